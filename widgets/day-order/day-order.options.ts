import { blockedOption } from '../../shared/features/ordering/blocked.options'
import { productOption } from '../../shared/features/ordering/product.options'
import { calendarDate, flag, required, wholeNumber } from '../../shared/platform/options/options'

export const options = {
  product: productOption,
  selectedDate: required(
    calendarDate(FOR_EDITORS && 'The day of the delivery that can be changed. The page may change it later.'),
  ),
  stepper: flag(FOR_EDITORS && 'Plus and minus stand beside the link and change that day at once.'),
  quantity: wholeNumber(
    FOR_EDITORS &&
      'How many come on that day, as far as the page knows; without it the stepper asks the shop.',
  ),
  blocked: blockedOption,
}
