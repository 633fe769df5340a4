import { accountWording } from '../../shared/account/account-wording'
import { failedCallWording } from '../../shared/api/failure-wording'
import { fieldErrors, flag, labels, text } from '../../shared/options/options'
import { defineWidget } from '../../shared/runtime/define-widget'
import { changeWording } from '../../shared/services/change-wording'
import { optionalWording } from '../../shared/ui/ui-wording'
import { AccountPassword } from './AccountPassword'
import { passwordWording } from './password-wording'

export const widget = defineWidget({
  name: 'account-password',
  title: 'Password',
  group: 'Account',
  summary: "A customer's password, changed in place; what is typed is told to the shop and to nobody else.",
  options: {
    editing: flag('Whether the fields are open at first.', false),
    username: text('What the customer logs in with, for the password manager of the browser.'),
    hint: text('What a new password has to be like, in your own words.'),
    errors: fieldErrors("The server's messages for old_password, password and password_confirmation."),
    labels: labels(failedCallWording, changeWording, optionalWording, accountWording, passwordWording),
  },
  prints: { facts: {}, unless: ['errors'] },
  component: AccountPassword,
})
