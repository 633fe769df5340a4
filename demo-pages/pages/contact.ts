import type { PageData } from '../shop/page-data'
import { html } from './html'
import { layout } from './layout'
import { postcodePanel } from './placeholders'

/** Renders how to reach the shop and how deliveries work. */
export function contactPage(data: PageData): string {
  const { depot } = data
  const main = html`<div class="page">
<h1>Contact us</h1>
<p class="intro">The office is open from 7am to 5pm, Monday to Saturday.</p>
<div class="columns">
<div class="prose">
<section aria-labelledby="depot">
<h2 id="depot">${depot.title}</h2>
<p>Telephone <a href="tel:${depot.phone.replace(/\s/g, '')}">${depot.phone}</a><br>
Email <a href="mailto:${depot.email}">${depot.email}</a></p>
</section>
<section aria-labelledby="deliveries">
<h2 id="deliveries">Help with deliveries</h2>
<p>Everything is on the step by 8am. Change or add to tomorrow's delivery until 9pm tonight; after that your roundsman has loaded the float.</p>
<p>Going away? <a href="/account/pauses">Pause your deliveries</a>. Moving house? <a href="/account/addresses">Check your new postcode</a>.</p>
<p>Rinse your empties and leave them out. A bottle goes round about twenty times.</p>
</section>
</div>
<aside aria-label="Postcode check">${postcodePanel({ variant: 'site', title: 'Check My Postcode' }, data)}</aside>
</div>
</div>`
  return layout({ title: 'Contact us', main }, data)
}
