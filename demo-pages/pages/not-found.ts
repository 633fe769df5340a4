import type { PageData } from '../shop/page-data'
import { html } from './layout/html'
import { layout } from './layout/layout'
import { postcodePanel } from './placeholders'

/** Renders the page for an unknown address. */
export function notFoundPage(data: PageData): string {
  const main = html`<div class="page columns">
<div class="done">
<h1>We can’t find that page</h1>
<p class="intro">It may have moved, or its address may have a slip in it. Nothing you have ordered has changed.</p>
<p><a class="button" href="/">Back to the shop</a> <a href="/contact">Contact us</a></p>
</div>
<aside aria-label="Postcode check">${postcodePanel({ variant: 'site', title: 'Check we deliver to your area' }, data)}</aside>
</div>`
  return layout({ title: 'Page not found', main }, data)
}
