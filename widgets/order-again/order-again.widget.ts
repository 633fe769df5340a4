import { boxesFills } from '../../shared/features/boxes/boxes-messages'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { OrderAgain } from './OrderAgain'
import { options } from './order-again.options'
import { orderAgainMessages } from './order-again-messages'

export { preload } from './preload'

export const widget = defineWidget({
  name: 'order-again',
  title: FOR_EDITORS && 'Order it again',
  group: FOR_EDITORS && 'Ordering',
  summary: FOR_EDITORS && 'The latest three Best of Local boxes, to look into and to order again.',
  options,
  messages: orderAgainMessages,
  fills: boxesFills,
  emits: ['product-posted', 'basket-updated'],
  hears: ['product-posted'],
  serverRendered: FOR_EDITORS && {
    facts: { boxes: 'The ids of the latest boxes, as the shop answers them: 41 40 38.' },
    answer: { call: 'GET /api/basket/latest-bol', needs: [] },
  },
  asks: FOR_EDITORS && {
    calls: [
      'readBasket',
      'cancelBasket',
      'readLatestBoxes',
      'reorderBox',
      'editBoxOrder',
      'editBasketBox',
      'cancelBoxOrder',
      'readWeek',
    ],
    firstCalls: ['readLatestBoxes', 'reorderBox'],
    pages: ['login', 'featured', 'checkout', 'payments'],
  },
  component: OrderAgain,
})
