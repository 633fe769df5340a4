import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { ViewBox } from './ViewBox'
import { options } from './view-box.options'
import { viewBoxMessages } from './view-box-messages'

export const widget = defineWidget({
  name: 'view-box',
  title: 'View a box',
  group: 'Ordering',
  summary: 'A link that shows what is in a Best of Local box, to change it or to order it again.',
  isInline: true,
  options,
  messages: viewBoxMessages,
  emits: ['basket-updated'],
  hears: ['basket-updated', 'product-posted'],
  serverRendered: {
    facts: { date: 'The day of the box as it is printed, such as 2026-12-05; empty where it has none.' },
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
            'reorderBox',
            'applyDiscount',
            'editBoxOrder',
            'editBasketBox',
            'readWeek',
          ],
          firstCalls: ['reorderBox'],
          pages: ['login', 'featured', 'checkout', 'payments'],
        }
      : undefined,
  component: ViewBox,
})
