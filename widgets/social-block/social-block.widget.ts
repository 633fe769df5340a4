import { number, object, string } from 'yup'
import { labels, list } from '../../shared/options/options'
import { defineWidget } from '../../shared/runtime/define-widget'
import { SocialBlock } from './SocialBlock'
import { socialWording } from './social-wording'

const count = () =>
  number()
    .nullable()
    .transform(value => (Number.isSafeInteger(value) && value >= 0 ? value : null))

const post = object({
  image: string().nullable(),
  user: object({ profile_image_url: string().nullable() }).nullable(),
  text: string().nullable(),
  link: string().nullable(),
  retweet_count: count(),
  favorite_count: count(),
})

export const widget = defineWidget({
  name: 'social-block',
  title: 'Get social',
  group: 'Sharing and contact',
  summary: 'The latest posts, three at a time.',
  options: {
    posts: list('The posts: image, user.profile_image_url, text, link, retweet_count, favorite_count.', post),
    labels: labels(socialWording),
  },
  component: SocialBlock,
})
