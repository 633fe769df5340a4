import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { TransactionSearch } from './TransactionSearch'
import { options } from './transaction-search.options'
import { transactionSearchMessages } from './transaction-search-messages'

export const widget = defineWidget({
  name: 'transaction-search',
  title: 'Transaction search',
  group: 'Account',
  summary: 'A form that asks your page for the transactions between two dates, by words if need be.',
  options,
  messages: transactionSearchMessages,
  serverRendered: { facts: {}, unless: ['errors'] },
  component: TransactionSearch,
})
