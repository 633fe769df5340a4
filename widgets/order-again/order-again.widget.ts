import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { OrderAgain } from './OrderAgain'
import { options } from './order-again.options'
import { orderAgainMessages } from './order-again-messages'

export const widget = defineWidget({
  name: 'order-again',
  title: 'Order it again',
  group: 'Ordering',
  summary: 'The latest three Best of Local boxes, to look into and to order again.',
  options,
  messages: orderAgainMessages,
  emits: ['basket-updated'],
  hears: ['product-posted'],
  serverRendered: {
    facts: { boxes: 'The ids of the latest boxes, as the shop answers them: 41 40 38.' },
    answer: { call: 'GET /api/basket/latest-bol', needs: [] },
  },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: [
            'readBasket',
            'changeBasketLine',
            'removeBasketLine',
            'cancelBasket',
            'addToBasket',
            'readLatestBoxes',
            'reorderBox',
            'applyDiscount',
            'editBoxOrder',
            'editBasketBox',
            'readWeek',
          ],
          firstCalls: ['readLatestBoxes', 'reorderBox'],
          pages: ['login', 'featured', 'checkout', 'payments'],
        }
      : undefined,
  component: OrderAgain,
})
