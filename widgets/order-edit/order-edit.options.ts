import { blockedOption } from '../../shared/features/ordering/blocked.options'
import { productOption } from '../../shared/features/ordering/product.options'
import { calendarDate, flag, wholeNumber } from '../../shared/platform/options/options'

export const options = {
  product: productOption,
  deliveryDate: calendarDate(
    FOR_EDITORS && 'The delivery of a one-off order; without it the regular order is edited.',
  ),
  stepper: flag(
    FOR_EDITORS &&
      'With a delivery date, plus and minus stand beside the link and change that order at once.',
  ),
  quantity: wholeNumber(
    FOR_EDITORS &&
      'How many come on that day, as far as the page knows; without it the stepper asks the shop.',
  ),
  blocked: blockedOption,
}
