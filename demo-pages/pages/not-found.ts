import type { PageData } from '../shop/page-data'
import { html } from './layout/html'
import { layout } from './layout/layout'
import { postcodePanel } from './placeholders'

/** Renders the page for an address that leads nowhere. */
export function notFoundPage(data: PageData): string {
  const main = html`<div class="page columns">
<div class="done">
<h1>There is nothing on this step</h1>
<p class="intro">The page you asked for does not exist, or has moved on with its empties.</p>
<a class="button" href="/">Back to the shop</a>
</div>
<aside aria-label="Postcode check">${postcodePanel({ variant: 'site', title: 'Check My Postcode' }, data)}</aside>
</div>`
  return layout({ title: 'Page not found', main }, data)
}
