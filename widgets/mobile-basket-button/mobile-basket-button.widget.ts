import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { MobileBasketButton } from './MobileBasketButton'
import { options } from './mobile-basket-button.options'
import { mobileBasketButtonMessages } from './mobile-basket-button-messages'

export const widget = defineWidget({
  name: 'mobile-basket-button',
  title: FOR_EDITORS && 'Box button',
  group: FOR_EDITORS && 'Baskets',
  summary:
    FOR_EDITORS && 'How many items are in the Best of Local box, for phones; and the box itself in a dialog.',
  isInline: true,
  options,
  messages: mobileBasketButtonMessages,
  emits: ['basket-updated'],
  hears: ['basket-updated', 'product-posted', 'valid-postcode'],
  serverRendered: FOR_EDITORS && {
    facts: {
      items: 'How many items are in the box.',
      box: 'What is in the box and what it comes to, as 2x231 1x232 £26.55: how many of which product, line by line.',
    },
    answer: { call: 'GET /api/bol-basket', needs: [] },
  },
  asks: FOR_EDITORS && {
    calls: [
      'readBasket',
      'changeBasketLine',
      'removeBasketLine',
      'cancelBasket',
      'addToBasket',
      'applyDiscount',
    ],
    firstCalls: ['readBasket'],
    pages: ['login', 'featured', 'checkout'],
  },
  component: MobileBasketButton,
})
