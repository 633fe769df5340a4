import type { PageData } from '../shop/page-data'
import { html } from './layout/html'
import { layout } from './layout/layout'

/** Renders the page for an unknown address. */
export function notFoundPage(data: PageData): string {
  const main = html`<div class="page">
<div class="done">
<img src="/assets/milk-float.svg" alt="" width="340" height="170">
<h1>We can’t find that page</h1>
<p class="intro">It may have moved, or its address may be mistyped. Nothing you have ordered has changed.</p>
<p><a class="button" href="/">Back to the shop</a> <a href="/contact">Contact us</a></p>
</div>
</div>`
  return layout({ title: 'Page not found', main }, data)
}
