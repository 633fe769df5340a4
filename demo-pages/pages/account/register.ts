import type { PageData } from '../../shop/page-data'
import { arrivalInWords, closingInWords } from '../../shop/rules'
import { csrfField, field, problems } from '../layout/fields'
import { type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { layout } from '../layout/layout'
import { offlineCustomer, postcodePanel, promoField } from '../placeholders'
import { productSelector } from './registration-placeholders'

/** Renders the registration form; a customer reads that they need none. */
export function registerPage(data: PageData): string {
  const main = html`<div class="page">
<h1>Register for deliveries</h1>
<p class="intro">${
    data.customer
      ? html`You are registered already, as ${data.customer.name}. <a href="/account">Go to your account</a>`
      : 'Tell us where you live and how to reach you. Your first pint can be on the step in two days.'
  }</p>
<div class="columns">
<div>
${postcodePanel({ variant: 'registration', title: 'Check we deliver to your area' }, data)}
<form class="panel form" data-ground="surface" action="/register" method="post" novalidate data-registration-form>
${problems(data)}
${csrfField(data.globals.csrfToken)}
${sentBy(data)}
<button type="submit" hidden>Complete registration</button>
${deliveryFields(data)}
${personFields(data)}
${codeFields(data)}
<div class="actions"><button type="submit">Complete registration</button>
${!data.errors.postcode && html`<p class="quiet small">First check that we deliver to your postcode, at the top of this page.</p>`}</div>
</form>
</div>
<aside aria-label="How it works"><div class="panel prose">
<h2>How it works</h2>
<ol>
<li>We check that your own roundsman comes past your door.</li>
<li>You choose your milk, bread and the rest, once or for every week.</li>
<li>It is on the step ${arrivalInWords()}. Change it until ${closingInWords()}.</li>
</ol>
<p class="quiet">Rather talk to somebody? ${data.depot.title} is on <a href="tel:${data.depot.phone.replace(/\s/g, '')}">${data.depot.phone}</a>.</p>
</div></aside>
</div>
</div>`
  return layout({ title: 'Register', main }, data)
}

/** Returns the hidden field that tells the shop whose link led here. */
const sentBy = ({ old, query }: PageData): Html | null => {
  const friend = old.friend ?? query.friend
  return friend ? html`<input type="hidden" name="friend" value="${friend}">` : null
}

/** Renders the first page of a new customer. */
export function registeredPage(data: PageData): string {
  const name = data.customer?.name
  const home = data.addresses[0]?.address_summary ?? data.postcode
  const main = html`<div class="page">
<div class="done">
<h1>Thank you${name && `, ${name}`}</h1>
<p class="intro">You are registered for deliveries${home && html` to <b>${home}</b>`}. We have sent the details to your email.</p>
${firstWeek(data)}
<a class="button button--accent" href="/shop/milk">Choose ${data.registration?.firstWeek.length ? 'more' : 'your first'} items</a>
</div>
</div>`
  return layout({ title: 'You are registered', main }, data)
}

/** Renders the deliveries in the days after the registration. */
function firstWeek({ registration }: PageData): Html | null {
  if (!registration?.firstWeek.length) return null
  return html`<section class="panel first-week" aria-labelledby="first-week">
<h2 id="first-week">Your first week</h2>
<ul>
${registration.firstWeek.map(
  ({
    label,
    quantity,
    name,
    isFree,
  }) => html`<li><b>${label}</b> ${quantity} × ${name}${isFree && ' (free)'}</li>
`,
)}
</ul>
</section>`
}

function deliveryFields(data: PageData): Html {
  const postcode = data.formPostcode ?? data.old.postcode ?? data.query.postcode
  const error = data.errors.postcode?.[0]
  return html`<fieldset>
<legend>Where we deliver</legend>
${error && html`<p class="error" id="postcode" tabindex="-1" data-postcode-error>${icon('error')}<span>${error}</span></p>`}
<input type="hidden" name="postcode" value="${postcode}" data-postcode-field>
${field({ name: 'address_1', label: 'House number and street', autocomplete: 'address-line1' }, data)}
${field({ name: 'city', label: 'Town or city', autocomplete: 'address-level2' }, data)}
</fieldset>`
}

function personFields(data: PageData): Html {
  return html`<fieldset>
<legend>About you</legend>
<div class="pair">
${field({ name: 'first_name', label: 'First name', autocomplete: 'given-name' }, data)}
${field({ name: 'last_name', label: 'Last name', autocomplete: 'family-name' }, data)}
</div>
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email' }, data)}
${field({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', required: false }, data)}
<div class="pair">
${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password' }, data)}
${field({ name: 'password_confirmation', label: 'Password again', type: 'password', autocomplete: 'new-password' }, data)}
</div>
</fieldset>`
}

function codeFields(data: PageData): Html {
  return html`<fieldset>
<legend>Codes and offers</legend>
${promoField(data)}
${productSelector(data)}
${offlineCustomer(data)}
</fieldset>`
}
