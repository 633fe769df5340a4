import { blockedOption } from '../../shared/features/ordering/blocked.options'
import { productOption } from '../../shared/features/ordering/product.options'
import { fieldName, flag, record, wholeNumber } from '../../shared/platform/options/options'
import { anyObject } from '../../shared/platform/values/decoder'

export const options = {
  product: productOption,
  totalMaxQuantity: wholeNumber(FOR_EDITORS && 'The most of all days together, as with a gift of six pints.'),
  frequency: flag(FOR_EDITORS && 'Whether weekly, fortnightly or 4 weekly can be chosen.', true),
  hideButton: flag(
    FOR_EDITORS &&
      "Inside the page's own form: no button, nothing is saved; hidden fields weekdays[day][quantity] and weekdays[day][frequency] carry the order.",
    false,
  ),
  fieldPrefix: fieldName(FOR_EDITORS && 'Goes before those names: gift makes gift[weekdays][1][quantity].'),
  weekdays: record(
    FOR_EDITORS &&
      'What was chosen, in a form that came back with errors: by day 1 to 6, quantity and frequency as they were posted.',
    anyObject,
  ),
  blocked: blockedOption,
}
