import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { TransactionSearch } from './TransactionSearch'
import { options } from './transaction-search.options'
import { transactionSearchMessages } from './transaction-search-messages'

export const widget = defineWidget({
  name: 'transaction-search',
  title: FOR_EDITORS && 'Transaction search',
  group: FOR_EDITORS && 'Account',
  summary:
    FOR_EDITORS && 'A form that asks your page for the transactions between two dates, by words if need be.',
  options,
  messages: transactionSearchMessages,
  serverRendered: FOR_EDITORS && { facts: {}, unless: ['errors'] },
  component: TransactionSearch,
})
