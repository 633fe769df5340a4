import { boxesFills } from '../../shared/features/boxes/boxes-messages'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { ViewBox } from './ViewBox'
import { options } from './view-box.options'
import { viewBoxMessages } from './view-box-messages'

export { preload } from './preload'

export const widget = defineWidget({
  name: 'view-box',
  title: FOR_EDITORS && 'View a box',
  group: FOR_EDITORS && 'Ordering',
  summary:
    FOR_EDITORS && 'A link that shows what is in a Best of Local box, to change it or to order it again.',
  isInline: true,
  options,
  messages: viewBoxMessages,
  fills: boxesFills,
  emits: ['product-posted', 'basket-updated'],
  hears: ['basket-updated', 'product-posted'],
  serverRendered: FOR_EDITORS && {
    facts: { date: 'The day of the box as it is printed, such as 2026-12-05; empty where it has none.' },
  },
  asks: FOR_EDITORS && {
    calls: [
      'readBasket',
      'cancelBasket',
      'reorderBox',
      'editBoxOrder',
      'editBasketBox',
      'cancelBoxOrder',
      'readWeek',
    ],
    firstCalls: ['reorderBox'],
    pages: ['login', 'featured', 'checkout', 'payments'],
  },
  component: ViewBox,
})
