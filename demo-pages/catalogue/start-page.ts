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

const head = `<?= doorstep_head(
  $manifest, '/doorstep/',
  ['payment-form'],
  ['mobile-nav', 'weekly-view-link']
) ?>`

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
<p class="cat-about">Put the loader in the head of the page, once. Then write a placeholder where the widget belongs; the page of each widget has one to copy. Visitors see what you write inside the placeholder until the widget has loaded, and where no script runs.</p>
${codeBlock(loader)}
<p class="cat-about">Helpers for PHP, Blade, Twig, ERB and JavaScript print the loader, and fetch early what the page shows first. The first list names the widgets at the top of the page. The second list names the widgets whose first state the page prints. Leave out the widgets that wait for a press or stand further down.</p>
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
<p class="cat-about">A style sheet for the parts of your page that are no widgets. Link it before your own sheets. A card has one link, which covers the card; data-out greys the picture of a product that is out of stock. A header stays in sight if it stands in the body, or at most two elements deep. Give its height in --doorstep-header-height, so that a link into the page stops below the header.</p>
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
