import { failedCallMessages } from '../../shared/domain/api/client/failure-messages'

/** The texts of the button; a page may replace any of them. */
export const communityGridMessages = {
  ...failedCallMessages,
  more: 'Load more',
  loading: 'Loading',
  addedOne: '1 more shown',
  addedMore: '{count} more shown',
  addedNone: 'There is nothing more to show',
  noneOnPages: 'There was nothing new on the next {count} pages',
} as const

export type CommunityGridMessages = { readonly [Name in keyof typeof communityGridMessages]: string }
