import type { SocialPost } from '../page-data'

const post = (
  picture: string | null,
  avatar: string,
  text: string,
  counts: [number, number],
): SocialPost => ({
  image: picture && `/assets/${picture}.svg`,
  user: { profile_image_url: `/assets/${avatar}.svg` },
  text,
  link: `https://social.example/doorstepdairy/${counts[0]}${counts[1]}`,
  retweet_count: counts[0],
  favorite_count: counts[1],
})

/** The shop's latest posts, newest first: eight, so that the last three are incomplete; one has no picture. */
export const posts: readonly SocialPost[] = [
  post(
    'scene-doorstep',
    'logo-mark',
    'Sun up at Chew Valley and the first float is already on Coronation Road.',
    [12, 48],
  ),
  post(
    'products/veg-box',
    'products/apples',
    'Purple sprouting is in this week’s veg box. Two minutes in butter, no more.',
    [9, 61],
  ),
  post(
    'products/crumpets',
    'logo-mark',
    'Bank holiday breakfasts: crumpets back in stock for Friday rounds.',
    [21, 104],
  ),
  post(
    'milk-float',
    'logo-mark',
    'Forty years on the same round today. Thank you, Gareth, from all of Bedminster.',
    [88, 412],
  ),
  post(
    null,
    'logo-mark',
    'Snow on Dundry Hill. Floats are out, but give us until nine this morning.',
    [34, 57],
  ),
  post(
    'products/cheese',
    'products/cheese',
    'Clothbound, fourteen months old and only just cut. Forty wheels, then none until June.',
    [5, 39],
  ),
  post(
    'scene-hero',
    'logo-mark',
    'Please rinse your empties and leave them out. Each bottle makes about 25 trips.',
    [140, 530],
  ),
  post('products/eggs', 'products/eggs', 'The hens at Pipers Lane have a new view.', [0, 1]),
]
