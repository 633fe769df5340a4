import { addDays, londonDate } from '../../shop/calendar/calendar'
import { dateInWords, isSeasonal } from '../../shop/calendar/delivery-dates'
import type { BoxPage, PageData } from '../../shop/page-data'
import { arrivalInWords, clockInWords } from '../../shop/rules'
import { penceOf } from '../../shop/server/amounts'
import { csrfField } from '../layout/fields'
import { attributes, type Html, html } from '../layout/html'
import { isChanging } from './change-words'
import { isPrintable } from './printed-basket'

const hourMs = 3_600_000
const shownFirst = 6
const noSlot = '0'
const longestWords = 255

type Order = NonNullable<BoxPage['order']>
type Choice = { value: string; label: string; hint?: string | undefined; reason?: string | undefined }

const frequencies: readonly Choice[] = [
  { value: '0', label: 'Once', hint: 'One delivery' },
  { value: '1', label: 'Every week' },
  { value: '2', label: 'Every 2 weeks' },
  { value: '4', label: 'Every 4 weeks' },
]

/** What the printed checkout shows of an order. */
type Shown = {
  order: Order
  box: BoxPage
  /** The chosen date among those on offer; undefined if there is none. */
  date: BoxPage['dates'][number] | undefined
  slot: string
  place: string
  address: readonly string[]
  payment: string | null | undefined
}

/** Returns the date that is chosen and can be chosen. */
const chosenDate = ({ order, dates }: BoxPage) =>
  dates.find(({ value, reason }) => value === order?.date && !reason)

/** Returns true if the minutes before a cut-off are counted on the page, which a printed page cannot do. */
const isLastHour = ({ at, ...box }: BoxPage): boolean => {
  const left = Date.parse(chosenDate({ at, ...box })?.cutoff ?? '') - Date.parse(at)
  return left <= hourMs
}

const has = (choices: readonly Choice[], chosen: string) => choices.some(({ value }) => value === chosen)

/**
 * Returns true if this page can print all that the widget would show: a new order of a customer, whose products all
 * come, on a day that is not about to close.
 */
export function isCheckoutPrintable(data: PageData): boolean {
  const { box, globals, errors } = data
  const { order } = box
  return (
    order !== null &&
    !globals.isGuest &&
    Object.keys(errors).length === 0 &&
    !isChanging(data) &&
    isPrintable(box) &&
    !box.lines.some(({ product_id }) => isSeasonal(product_id)) &&
    !box.isPastCutoff &&
    !isLastHour(box) &&
    has(box.deliveryOptions, String(order.delivery_slot_id)) &&
    ['', ...box.instructionOptions.map(({ value }) => value)].includes(order.delivery_instructions)
  )
}

/** Returns the facts with which the printed checkout stays as it is. */
export const placeInBrief = ({ order }: BoxPage): string =>
  `${order?.delivery_slot_id} ${order?.delivery_instructions}`.trim()

/**
 * Returns the checkout in the widget's first state, with native controls. Without script its form posts everything at
 * once, so there it also has what the widget shows only when somebody asks for it.
 */
export function printedCheckout(
  data: PageData,
  { address, payment }: Pick<Shown, 'address' | 'payment'>,
): Html {
  const { box, globals } = data
  const { order } = box
  if (!order) return html``
  const slot = String(order.delivery_slot_id)
  const shown: Shown = {
    ...{ order, box, slot, address, payment },
    date: chosenDate(box),
    place: slot === noSlot ? order.delivery_instructions : '',
  }
  return html`<section class="panel fallback checkout" aria-label="Checkout">
<form action="/shop/best-of-local/checkout" method="post">
${when(shown)}
${where(shown)}
${later(shown)}
${summary(shown)}
${confirm(box)}
${csrfField(globals.csrfToken)}
</form>
</section>`
}

function when({ order, box, date }: Shown): Html {
  const byDate = order.frequency === 0
  const next = !byDate && order.next_delivery_date
  const days = box.days.map(({ value, label }) => ({ value: String(value), label }))
  return html`<section class="checkout__part">
<h2>When</h2>
${tiles('frequency', 'How often?', frequencies, String(order.frequency))}
${
  byDate
    ? html`<div class="checkout__dates">
${tiles('date', 'Delivery date', firstDates(box, date), date?.value)}
${box.dates.length > firstDates(box, date).length && html`<button type="button" class="checkout__link script-only">More dates</button>`}</div>
<div class="field plain-only"><label for="day">Delivery day, if it comes again</label>
${list('day', days)}</div>
${date && html`<p>Order by ${cutoffInWords(date.cutoff, box.at)}</p>`}`
    : html`${tiles('day', 'Delivery day', days, String(order.weekday))}
${next && html`<p><span>Next delivery: </span><b>${dateInWords(next)}</b></p>`}`
}
</section>`
}

const firstDates = ({ dates }: BoxPage, chosen: Shown['date']) =>
  dates.filter((each, at) => at < shownFirst || each === chosen)

/** Returns "9pm tomorrow". */
function cutoffInWords(cutoff: string, at: string): string {
  const day = cutoff.slice(0, 10)
  const time = clockInWords(cutoff.slice(11, 16))
  const today = londonDate(new Date(at))
  if (day === today) return `${time} today`
  return day === addDays(today, 1) ? `${time} tomorrow` : `${time} ${dateInWords(day)}`
}

function where({ order, box, slot, place, address }: Shown): Html {
  const isOther = place === 'other'
  const words = order.other_delivery_instructions
  const left = longestWords - words.length
  return html`<section class="checkout__part">
<h2>Where to leave it</h2>
${address[0] && html`<div><p><span class="checkout__term">Address: </span>${address[0]}</p><a class="checkout__link" href="/account/addresses" aria-label="Change the address">Change</a></div>`}
${tiles('delivery_slot_id', 'Delivery option', box.deliveryOptions, slot)}
${
  slot === noSlot
    ? tiles('delivery_instructions', 'Where we leave it', box.instructionOptions, place)
    : html`<div class="field plain-only"><label for="delivery_instructions">Where we leave it</label>
${list('delivery_instructions', box.instructionOptions)}</div>`
}
<div class="checkout__words${!isOther && ' plain-only'}"><label for="other_delivery_instruction">Where exactly?</label>
<textarea id="other_delivery_instruction" name="other_delivery_instruction" rows="3"${attributes({ 'aria-describedby': isOther && 'words-left' })}>${words}</textarea>
${isOther && html`<p id="words-left" class="script-only">${left === 1 ? '1 character left' : `${left} characters left`}</p>`}</div>
</section>`
}

/**
 * Returns the later dates, for visitors without script. They stand behind all other choices, because a press on a
 * printed control is passed on to the control at the same place of the widget.
 */
function later({ order, box, date }: Shown): Html | false {
  const first = firstDates(box, date)
  const more = order.frequency === 0 ? box.dates.filter(each => !first.includes(each)) : box.dates
  const name = order.frequency === 0 ? 'More dates' : 'Delivery date, if it comes once'
  return more.length > 0 && html`<div class="plain-only">${tiles('date', name, more, undefined)}</div>`
}

const row = (term: string, words: string | null | undefined | false): Html | false =>
  !!words && html`<div><dt>${term}: </dt><dd>${words}</dd></div>`

const labelOf = (choices: readonly Choice[], chosen: string) =>
  choices.find(({ value }) => value === chosen)?.label

function summary({ order, box, date, slot, place, payment }: Shown): Html {
  const count = box.lines.length
  const next = date?.value ?? (order.frequency > 0 && order.next_delivery_date)
  const words = place === 'other' && order.other_delivery_instructions.trim()
  const places = [labelOf(box.deliveryOptions, slot), words || labelOf(box.instructionOptions, place)]
  return html`<section class="checkout__part">
<h2>Your delivery</h2>
<dl>
${row('Your box', `${count === 1 ? '1 product' : `${count} products`}, £${box.total}`)}
${row('Next delivery', next && dateInWords(next))}
${row('Frequency', labelOf(frequencies, String(order.frequency)))}
${row('Where', places.filter(Boolean).join(', '))}
${row('Payment', payment)}
${row('Delivery', 'Free')}
</dl>
<p>Delivery is normally ${arrivalInWords()}.</p>
<div class="checkout__total"><span>Total</span><b>£${box.total}</b></div>
</section>`
}

const tab = html`<span class="sr"> (opens in a new tab)</span>`

const link = (href: string, words: string): Html =>
  html`<a class="checkout__link" href="${href}" target="_blank" rel="noopener">${words}${tab}</a>`

function confirm({ total, minimum }: BoxPage): Html {
  const isShort = penceOf(total) < penceOf(minimum)
  return html`<div class="checkout__confirm">
${isShort && html`<p class="checkout__note" id="checkout-note">Please add more products to exceed minimum order of £${minimum}</p>`}
<button type="submit" class="button--accent"${attributes({ 'aria-describedby': isShort && 'checkout-note' })}>Confirm order, £${total}</button>
<p>By confirming your order you agree to our ${link('/terms', 'terms and conditions')}.</p>
<p class="checkout__links">${link('/faq/category/deliveries', 'Deliveries FAQ')}${link('/contact', 'Contact us')}${link('/terms', 'Terms')}</p>
</div>`
}

/** Returns native radio buttons, one tile each. The hint describes its choice and is no part of the choice's name. */
function tiles(name: string, legend: string, choices: readonly Choice[], chosen: string | undefined): Html {
  return html`<fieldset><legend>${legend}</legend>
<div class="checkout__tiles"${attributes({ 'data-row': choices.length === 4 && 'true' })}>
${choices.map(({ value, label, hint, reason }) => {
  const id = `${name}-${value}`
  const more = reason ?? hint
  const state = {
    id,
    name,
    value,
    checked: value === chosen,
    disabled: reason !== undefined,
    'aria-labelledby': more && `${id}-label`,
    'aria-describedby': more && `${id}-more`,
  }
  return html`<label><input type="radio"${attributes(state)}><span><span id="${id}-label">${label}</span>${more && html` <span class="checkout__more" id="${id}-more">${more}</span>`}</span></label>
`
})}</div></fieldset>`
}

/** Returns a list in which nothing is chosen. */
const list = (name: string, choices: readonly Choice[]): Html =>
  html`<select id="${name}" name="${name}"><option value="">Please choose</option>${choices.map(({ value, label }) => html`<option value="${value}">${label}</option>`)}</select>`
