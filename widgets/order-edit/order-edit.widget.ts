import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { OrderEdit } from './OrderEdit'
import { options } from './order-edit.options'
import { orderEditMessages } from './order-edit-messages'

export const widget = defineWidget({
  name: 'order-edit',
  title: 'Edit an order',
  group: 'Ordering',
  summary: 'An Edit link beside an ordered product: its regular order, or the one of a delivery date.',
  isInline: true,
  options,
  messages: orderEditMessages,
  emits: ['product-posted', 'basket-updated', 'open-weekly-basket'],
  hears: ['valid-postcode', 'product-posted'],
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['saveRegularOrder', 'readRegularOrder', 'saveOneOff', 'readOneOff'],
          firstCalls: ['saveRegularOrder', 'readRegularOrder'],
          pages: ['login', 'pauses'],
        }
      : undefined,
  component: OrderEdit,
})
