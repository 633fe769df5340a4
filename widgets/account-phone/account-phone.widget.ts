import { accountWording, doubtWording } from '../../shared/account/account-wording'
import { failedCallWording } from '../../shared/api/failure-wording'
import { fieldErrors, flag, labels, required, text } from '../../shared/options/options'
import { defineWidget } from '../../shared/runtime/define-widget'
import { changeWording } from '../../shared/services/change-wording'
import { optionalWording } from '../../shared/ui/ui-wording'
import { AccountPhone } from './AccountPhone'
import { phoneWording } from './phone-wording'

export const widget = defineWidget({
  name: 'account-phone',
  title: 'Phone number',
  group: 'Account',
  summary: "A customer's phone number, edited in place.",
  options: {
    phone: required(text('The phone number that the shop has.')),
    editing: flag('Whether the field is open at first.', false),
    typed: text('What was typed into a form that came back with errors.'),
    errors: fieldErrors("The server's messages for phone."),
    labels: labels(
      failedCallWording,
      changeWording,
      optionalWording,
      accountWording,
      doubtWording,
      phoneWording,
    ),
  },
  prints: { facts: { details: 'The number as it is printed.' }, unless: ['editing', 'typed', 'errors'] },
  component: AccountPhone,
})
