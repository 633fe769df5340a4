import { enquiryTypes } from '../../shop/customers/contact'
import type { PageData } from '../../shop/page-data'
import { arrivalInWords, closingInWords } from '../../shop/rules'
import { csrfField, field, problems } from '../layout/fields'
import { attributes, type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { layout } from '../layout/layout'
import { postcodePanel } from '../placeholders'
import { subjectOf } from './contact-address'
import { enquiryForm } from './contact-placeholders'

/** Renders how to reach the shop, a form to write to it, and how deliveries work. */
export function contactPage(data: PageData): string {
  const { depot } = data
  const main = html`<div class="page">
<h1>Contact us</h1>
<p class="intro">The office is open from 7am to 5pm, Monday to Saturday.</p>
<div class="columns">
<div>
<section class="panel" aria-labelledby="depot">
<h2 id="depot">${depot.title}</h2>
<p>Telephone <a href="tel:${depot.phone.replace(/\s/g, '')}">${depot.phone}</a><br>
Email <a href="mailto:${depot.email}">${depot.email}</a></p>
</section>
${contactForm(data)}
${written(data)}
<section class="prose" aria-labelledby="deliveries">
<h2 id="deliveries">Help with deliveries</h2>
<p>Everything is on the step ${arrivalInWords()}. Change or add to a delivery until ${closingInWords()}; after that your roundsman has loaded the float.</p>
<p>Going away? <a href="/account/pauses">Pause your deliveries</a>. Moving house? <a href="/account/addresses">Check your new postcode</a>.</p>
<p>Rinse your empties and leave them out. A bottle goes round about 25 times.</p>
</section>
</div>
<aside aria-label="Postcode check">${postcodePanel({ variant: 'site', title: 'Check we deliver to your area' }, data)}</aside>
</div>
</div>`
  return layout({ title: 'Contact us', main }, data)
}

function contactForm(data: PageData): Html {
  const { customer, globals } = data
  return html`<form class="panel form" data-ground="surface" action="/contact" method="post" novalidate>
${problems(data)}
${csrfField(globals.csrfToken)}
<h2>Write to us</h2>
<div class="pair">
${field({ name: 'name', label: 'Your name', autocomplete: 'name', value: customer?.name ?? null }, data)}
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', value: customer?.email ?? null }, data)}
</div>
${enquiryForm(data)}
${messageField(data)}
<div class="actions"><button type="submit">Send message</button></div>
</form>`
}

/** Returns what the demo shop has received, to show to people who try the form. */
function written({ sent }: PageData): Html | false {
  const nameOf = (type: string) => enquiryTypes.find(({ value }) => value === type)?.label ?? 'A message'
  return (
    sent.enquiries.length > 0 &&
    html`<section class="panel" aria-labelledby="written">
<h2 id="written">What you have written</h2>
<ul class="plain">${sent.enquiries.map(
      ({ type, address, message }) =>
        html`<li><b>${nameOf(type)}</b>${address && `, ${address}`}: ${message}</li>
`,
    )}</ul>
</section>`
  )
}

function messageField(data: PageData): Html {
  const error = data.errors.message?.[0]
  const state = { 'aria-invalid': error && 'true', 'aria-describedby': error && 'message-error' }
  return html`<div class="field">
<label for="message">Your message</label>
<textarea id="message" name="message" rows="5" required${attributes(state)}>${data.old.message ?? subjectOf(data)}</textarea>
${error && html`<p class="error" id="message-error">${icon('error')}<span>${error}</span></p>`}
</div>`
}
