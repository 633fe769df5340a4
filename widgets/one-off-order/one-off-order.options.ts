import { blockedOption } from '../../shared/features/ordering/blocked.options'
import { productOption } from '../../shared/features/ordering/product.options'
import { calendarDate, fieldName, flag, wholeNumber } from '../../shared/platform/options/options'

export const options = {
  product: productOption,
  date: calendarDate(
    FOR_EDITORS && 'The delivery date to begin with; the first that the shop offers unless given.',
  ),
  quantity: wholeNumber(
    FOR_EDITORS && 'How many were chosen, in a form that came back with errors; date says for when.',
  ),
  maxQuantity: wholeNumber(
    FOR_EDITORS && 'The most that can be ordered, where the product names no maximum of its own.',
  ),
  hideButton: flag(
    FOR_EDITORS &&
      "Inside the page's own form: no button, nothing is saved; hidden fields quantity and date carry the order.",
    false,
  ),
  fieldPrefix: fieldName(FOR_EDITORS && 'Goes before those names: gift makes gift[quantity].'),
  blocked: blockedOption,
}
