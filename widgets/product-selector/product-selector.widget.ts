import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { ProductSelector } from './ProductSelector'
import { options } from './product-selector.options'
import { productSelectorMessages } from './product-selector-messages'

export const widget = defineWidget({
  name: 'product-selector',
  title: FOR_EDITORS && 'Free product',
  group: FOR_EDITORS && 'Postcode and registration',
  summary: FOR_EDITORS && 'The free product that a promotional code brings: which one, how many and when.',
  inForm: true,
  options,
  messages: productSelectorMessages,
  hears: ['valid-postcode', 'product-posted'],
  serverRendered: FOR_EDITORS && {
    facts: { scheme: 'no: the form has no code, and nothing of it shows.' },
    unless: ['scheme', 'product', 'quantity', 'date'],
  },
  asks: FOR_EDITORS && {
    calls: ['readRegularOrder', 'readOneOff'],
    pages: ['login'],
  },
  component: ProductSelector,
})
