import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { CheckoutPanel } from './CheckoutPanel'
import { options } from './checkout-panel.options'
import { checkoutPanelMessages } from './checkout-panel-messages'

export const widget = defineWidget({
  name: 'checkout-panel',
  title: FOR_EDITORS && 'Best of Local checkout',
  group: FOR_EDITORS && 'Baskets',
  summary:
    FOR_EDITORS &&
    'When the box comes, how often and where it is left; what cannot come that day; and confirming the order.',
  options,
  messages: checkoutPanelMessages,
  emits: ['basket-updated'],
  hears: ['basket-updated'],
  serverRendered: FOR_EDITORS && {
    facts: {
      box: 'What is in the box and what it comes to, as 2x231 1x232 £26.55: how many of which product, line by line.',
      place:
        'Where the box is left, as it is printed: the delivery option and the special instructions, as 0 porch.',
    },
    unless: ['pastCutoff'],
  },
  asks: FOR_EDITORS && {
    calls: [
      'readBasket',
      'readLatestBoxes',
      'readCheckout',
      'confirmOrder',
      'removeUnavailable',
      'changeDeliveryDate',
    ],
    firstCalls: ['readCheckout', 'confirmOrder', 'changeDeliveryDate'],
    pages: [
      'login',
      'register',
      'contact',
      'terms',
      'deliveryQuestions',
      'orders',
      'featured',
      'checkoutComplete',
    ],
  },
  component: CheckoutPanel,
})
