import { type Html, html } from '../pages/layout/html'
import { icon } from '../pages/layout/icons'
import type { PageData } from '../shop/page-data'
import { catalogueFrame } from './frame'
import { byGroup, type Catalogue } from './model'
import { codeBlock } from './reference'

const pictures: Readonly<Record<string, Parameters<typeof icon>[0]>> = {
  'Postcode and registration': 'house',
  Ordering: 'calendar',
  Baskets: 'basket',
  Account: 'user',
  'Sharing and contact': 'heart',
  'Page furniture': 'grid',
}

const loader = '<script type="module" src="/doorstep/loader.js"></script>'

const head = `<?= doorstep_head($manifest, '/doorstep/', ['payment-form'], ['mobile-nav', 'weekly-view-link']) ?>`

const cards = `<link rel="stylesheet" href="/doorstep/page.css">

<header class="doorstep-header">…</header>

<div class="doorstep-cards"><ul>
  <li class="doorstep-card">
    <div class="doorstep-card-picture"><img src="butter.svg" alt="" width="240" height="240"></div>
    <div class="doorstep-card-words">
      <h3 class="doorstep-card-name"><a href="/butter">Butter</a></h3>
      <p class="doorstep-card-size">250g</p>
    </div>
    <div class="doorstep-card-foot">
      <p class="doorstep-card-price">£2.75</p>
      …
    </div>
  </li>
</ul></div>`

/** Renders how to place a widget, and every widget with its purpose. */
export function startContent(catalogue: Catalogue): Html {
  return html`<header class="cat-head"><h1>Widget catalogue</h1>
<p>Every widget of the shop, with the markup that places it on a page.</p></header>
<section aria-labelledby="placing"><h2 id="placing">Placing a widget</h2>
<p class="cat-about">Once a page, in its head, the loader. Then a placeholder wherever a widget shall be: copy it from the widget's page. What you leave inside the placeholder is what people see until the widget is there, and where it cannot be.</p>
${codeBlock(loader)}
<p class="cat-about">The helpers beside the bundle (PHP, Blade, Twig, ERB, JavaScript) print it, with lines that fetch at once what the page needs before anybody acts, as manifest.json says. The first list names the widgets at the top, whose files are fetched; the second those whose first state the page prints, which only need what wakes them. What waits for a press or stands further down belongs in neither.</p>
${codeBlock(head)}</section>
<section aria-labelledby="widgets"><h2 id="widgets">Widgets</h2>
${byGroup(catalogue).map(
  ([group, widgets]) => html`<h3 class="cat-group">${icon(pictures[group] ?? 'grid')}${group}</h3>
<ul class="cat-cards">
${widgets.map(
  ({
    name,
    title,
    summary,
  }) => html`<li><img src="/assets/widgets/${name}.webp" alt="" width="480" height="300" loading="lazy"><h4><a href="/catalogue/${name}">${title}</a></h4><p>${summary}</p><code>${name}</code></li>
`,
)}
</ul>`,
)}</section>
<section aria-labelledby="own"><h2 id="own">Your own cards and header</h2>
<p class="cat-about">A style sheet for what is not a widget, for pages that link it, before their own sheets. A card has one link, which covers it; data-out greys the picture of what cannot be had. A header, in the body or at most two elements deep in it, stays in sight and keeps its own height free: say how high it is in --doorstep-header-height, so that what an address points at stops below it.</p>
${codeBlock(cards)}</section>`
}

/** Renders the catalogue's first page. */
export function startPage(catalogue: Catalogue, data: PageData): string {
  const main = startContent(catalogue)
  return catalogueFrame(
    { title: 'Widget catalogue', current: '', main, script: 'catalogue' },
    catalogue,
    data,
  )
}
