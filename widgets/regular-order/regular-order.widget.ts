import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { RegularOrder } from './RegularOrder'
import { options } from './regular-order.options'
import { regularOrderMessages } from './regular-order-messages'

export const widget = defineWidget({
  name: 'regular-order',
  title: FOR_EDITORS && 'Regular order',
  group: FOR_EDITORS && 'Ordering',
  summary:
    FOR_EDITORS && 'How many of a daily essential come on each weekday, Monday to Saturday, and how often.',
  options,
  messages: regularOrderMessages,
  emits: ['product-posted', 'basket-updated'],
  hears: ['valid-postcode', 'product-posted'],
  asks: FOR_EDITORS && {
    calls: ['saveRegularOrder', 'readRegularOrder'],
    firstCalls: ['saveRegularOrder', 'readRegularOrder'],
    pages: ['login'],
    uses: [
      {
        calls: ['saveRegularOrder'],
        when: 'Unless data-hide-button is set.',
        isOf: ({ option }) => (option('hideButton') ?? 'false') === 'false',
      },
    ],
  },
  component: RegularOrder,
})
