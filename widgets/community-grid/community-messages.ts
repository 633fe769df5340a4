import { failedCallMessages } from '../../shared/domain/api/client/failure-messages'

/** What the button says; a page may replace any of it. */
export const communityMessages = {
  ...failedCallMessages,
  more: 'Load more',
  loading: 'Loading',
  addedOne: '1 more shown',
  addedMore: '{count} more shown',
  addedNone: 'There is nothing more to show',
} as const

export type CommunityMessages = { readonly [Name in keyof typeof communityMessages]: string }
