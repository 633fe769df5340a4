import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { PaymentForm } from './PaymentForm'
import { options } from './payment-form.options'
import { paymentFormMessages } from './payment-form-messages'

export const widget = defineWidget({
  name: 'payment-form',
  title: FOR_EDITORS && 'Payment on account',
  group: FOR_EDITORS && 'Account',
  summary:
    FOR_EDITORS && 'An amount to pay, typed or picked, which your page then takes by an ordinary form post.',
  options,
  messages: paymentFormMessages,
  serverRendered: FOR_EDITORS && {
    facts: { balance: 'What the customer owes, as it is printed. Say `data-balance-date` then, too.' },
    unless: ['amount', 'errors'],
  },
  asks: FOR_EDITORS && {
    postsForm: true,
  },
  component: PaymentForm,
})
