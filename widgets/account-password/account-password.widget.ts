import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { AccountPassword } from './AccountPassword'
import { options } from './account-password.options'
import { accountPasswordMessages } from './account-password-messages'

export const widget = defineWidget({
  name: 'account-password',
  title: 'Customer’s password',
  group: 'Account',
  summary: "A customer's password, changed in place; what is typed is told to the shop and to nobody else.",
  options,
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
