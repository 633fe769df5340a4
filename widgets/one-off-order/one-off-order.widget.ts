import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { OneOffOrder } from './OneOffOrder'
import { options } from './one-off-order.options'
import { oneOffOrderMessages } from './one-off-order-messages'

export const widget = defineWidget({
  name: 'one-off-order',
  title: FOR_EDITORS && 'One-off order',
  group: FOR_EDITORS && 'Ordering',
  summary: FOR_EDITORS && 'Orders a daily essential for one date, or changes or removes that order.',
  options,
  messages: oneOffOrderMessages,
  emits: ['product-posted', 'basket-updated'],
  hears: ['valid-postcode', 'product-posted'],
  asks: FOR_EDITORS && {
    calls: ['saveOneOff', 'readOneOff'],
    firstCalls: ['saveOneOff', 'readOneOff'],
    pages: ['login'],
    uses: [
      {
        calls: ['saveOneOff'],
        when: 'Unless data-hide-button is set.',
        isOf: ({ option }) => (option('hideButton') ?? 'false') === 'false',
      },
    ],
  },
  component: OneOffOrder,
})
