import type { PageData } from '../../shop/page-data'
import { type Html, html, trusted } from '../layout/html'
import { layout } from '../layout/layout'
import { inactive, placeholder, seasonalPopup } from '../placeholders'

type Story = { name: string; title: string; text: string; picture: string; tint: string }

const story = (name: string, title: string, text: string, picture: string, tint: string): Story => ({
  name,
  title,
  text,
  picture,
  tint,
})

const stories: readonly Story[] = [
  story('round', 'Thirty years on the Bedminster round', 'Gareth knows every gate.', 'milk-float', 'butter'),
  story(
    'herd',
    'The Chew Valley herd is out to grass',
    'First day of spring for 140 cows.',
    'products/cream',
    'blue',
  ),
  story('apples', 'Apple day at Pipers Lane Farm', 'Forty kinds, and a press.', 'products/apples', 'meadow'),
  story('hens', 'A new view for the hens', 'The flock has moved up the hill.', 'products/eggs', 'oat'),
  story(
    'cheddar',
    'Clothbound, and only just cut',
    'Fourteen months in the store.',
    'products/cheese',
    'butter',
  ),
  story(
    'bottles',
    'How often a bottle comes back',
    'About 25 times, if you rinse it.',
    'products/milk-whole',
    'blue',
  ),
  story(
    'bread',
    'What the bakery does at three',
    'Four hundred loaves before the float.',
    'products/bread',
    'oat',
  ),
  story('veg', 'Purple sprouting, at last', 'Two minutes in butter, no more.', 'products/veg-box', 'meadow'),
  story('bacon', 'Dry cured, on Dundry Hill', 'Ten days in salt and sugar.', 'products/bacon', 'butter'),
  story('jam', 'Marmalade from a back garden', 'Sixty jars from one kitchen.', 'products/jam', 'oat'),
  story(
    'snow',
    'Snow, and nine in the morning',
    'Every bottle came, two hours late.',
    'scene-doorstep',
    'blue',
  ),
]

const perPage = 6
const pageCount = 3

/**
 * Markup with which somebody might attack a page of neighbours' stories: none of its scripts may run, and no widget may
 * start in it.
 */
const hostile =
  trusted(`<li class="panel story" onclick="window.hacked = 'onclick'" style="position:fixed;inset:0">
<h2 id="main"><a href="javascript:window.hacked='link'">A link that runs</a></h2><script>window.hacked = 'script'</script></li>
<li class="panel story doorstep"><img src="/assets/none.png" alt="" onerror="window.hacked = 'onerror'"><h2>A picture that runs</h2></li>
<li class="panel story"><h2>A form, a style and a frame</h2><style>body { display: none !important }</style>
<form action="/logout" method="post"><input name="querySelector"><button>Log in again</button></form><iframe srcdoc="<script>parent.hacked = 'frame'</script>"></iframe></li>
<li class="panel story"><h2>A widget of ours</h2><div data-widget="postcode-panel"><a href="/register">Check your postcode</a></div>
<svg><script>window.hacked = 'svg'</script></svg></li>
<li><script>window.hacked = 'only a script'</script></li>`)

/** Renders one page of the neighbours' stories; without script, Load more links to these pages. */
export function communityPage(data: PageData): string {
  const asked = Number(data.query.page)
  const page = asked > 1 && asked <= pageCount ? asked : 1
  const shown = stories.slice((page - 1) * perPage, page * perPage)
  const main = html`<div class="page">
<h1>From your neighbours</h1>
<p class="intro">Stories from the round and the farms it comes from.</p>
<ul class="ways" data-community-grid>
${shown.map(storyCard)}${page === 2 && storyCard(stories[0] as Story)}${page === pageCount && html`${hostile}${storyCard(last)}`}
</ul>
<div class="more">${nextPage(page)}</div>
</div>`
  return layout({ title: 'From your neighbours', main, after: seasonalPopup(data) }, data)
}

const last = story('thanks', 'Thank you', 'That is everybody, for now.', 'products/hamper', 'meadow')

const storyCard = ({
  name,
  title,
  text,
  picture,
  tint,
}: Story): Html => html`<li class="panel story" data-community-item="${name}">
<img class="tile--${tint}" src="/assets/${picture}.svg" alt="" width="320" height="220">
<h2><a href="/community#${name}">${title}</a></h2><p>${text}</p></li>
`

/** Returns the link to the next page, which the widget turns into a button; on the last page there is none. */
const nextPage = (page: number): Html | false =>
  page < pageCount &&
  placeholder(
    'community-grid',
    inactive(),
    html`<p><a class="button button--secondary" href="/community?page=${page + 1}" data-community-next>Load more</a></p>`,
  )
