import type { PageData } from '../shop/page-data'
import { csrfField } from './fields'
import { type Html, html } from './html'
import { layout } from './layout'
import { pausePicker } from './pause-placeholder'

/** Renders the account page on which deliveries are paused. */
export function pausesPage(data: PageData): string {
  const main = html`<div class="page">
<h1>Pause your deliveries</h1>
<p class="intro">Off on your holidays? Tell us the first and last day and we will leave the step clear.</p>
<div class="columns">
<div><form class="panel form" data-ground="surface" action="/account/pauses" method="post">
${csrfField(data.globals.csrfToken)}
<h2>A new pause</h2>
${pausePicker(data)}
<div class="actions"><button type="submit">Pause deliveries</button></div>
</form></div>
<div><section class="panel" aria-labelledby="pauses-title">
<h2 id="pauses-title">Your pauses</h2>
${data.pauses.length > 0 ? pauseTable(data) : html`<p class="quiet">You have no pauses. We deliver as usual.</p>`}
</section></div>
</div>
</div>`
  return layout({ title: 'Pause your deliveries', main }, data)
}

function pauseTable({ pauses }: PageData): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of your pauses"><table>
<thead><tr><th scope="col">First day</th><th scope="col">Last day</th></tr></thead>
<tbody>
${pauses.map(
  pause => html`<tr><td>${pause.start_date}</td><td>${pause.end_date}</td></tr>
`,
)}
</tbody>
</table></div>`
}
