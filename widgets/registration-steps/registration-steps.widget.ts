import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { RegistrationSteps } from './RegistrationSteps'
import { options } from './registration-steps.options'
import { registrationStepsMessages } from './registration-steps-messages'

export const widget = defineWidget({
  name: 'registration-steps',
  title: FOR_EDITORS && 'Registration steps',
  group: FOR_EDITORS && 'Postcode and registration',
  summary: FOR_EDITORS && 'Shows a newcomer the three steps to a first delivery, and where they are.',
  options,
  messages: registrationStepsMessages,
  hears: ['valid-postcode', 'product-posted', 'basket-updated'],
  serverRendered: FOR_EDITORS && {
    facts: {
      postcode: 'The confirmed postcode; empty while none is.',
      step: 'Which step a newcomer is in: 1, 2 or 3.',
    },
  },
  asks: FOR_EDITORS && {
    calls: ['readOrdered'],
    firstCalls: ['readOrdered'],
    pages: ['login', 'register', 'milk', 'storeCupboard', 'drinksSnacks', 'butcher', 'bakery', 'greengrocer'],
  },
  component: RegistrationSteps,
})
