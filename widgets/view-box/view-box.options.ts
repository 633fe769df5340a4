import { boxOption, unfinishedOption } from '../../shared/features/boxes/box.options'
import { oneOf } from '../../shared/platform/options/options'

export const options = {
  order: boxOption,
  action: oneOf(FOR_EDITORS && 'What the dialog offers.', ['edit', 'reorder'], 'edit'),
  activeBolOrder: unfinishedOption,
}
