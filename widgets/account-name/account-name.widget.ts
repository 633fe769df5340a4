import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { AccountName } from './AccountName'
import { options } from './account-name.options'
import { accountNameMessages } from './account-name-messages'

export const widget = defineWidget({
  name: 'account-name',
  title: 'Customer’s name',
  group: 'Account',
  summary: "A customer's title and name, edited in place.",
  options,
  messages: accountNameMessages,
  serverRendered: {
    facts: { details: 'The name as it is printed.' },
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
  component: AccountName,
})
