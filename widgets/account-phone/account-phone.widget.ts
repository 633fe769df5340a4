import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { AccountPhone } from './AccountPhone'
import { options } from './account-phone.options'
import { accountPhoneMessages } from './account-phone-messages'

export const widget = defineWidget({
  name: 'account-phone',
  title: FOR_EDITORS && 'Customer’s phone number',
  group: FOR_EDITORS && 'Account',
  summary: FOR_EDITORS && "A customer's phone number, edited in place.",
  options,
  messages: accountPhoneMessages,
  serverRendered: FOR_EDITORS && {
    facts: { details: 'The number as it is printed.' },
    unless: ['editing', 'typed', 'errors'],
  },
  asks: FOR_EDITORS && {
    calls: ['saveDetails'],
    firstCalls: ['saveDetails'],
    pages: ['login'],
  },
  component: AccountPhone,
})
