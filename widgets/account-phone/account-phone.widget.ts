import { failedCallWording } from '../../shared/domain/api/client/failure-wording'
import { accountWording, doubtWording } from '../../shared/features/account/account-wording'
import { changeWording } from '../../shared/features/calls/change-wording'
import { fieldErrors, flag, labels, required, text } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
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
