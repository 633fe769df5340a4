import type { PageData } from '../../shop/page-data'
import { arrivalInWords } from '../../shop/rules'
import { registrationSteps } from '../account/registration-placeholders'
import { headerBasket, phoneBasket, weekButton } from '../essentials/essential-placeholders'
import { siteSearch } from '../products/site-search'
import { attributes, type Html, html } from './html'
import { icon } from './icons'
import { departments, featured, phoneNavigation, shelves } from './navigation'

/** Returns true for the page on which a box is ordered. */
export const isCheckout = ({ path }: PageData): boolean => path === '/shop/best-of-local/checkout'

/** Renders the top of the checkout, which leads nowhere else: the way back stands above its title. */
const checkoutTop = (data: PageData): Html => html`<header>
${strip(data)}
<div class="top"><div class="wrap bar"><span class="brand">${brand}</span>${!data.customer && html`<div class="tools">${account(data)}</div>`}</div></div>
</header>
${steps(data)}`

/**
 * Renders the top of a page: the strip, the header with its navigation, which may be sticky, and the registration
 * steps.
 */
export function siteTop(data: PageData, staysInSight = false): Html {
  if (isCheckout(data)) return checkoutTop(data)
  return html`<header${attributes({ class: staysInSight && 'top-stays' })}>
${strip(data)}
<div class="top${staysInSight && ' doorstep-header'}">
<div class="wrap bar">
<a class="brand" href="/">${brand}</a>
<div class="find">${icon('search')}${siteSearch(data)}</div>
<div class="tools">
${account(data)}
${weekButton(data)}
<button class="menu" type="button" aria-expanded="false" aria-controls="phone-nav" aria-label="Menu" data-menu>${icon('menu')}</button>
</div>
</div>
<nav class="wrap nav" aria-label="Shop">
${departments.map(each => navLink(each, data.path))}
<span class="lead">${navLink(featured, data.path)}</span>
${shelves.map(each => navLink(each, data.path))}
</nav>
<div class="wrap phone-nav" id="phone-nav">${phoneNavigation(data)}</div>
</div>
${headerBasket(data)}
</header>
${steps(data)}`
}

const brand = html`<img src="/assets/logo-mark.svg" alt="" width="58" height="58"><span>Doorstep Dairy</span>`

const strip = (data: PageData): Html => html`<div class="strip"><div class="wrap">
<p class="strip__note">${icon('float')}<span data-delivery-note="${arrivalInWords()}">${deliveryNote(data.postcode)}</span></p>
<p class="strip__help">Call us: ${data.depot.phone}</p>
${data.customer ? html`<a class="strip__login" href="/account">${icon('user')}<span class="sr">Your account</span></a>` : html`<a class="strip__login" href="/login">Log in</a>`}
<div class="strip__basket">${phoneBasket(data)}</div>
</div></div>`

const steps = (data: PageData): Html | false =>
  showsSteps(data) &&
  html`<div class="steps" id="steps" data-ground="surface"><div class="wrap">${registrationSteps(data)}</div></div>`

/**
 * Returns true on pages where a guest shops or registers; on other pages, such as the login or the terms, the steps
 * would not fit.
 */
const showsSteps = ({ globals, path }: PageData): boolean =>
  globals.isGuest && (path === '/' || /^\/(shop|register|search)/.test(path))

/** Returns the strip's text about delivery, before and after a postcode is known; site.js writes the same words. */
function deliveryNote(postcode: string | null): Html {
  return postcode
    ? html`Delivering to ${postcode} ${arrivalInWords()}`
    : html`On your doorstep ${arrivalInWords()}`
}

function navLink({ href, label }: (typeof departments)[number], current: string): Html {
  return html`<a${attributes(href === current ? { 'aria-current': 'page' } : { href })}>${label}</a>
`
}

function account({ customer }: PageData): Html {
  if (!customer) return html`<a href="/login">${icon('user')}Log in</a>`
  return html`<a href="/account">${icon('user')}<span>${customer.name}</span></a>`
}
