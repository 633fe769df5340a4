import type { Example } from '../../shared/platform/runtime/example'

type Post = {
  image?: string | null
  user?: { profile_image_url: string | null }
  text: string
  link?: string
  retweet_count?: number
  favorite_count?: number
}

const author = { profile_image_url: '/assets/logo-mark.svg' }
const link = 'https://social.example/doorstepdairy'

const posts: Post[] = [
  {
    image: '/assets/scene-doorstep.svg',
    user: author,
    text: 'Sun up at Chew Valley and the first float is already on Coronation Road.',
    link: `${link}/1`,
    retweet_count: 12,
    favorite_count: 48,
  },
  {
    image: '/assets/products/veg-box.svg',
    user: author,
    text: 'Purple sprouting is in this week’s veg box. Two minutes in butter, no more.',
    link: `${link}/2`,
    retweet_count: 9,
    favorite_count: 61,
  },
  {
    image: '/assets/milk-float.svg',
    user: author,
    text: 'Forty years on the same round today. Thank you, Gareth, from all of Bedminster.',
    link: `${link}/3`,
    retweet_count: 88,
    favorite_count: 1204,
  },
  {
    image: '/assets/scene-hero.svg',
    user: author,
    text: 'Please rinse your empties and leave them out. Each bottle makes about 25 trips.',
    link: `${link}/4`,
    retweet_count: 1,
    favorite_count: 1,
  },
]

const markup = (shown: Post[], fallback: string) => `<div data-widget="social-block">
  <script type="application/json">
    ${JSON.stringify({ posts: shown }, null, 2).replaceAll('<', '\\u003c').replaceAll('\n', '\n    ')}
  </script>
  ${fallback}
</div>`

const fallback = `<h2>Get social</h2>
  <p><a href="${link}" rel="noopener nofollow">See what we are up to</a></p>`

export const examples: Example[] = [
  {
    name: 'Three at a time',
    about: 'Load More shows the next three and goes away with the last post.',
    markup: markup(posts, fallback),
  },
  {
    name: 'What is missing is left out',
    about:
      'A post without a picture, without an author’s picture, without a link and without counts. Pictures come over https or from the shop itself.',
    markup: markup(
      [
        {
          image: null,
          user: author,
          text: 'Snow on Dundry Hill.',
          link: `${link}/5`,
          retweet_count: 34,
          favorite_count: 57,
        },
        {
          image: '/assets/missing.png',
          text: 'The picture of this one is gone.',
          link: `${link}/6`,
          favorite_count: 3,
        },
        { text: 'Only words.' },
      ],
      fallback,
    ),
  },
  {
    name: 'No posts',
    about: 'The whole block goes away.',
    markup:
      '<div data-widget="social-block">\n  <script type="application/json">{ "posts": [] }</script>\n</div>',
  },
]
