import { list, required } from '../../shared/platform/options/options'
import {
  count,
  DecodeError,
  object,
  optional,
  string,
  withFallback,
} from '../../shared/platform/values/decoder'

const words = optional(string, null)
const number = withFallback(count, null)
const fields = object({
  image: words,
  user: optional(object({ profile_image_url: words }), null),
  text: words,
  link: words,
  retweet_count: number,
  favorite_count: number,
})
/** Rejects a post with nothing to see or read, which would be an empty card. */
const post: typeof fields = (given, at) => {
  const read = fields(given, at)
  if (!read.image && !read.text && !read.link)
    throw new DecodeError(at, given, 'has neither text, image nor link')
  return read
}

export const options = {
  posts: required(
    list(
      FOR_EDITORS && 'The posts: image, user.profile_image_url, text, link, retweet_count, favorite_count.',
      post,
      'image',
      'link',
    ),
  ),
}
