import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { OrderDialog } from './OrderDialog'
import { options } from './order-dialog.options'

export { preload } from './preload'

export const widget = defineWidget({
  name: 'order-dialog',
  title: 'Order a product',
  group: 'Ordering',
  summary:
    'The button of a product card: it adds a Best of Local product to the basket, or opens the dialog in which a product is ordered.',
  options,
  emits: ['product-posted', 'basket-updated'],
  hears: ['valid-postcode', 'basket-updated', 'product-posted'],
  component: OrderDialog,
})
