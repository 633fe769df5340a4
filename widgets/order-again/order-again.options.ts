import { unfinishedOption } from '../../shared/features/boxes/box.options'
import { oneOf } from '../../shared/platform/options/options'

export const options = {
  layout: oneOf(
    FOR_EDITORS && 'Cards beside each other, or rows, until the customer chooses.',
    ['grid', 'list'],
    'grid',
  ),
  activeBolOrder: unfinishedOption,
}
