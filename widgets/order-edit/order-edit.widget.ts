import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { OrderEdit } from './OrderEdit'
import { options } from './order-edit.options'
import { orderEditMessages } from './order-edit-messages'

export const widget = defineWidget({
  name: 'order-edit',
  title: FOR_EDITORS && 'Edit an order',
  group: FOR_EDITORS && 'Ordering',
  summary:
    FOR_EDITORS &&
    'An Edit link beside an ordered product: its regular order, or the one of a delivery date.',
  isInline: true,
  options,
  messages: orderEditMessages,
  emits: ['product-posted', 'basket-updated', 'open-weekly-basket'],
  hears: ['valid-postcode', 'product-posted'],
  asks: FOR_EDITORS && {
    calls: ['saveRegularOrder', 'readRegularOrder', 'saveOneOff', 'readOneOff'],
    firstCalls: ['saveRegularOrder', 'readRegularOrder'],
    pages: ['login', 'pauses'],
  },
  component: OrderEdit,
})
