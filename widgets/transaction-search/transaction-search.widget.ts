import { fieldErrors, path, text } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { TransactionSearch } from './TransactionSearch'
import { transactionSearchMessages } from './transaction-search-messages'

export const widget = defineWidget({
  name: 'transaction-search',
  title: 'Transaction search',
  group: 'Account',
  summary: 'A form that asks your page for the transactions between two dates, by words if need be.',
  options: {
    action: path('The page that lists what is found; this page unless given.'),
    q: text('The words that were searched for.'),
    start: text('The first day of the search, such as 24/05/2026; 30 days ago unless given.'),
    end: text('The last day of the search, such as 24/05/2026; today unless given.'),
    errors: fieldErrors("The server's messages for start_date and end_date.", 'start_date', 'end_date'),
  },
  messages: transactionSearchMessages,
  serverRendered: { facts: {}, unless: ['errors'] },
  component: TransactionSearch,
})
