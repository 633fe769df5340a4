import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { ProductSelector } from './ProductSelector'
import { options } from './product-selector.options'
import { productSelectorMessages } from './product-selector-messages'

export const widget = defineWidget({
  name: 'product-selector',
  title: 'Free product',
  group: 'Postcode and registration',
  summary: 'The free product that a promotional code brings: which one, how many and when.',
  inForm: true,
  options,
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
