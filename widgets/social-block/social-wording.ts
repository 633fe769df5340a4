import { newTabWording } from '../../shared/ui/ui-wording'

/** What the block says; the page may replace any of it. */
export const socialWording = {
  ...newTabWording,
  title: 'Get social',
  more: 'Load More',
  read: 'Read the post',
  place: '{at} of {total}',
  shownOne: '1 more post, {shown} of {total} shown',
  shownMore: '{count} more posts, {shown} of {total} shown',
  repost: '{count} repost',
  reposts: '{count} reposts',
  like: '{count} like',
  likes: '{count} likes',
} as const

export type SocialWording = { [Name in keyof typeof socialWording]: string }
