import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { RegularOrder } from './RegularOrder'
import { options } from './regular-order.options'

export const widget = defineWidget({
  name: 'regular-order',
  title: 'Regular order',
  group: 'Ordering',
  summary: 'How many of a daily essential come on each weekday, Monday to Saturday, and how often.',
  options,
  emits: ['product-posted', 'basket-updated'],
  hears: ['valid-postcode', 'product-posted'],
  component: RegularOrder,
})
