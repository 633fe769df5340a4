import { fieldErrors, flag, shownText, text } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { AccountPassword } from './AccountPassword'
import { accountPasswordMessages } from './account-password-messages'

export const widget = defineWidget({
  name: 'account-password',
  title: 'Customer’s password',
  group: 'Account',
  summary: "A customer's password, changed in place; what is typed is told to the shop and to nobody else.",
  options: {
    editing: flag('Whether the fields are open at first.', false),
    username: text('What the customer logs in with, for the password manager of the browser.'),
    hint: shownText('What a new password has to be like, in your own words.'),
    errors: fieldErrors(
      "The server's messages for old_password, password and password_confirmation.",
      'old_password',
      'password',
      'password_confirmation',
    ),
  },
  messages: accountPasswordMessages,
  serverRendered: { facts: {}, unless: ['errors'] },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['savePassword'],
          firstCalls: ['savePassword'],
          pages: ['login'],
        }
      : undefined,
  component: AccountPassword,
})
