import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { AccountPhone } from './AccountPhone'
import { options } from './account-phone.options'
import { accountPhoneMessages } from './account-phone-messages'

export const widget = defineWidget({
  name: 'account-phone',
  title: 'Customer’s phone number',
  group: 'Account',
  summary: "A customer's phone number, edited in place.",
  options,
  messages: accountPhoneMessages,
  serverRendered: {
    facts: { details: 'The number as it is printed.' },
    unless: ['editing', 'typed', 'errors'],
  },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['saveDetails'],
          firstCalls: ['saveDetails'],
          pages: ['login'],
        }
      : undefined,
  component: AccountPhone,
})
