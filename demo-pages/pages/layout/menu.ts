import type { PageData } from '../../shop/page-data'
import { html } from './html'
import { layout } from './layout'
import { everyWay } from './navigation'

/** Renders all links of the site, in groups. */
export function menuPage(data: PageData): string {
  const main = html`<div class="page">
<h1>Where to?</h1>
<p class="intro">Every page of the shop.</p>
<nav class="ways" aria-label="All pages">
${everyWay(data).map(
  ({ title, links }) => html`<section class="panel"><h2>${title}</h2>
<ul class="plain all-pages">${links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}</ul></section>
`,
)}</nav>
</div>`
  return layout({ title: 'All pages', main }, data)
}
