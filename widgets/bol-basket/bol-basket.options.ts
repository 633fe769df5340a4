import { minimumOrderOption } from '../../shared/features/basket/minimum-order'
import { flag } from '../../shared/platform/options/options'

export const options = {
  minimumOrderValue: minimumOrderOption,
  hideCheckout: flag(FOR_EDITORS && 'Whether the Checkout button is left out.', false),
  closable: flag(FOR_EDITORS && 'Whether it can be closed; a button that opens it again stays.', false),
}
