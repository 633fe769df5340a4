import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { RegistrationSteps } from './RegistrationSteps'
import { options } from './registration-steps.options'
import { registrationStepsMessages } from './registration-steps-messages'

export const widget = defineWidget({
  name: 'registration-steps',
  title: 'Registration steps',
  group: 'Postcode and registration',
  summary: 'Shows a newcomer the three steps to a first delivery, and where they are.',
  options,
  messages: registrationStepsMessages,
  hears: ['valid-postcode', 'product-posted', 'basket-updated'],
  serverRendered: {
    facts: {
      postcode: 'The confirmed postcode; empty while none is.',
      step: 'Which step a newcomer is in: 1, 2 or 3.',
    },
  },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['readOrdered'],
          firstCalls: ['readOrdered'],
          pages: [
            'login',
            'register',
            'milk',
            'storeCupboard',
            'drinksSnacks',
            'butcher',
            'bakery',
            'greengrocer',
          ],
        }
      : undefined,
  component: RegistrationSteps,
})
