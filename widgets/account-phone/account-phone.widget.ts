import { fieldErrors, flag, required, value } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { AccountPhone } from './AccountPhone'
import { accountPhoneMessages } from './account-phone-messages'

export const widget = defineWidget({
  name: 'account-phone',
  title: 'Customer’s phone number',
  group: 'Account',
  summary: "A customer's phone number, edited in place.",
  options: {
    phone: required(value('The phone number that the shop has.')),
    editing: flag('Whether the field is open at first.', false),
    typed: value('What was typed into a form that came back with errors.'),
    errors: fieldErrors("The server's messages for phone.", 'phone'),
  },
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
