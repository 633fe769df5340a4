import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { AccountName } from './AccountName'
import { options } from './account-name.options'
import { accountNameMessages } from './account-name-messages'

export const widget = defineWidget({
  name: 'account-name',
  title: FOR_EDITORS && 'Customer’s name',
  group: FOR_EDITORS && 'Account',
  summary: FOR_EDITORS && "A customer's title and name, edited in place.",
  options,
  messages: accountNameMessages,
  serverRendered: FOR_EDITORS && {
    facts: { details: 'The name as it is printed.' },
    unless: ['editing', 'typed', 'errors'],
  },
  asks: FOR_EDITORS && {
    calls: ['saveDetails'],
    firstCalls: ['saveDetails'],
    pages: ['login'],
  },
  component: AccountName,
})
