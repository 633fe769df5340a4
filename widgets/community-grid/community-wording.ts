import { failedCallWording } from '../../shared/domain/api/client/failure-wording'

/** What the button says; a page may replace any of it. */
export const communityWording = {
  ...failedCallWording,
  more: 'Load more',
  loading: 'Loading',
  addedOne: '1 more shown',
  addedMore: '{count} more shown',
  addedNone: 'There is nothing more to show',
} as const

export type CommunityWording = { readonly [Name in keyof typeof communityWording]: string }
