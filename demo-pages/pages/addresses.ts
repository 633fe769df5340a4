import type { PageData } from '../shop/page-data'
import { type Html, html } from './html'
import { icon } from './icons'
import { layout } from './layout'
import { movingPanel } from './placeholders'

/** Renders the account page that lists addresses and starts a house move. */
export function addressesPage(data: PageData): string {
  const main = html`<div class="page">
<h1>Your addresses</h1>
<p class="intro">Moving house? Check the new postcode first. Nothing changes at your present address until you say so.</p>
<div class="columns">
<div>
${data.move && acceptedMove(data)}
${movingPanel(data)}
</div>
<div><section class="panel" aria-labelledby="addresses-title">
<h2 id="addresses-title">Where we deliver now</h2>
<ul class="addresses">
${data.addresses.map(
  address => html`<li>${icon('house')}<address>${address.address_summary}</address></li>
`,
)}
</ul>
</section></div>
</div>
</div>`
  return layout({ title: 'Your addresses', main }, data)
}

function acceptedMove({ move, depot }: PageData): Html {
  return html`<section class="panel" aria-labelledby="move-title">
<h2 id="move-title">Moving to ${move?.postcode}</h2>
<p>We deliver there: ${move?.delivery_summary}${move?.depot && ` from ${move.depot}`}.</p>
<p>To set your moving day, ring ${depot.title} on <a href="tel:${depot.phone.replace(/\s/g, '')}">${depot.phone}</a>.</p>
</section>`
}
