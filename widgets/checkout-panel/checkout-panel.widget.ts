import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { CheckoutPanel } from './CheckoutPanel'
import { options } from './checkout-panel.options'

export const widget = defineWidget({
  name: 'checkout-panel',
  title: 'Best of Local checkout',
  group: 'Baskets',
  summary:
    'When the box comes, how often and where it is left; what cannot come that day; and confirming the order.',
  options,
  emits: ['basket-updated'],
  hears: ['basket-updated'],
  component: CheckoutPanel,
})
