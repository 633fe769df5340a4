import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { AccountPassword } from './AccountPassword'
import { options } from './account-password.options'
import { accountPasswordMessages } from './account-password-messages'

export const widget = defineWidget({
  name: 'account-password',
  title: FOR_EDITORS && 'Customer’s password',
  group: FOR_EDITORS && 'Account',
  summary:
    FOR_EDITORS &&
    "A customer's password, changed in place; what is typed is told to the shop and to nobody else.",
  options,
  messages: accountPasswordMessages,
  serverRendered: FOR_EDITORS && { facts: {}, unless: ['errors'] },
  asks: FOR_EDITORS && {
    calls: ['savePassword'],
    firstCalls: ['savePassword'],
    pages: ['login'],
  },
  component: AccountPassword,
})
