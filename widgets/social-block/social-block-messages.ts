import { newTabMessages } from '../../shared/ui/ui-messages'

/** The texts of the block; the page may replace any of them. */
export const socialBlockMessages = {
  ...newTabMessages,
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
