import { minimumOrderOption } from '../../shared/features/basket/minimum-order'
import { oneOf } from '../../shared/platform/options/options'

export const options = {
  minimumOrderValue: minimumOrderOption,
  look: oneOf(
    FOR_EDITORS &&
      'A button for the header, or a bar for the foot of a phone, with the sum, that shows nothing while the box is empty.',
    ['button', 'bar'],
    'button',
  ),
}
