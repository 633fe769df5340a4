import { dateMessages } from '../../shared/domain/rules/dates/dates'
import { dateFieldMessages } from '../../shared/ui/ui-messages'

/** The texts of the search of transactions; a page may replace any of them. */
export const transactionSearchMessages = {
  ...dateMessages,
  ...dateFieldMessages,
  title: 'Find a transaction',
  words: 'Search',
  wordsLike: 'Milk, payment, box',
  from: 'From',
  to: 'To',
  search: 'Search',
  startMoved: 'From changed to {date}.',
  endMoved: 'To changed to {date}.',
  periods: 'Usual dates',
  lastDays: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  chosen: 'From {start} to {end}.',
} as const
