import { toScheme } from '../../shared/domain/api/scheme'
import {
  calendarDate,
  fieldErrors,
  imagePath,
  record,
  text,
  wholeNumber,
} from '../../shared/platform/options/options'
import { anyObject } from '../../shared/platform/values/decoder'

export const options = {
  defaultImage: imagePath(
    FOR_EDITORS && 'Shown where a product has no picture; a drawn bottle unless given.',
  ),
  scheme: record(
    FOR_EDITORS &&
      'What the code of the form brings, where the page knows it: reward_type, reward_order_type, reward_max_qty and products. Later the promo-field says.',
    toScheme,
    'image',
  ),
  product: text(FOR_EDITORS && 'The product that was chosen, in a form that came back with errors.'),
  quantity: wholeNumber(FOR_EDITORS && 'How many were chosen, for one date.'),
  date: calendarDate(FOR_EDITORS && 'For which date they were chosen.'),
  weekdays: record(
    FOR_EDITORS &&
      'How many were chosen for every week: by day 1 to 6, quantity and frequency as they were posted.',
    anyObject,
  ),
  errors: fieldErrors(
    FOR_EDITORS && "The server's messages for product, quantity, date and weekdays.",
    'product',
    'quantity',
    'date',
    'weekdays',
  ),
}
