import type { Example } from '../../shared/platform/runtime/example'

const pictures = [
  ['bread', 'Bloomers at three'],
  ['veg-box', 'Purple sprouting'],
  ['bacon', 'Dry-cured bacon'],
  ['cheese', 'Clothbound cheddar'],
  ['jam', 'The last of the damsons'],
] as const

const slide = (inside: string) => `  <li class="slide">${inside}</li>`
const row = (id: string, slides: readonly string[]) => `{widget}
<div class="slides" id="${id}"><ul>
${slides.map(slide).join('\n')}
</ul></div>`

const gallery = (id: string) =>
  row(
    id,
    pictures.map(
      ([name, title]) =>
        `<img src="/assets/products/${name}.svg" alt="" width="320" height="220"><div><h3><a href="/shop/bakery">${title}</a></h3></div>`,
    ),
  )

const films = [
  ['butter-bread', 'Butter to the edge'],
  ['pour-custard', 'Pour, and let it soak'],
  ['bake-pudding', 'Bake until it wobbles'],
  ['dust-sugar', 'Sugar it while it is hot'],
] as const

const fallback = '<p>Scroll sideways for more.</p>'

export const examples: Example[] = [
  {
    name: 'The main gallery',
    about:
      'Your list of pictures stands in an element with an id. It moves on every 8 seconds, unless somebody points at it, is in it, has paused it, or asks for less motion.',
    markup: `<div data-widget="slider" data-slides="gallery" data-title="On the float this week">${fallback}</div>`,
    html: gallery('gallery'),
  },
  {
    name: 'Films',
    about:
      'They wait for somebody to play them, one at a time. Captions are yours: a track of that kind in each film with sound.',
    markup: `<div data-widget="slider" data-slides="films" data-kind="video">${fallback}</div>`,
    html: row(
      'films',
      films.map(
        ([name, title]) =>
          `<video controls preload="none" width="480" height="270" poster="/assets/films/${name}.webp" aria-label="${title}"><source src="/assets/films/${name}.webm" type="video/webm"><track kind="captions" src="/assets/films/${name}.vtt" srclang="en-GB" label="English" default></video><div><h3>${title}</h3></div>`,
      ),
    ),
  },
  {
    name: 'Pictures that stand still',
    about: 'Two to a view, and two on a phone as well.',
    markup: `<div data-widget="slider" data-slides="pictures" data-kind="image" data-per-view="2" data-per-view-narrow="2">${fallback}</div>`,
    html: gallery('pictures'),
  },
  {
    name: 'Own wording',
    about: 'Any of its words can be replaced.',
    markup: `<div data-widget="slider" data-slides="wares" data-kind="image">
  <script type="application/json">{ "labels": { "pictures": "Our wares", "next": "More" } }</script>${fallback}</div>`,
    html: gallery('wares'),
  },
]
