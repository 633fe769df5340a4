/** The texts of the search of transactions; a page may replace any of them. */
export const searchMessages = {
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

export type SearchMessages = { readonly [Name in keyof typeof searchMessages]: string }
