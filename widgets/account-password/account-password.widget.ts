import { failedCallWording } from '../../shared/domain/api/client/failure-wording'
import { accountWording } from '../../shared/features/account/account-wording'
import { changeWording } from '../../shared/features/calls/change-wording'
import { fieldErrors, flag, labels, text } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
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
