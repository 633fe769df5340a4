import { toScheme } from '../../shared/domain/api/scheme'
import {
  calendarDate,
  fieldErrors,
  imagePath,
  record,
  text,
  wholeNumber,
} from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { anyObject } from '../../shared/platform/values/decoder'
import { ProductSelector } from './ProductSelector'
import { productSelectorMessages } from './product-selector-messages'

export const widget = defineWidget({
  name: 'product-selector',
  title: 'Free product',
  group: 'Postcode and registration',
  summary: 'The free product that a promotional code brings: which one, how many and when.',
  inForm: true,
  options: {
    defaultImage: imagePath('Shown where a product has no picture; a drawn bottle unless given.'),
    scheme: record(
      'What the code of the form brings, where the page knows it: reward_type, reward_order_type, reward_max_qty and products. Later the promo-field says.',
      toScheme,
      'image',
    ),
    product: text('The product that was chosen, in a form that came back with errors.'),
    quantity: wholeNumber('How many were chosen, for one date.'),
    date: calendarDate('For which date they were chosen.'),
    weekdays: record(
      'How many were chosen for every week: by day 1 to 6, quantity and frequency as they were posted.',
      anyObject,
    ),
    errors: fieldErrors(
      "The server's messages for product, quantity, date and weekdays.",
      'product',
      'quantity',
      'date',
      'weekdays',
    ),
  },
  messages: productSelectorMessages,
  hears: ['valid-postcode', 'product-posted'],
  serverRendered: {
    facts: { scheme: 'no: the form has no code, and nothing of it shows.' },
    unless: ['scheme', 'product', 'quantity', 'date'],
  },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['readRegularOrder', 'readOneOff'],
          pages: ['login'],
        }
      : undefined,
  component: ProductSelector,
})
