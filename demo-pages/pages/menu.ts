import type { PageData } from '../shop/page-data'
import { html } from './html'
import { layout } from './layout'
import { placeholder } from './placeholders'

const link = (href: string, label: string) => ({ href, label })

const groups = {
  main: [
    link('/shop/milk', 'Milk'),
    link('/shop/store-cupboard', 'Store cupboard'),
    link('/shop/drinks-snacks', 'Drinks & snacks'),
    link('/recipes', 'Recipes'),
    link('/business', 'For businesses'),
  ],
  delivery: [
    link('/account/essentials', 'Your daily essentials'),
    link('/account/pauses', 'Pause your deliveries'),
    link('/account/addresses', 'Moving house'),
    link('/contact', 'Contact us'),
  ],
  bestOfLocal: [
    link('/shop/butcher', 'Butcher'),
    link('/shop/bakery', 'Bakery'),
    link('/shop/greengrocer', 'Greengrocer'),
    link('/account/orders', 'Your boxes'),
  ],
  switch: [link('/shop/best-of-local/featured', 'Switch to Best of Local')],
}

/** Renders all the ways of the site, in groups; without script as one list after the other. */
export function menuPage(data: PageData): string {
  const main = html`<div class="page">
<h1>Where to?</h1>
<p class="intro">Everything there is, for a small screen.</p>
<div class="columns"><div>${placeholder(
    'mobile-nav',
    {},
    html`<nav class="panel" aria-label="All pages">
${Object.values(groups).map(
  links => html`<ul class="plain all-pages">${links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}</ul>
`,
)}</nav>`,
    { groups },
  )}</div></div>
</div>`
  return layout({ title: 'All pages', main }, data)
}
