import { boxesFills } from '../../shared/features/boxes/boxes-messages'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { HeaderBasket } from './HeaderBasket'
import { options } from './header-basket.options'
import { headerBasketMessages } from './header-basket-messages'

export const widget = defineWidget({
  name: 'header-basket',
  title: FOR_EDITORS && 'Weekly basket',
  group: FOR_EDITORS && 'Baskets',
  summary:
    FOR_EDITORS &&
    'The week at a glance: what was delivered, what is coming, what can still be changed, and what it costs.',
  options,
  messages: headerBasketMessages,
  fills: boxesFills,
  emits: ['product-posted', 'basket-updated'],
  hears: ['product-posted', 'basket-updated', 'open-weekly-basket'],
  serverRendered: FOR_EDITORS && {
    facts: { open: 'no: it is closed, and nothing of it shows.' },
    unless: ['open'],
  },
  asks: FOR_EDITORS && {
    calls: [
      'readBasket',
      'cancelBasket',
      'reorderBox',
      'applyDiscount',
      'editBasketBox',
      'cancelBoxOrder',
      'readWeek',
      'saveRegularOrder',
      'readRegularOrder',
      'readDayOrder',
      'saveDayOrder',
      'saveOneOff',
      'readOneOff',
    ],
    firstCalls: ['readWeek'],
    pages: ['login', 'pauses', 'featured', 'checkout', 'milk', 'payments'],
  },
  component: HeaderBasket,
})
