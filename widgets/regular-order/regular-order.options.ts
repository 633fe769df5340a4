import { flag, labels, text, wholeNumber } from '../../shared/options/options'
import { closed, regularWording } from '../../shared/ordering/editor-wording'
import { productOption } from '../../shared/ordering/product.options'

export const options = {
  product: productOption,
  totalMaxQuantity: wholeNumber('The most of all days together, as with a gift of six pints.'),
  frequency: flag('Whether weekly, fortnightly or 4 weekly can be chosen.', true),
  hideButton: flag(
    "Inside the page's own form: no button, nothing is saved; hidden fields weekdays[day][quantity] and weekdays[day][frequency] carry the order.",
    false,
  ),
  fieldPrefix: text('Goes before those names: gift makes gift[weekdays][1][quantity].'),
  blocked: flag('Whether ordering is closed; the customer is told why in labels.blocked.', false),
  labels: labels(regularWording, { blocked: closed }),
}
