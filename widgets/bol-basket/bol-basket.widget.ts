import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { BolBasket } from './BolBasket'
import { options } from './bol-basket.options'
import { bolBasketMessages } from './bol-basket-messages'

export const widget = defineWidget({
  name: 'bol-basket',
  title: FOR_EDITORS && 'Best of Local box',
  group: FOR_EDITORS && 'Baskets',
  summary:
    FOR_EDITORS &&
    'What is in the Best of Local box and what it comes to, with the way to the checkout. Quantities are saved as they change.',
  options,
  messages: bolBasketMessages,
  emits: ['basket-updated'],
  hears: ['basket-updated', 'product-posted', 'valid-postcode'],
  serverRendered: FOR_EDITORS && {
    facts: {
      box: 'What is in the box and what it comes to, as 2x231 1x232 £26.55: how many of which product, line by line.',
      postcode: 'The postcode that is confirmed; empty where none is.',
    },
    answer: { call: 'GET /api/bol-basket', needs: ['postcode'] },
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
    firstCalls: ['readBasket', 'changeBasketLine', 'removeBasketLine'],
    pages: ['login', 'featured', 'checkout'],
  },
  component: BolBasket,
})
