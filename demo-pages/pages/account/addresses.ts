import type { PageData } from '../../shop/page-data'
import { type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { movingPanel } from '../placeholders'
import { accountLayout } from './account-pages'

/** Renders the account page that lists addresses and starts a house move. */
export function addressesPage(data: PageData): string {
  const hasPlan = !!data.houseMove?.planned.length
  return accountLayout(
    'Your addresses',
    html`${hasPlan ? 'Nothing changes at your present address before your move.' : 'Moving house? Check the new postcode first. Nothing changes at your present address until you say so.'}`,
    html`<div class="columns">
<div>
${plannedMoves(data)}
${!hasPlan && movingPanel(data)}
${!hasPlan && data.houseMove?.step && html`<p><a href="/account/house-moves">Go on with your move to ${data.houseMove.step.postcode}</a></p>`}
</div>
<div><section class="panel" aria-labelledby="addresses-title">
<h2 id="addresses-title">Where we deliver now</h2>
${data.addresses.length === 0 && noAddress(data)}
${
  data.addresses.length > 0 &&
  html`<ul class="addresses">
${data.addresses.map(
  address => html`<li>${icon('house')}<address>${address.address_summary}</address></li>
`,
)}
</ul>`
}
</section></div>
</div>`,
    data,
  )
}

/** Says that the shop has no address of the customer, and whom to ring about it. */
const noAddress = ({ depot }: PageData): Html =>
  html`<p>We have no address of yours yet. Ring ${depot.title} on <a href="tel:${depot.phone.replace(/\s/g, '')}">${depot.phone}</a> to tell us where you live.</p>`

/** Renders the planned moves, and how to change them: the shop takes no such change online. */
export function plannedMoves({ houseMove, depot }: PageData): Html | null {
  if (!houseMove?.planned.length) return null
  return html`<section class="panel" aria-labelledby="move-title">
<h2 id="move-title">Your move</h2>
${houseMove.planned.map(
  ({ summary, label }) => html`<p>From <b>${label}</b> we deliver to ${summary}.</p>
`,
)}
<p>To change or cancel your move, ring ${depot.title} on <a href="tel:${depot.phone.replace(/\s/g, '')}">${depot.phone}</a>.</p>
</section>`
}
