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
