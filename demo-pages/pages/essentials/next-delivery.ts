import { addDays, londonDate, printDate } from '../../shop/calendar/calendar'
import { dateInWords } from '../../shop/calendar/delivery-dates'
import { becausePaused, comingOf } from '../../shop/essentials/coming'
import { weeklyOnly } from '../../shop/essentials/essential-checks'
import type { EssentialDay, EssentialRow } from '../../shop/essentials/essential-page'
import type { PageData } from '../../shop/page-data'
import { clockInWords, closingTime } from '../../shop/rules'
import { viewBox } from '../boxes/box-placeholders'
import { boxesInNeed } from '../boxes/box-report'
import { boxesOn, boxNames, boxPictures, dayTotal } from '../boxes/printed-box'
import { csrfField } from '../layout/fields'
import { type Html, html } from '../layout/html'
import { tileClass } from '../products/tile'
import { deliveryLine, weekLink } from './essential-placeholders'

/** Returns the rows of a day that are still to be delivered. */
const rowsDue = ({ rows }: EssentialDay) =>
  rows.filter(({ state, quantity }) => quantity > 0 && /^(Delivering)?$/.test(state))

/** Returns what a box holds, within a list of what comes. */
export const boxInLine = (box: Parameters<typeof boxNames>[0]): string =>
  `Best of Local box (${boxNames(box)})`

/** Returns a customer's home page: the next delivery with what can still be changed, and the two after it. */
export function nextDelivery(data: PageData): Html {
  const asked = data.essentials.ahead.map(day => {
    const rows = rowsDue(day)
    return { ...day, rows, comes: rows.length > 0 || day.boxes > 0 }
  })
  const { next, fallen } = comingOf(asked)
  const later = next ? asked.filter(({ date, comes }) => comes && date > next.date).slice(0, 2) : []
  return html`${boxesInNeed(data)}
<section class="panel upcoming" aria-labelledby="upcoming">
<h1 id="upcoming">${next ? html`<span>Your next delivery</span> ${next.label}` : 'Nothing comes in the next weeks'}</h1>
${fallen.map(sentence => html`<p>${sentence}${sentence.includes(becausePaused) && html` <a href="/account/pauses#page">Your pauses</a>`}</p>`)}
${next ? delivery(next, data) : html`<p><a class="button" href="/shop/milk">Choose your milk</a></p>`}
${
  later.length > 0 &&
  html`<h2>After that</h2>
<ul class="plain">${later.map(
    day =>
      html`<li><b>${day.label}</b><p>${inWhole([...day.rows.map(({ quantity, product }) => `${quantity} × ${product.name}`), ...boxesOn(data, day.date).map(boxInLine)])}</p><p data-reprint="sum-${day.date}">Together £${dayTotal(day, data)}</p></li>`,
  )}</ul>`
}
<p>${weekLink(data, 'See and change your week')}</p>
</section>`
}

/** Returns a few words, such as a date, that stay on one line together with the comma that follows them. */
export const unbroken = (text: string): Html => html`<span class="unbroken">${text}</span>`

/** Keeps words on one line where there is room. */
export const whole = (text: string): Html => html`<span class="whole">${text}</span>`

/** Joins products to a list; the lines break between products, and not within "1 × Whole milk". */
export const inWhole = (names: readonly string[]): Html =>
  html`${names.map((name, at) => html`${at > 0 && ' '}${whole(at < names.length - 1 ? `${name},` : name)}`)}`

/** If there is a stepper, it shows the quantity. */
const lineWords = ({ product, quantity, price, isOpen }: EssentialRow): Html =>
  isOpen && product.id !== weeklyOnly
    ? html`<div><b>${product.name}</b> <span>£${product.order_price} each</span></div>`
    : html`<div><b>${quantity} × ${product.name}</b> <span>${price === '0.00' ? 'Free' : html`£${price}`}</span></div>`

function delivery(day: EssentialDay, data: PageData): Html {
  const isOpen = day.rows.some(row => row.isOpen)
  const before = addDays(day.date, -1)
  const lastDay = before === londonDate(new Date(data.box.at)) ? 'today' : `on ${dateInWords(before)}`
  return html`<p class="quiet">${isOpen ? html`You can change it until <b>${clockInWords(closingTime(day.date))} ${lastDay}</b>.` : 'It can no longer be changed.'}</p>
<ul class="orders">
${day.rows.map(
  row => html`<li><span class="orders__picture ${tileClass(row.product)}"><img src="${row.product.image ?? '/assets/products/default.svg'}" alt="" width="48" height="48"></span>
${lineWords(row)}
${row.isOpen && deliveryLine(row, data)}</li>
`,
)}
${boxesOn(data, day.date).map(
  box => html`<li class="orders__box">${boxPictures(box)}<div><b>Best of Local box</b> <span>${boxNames(box)}</span> <span>£${box.grand_total}</span></div>${viewBox(box, data)}</li>
`,
)}
</ul>
<p class="upcoming__sum" data-reprint="next-sum"><span>Together</span> <b>£${dayTotal(day, data)}</b></p>
<div class="upcoming__ways"><a class="button" href="/shop/milk">Add something</a>
${isOpen && html`<form action="/account/pauses" method="post">${csrfField(data.globals.csrfToken)}<input type="hidden" name="start_date" value="${printDate(day.date)}"><input type="hidden" name="end_date" value="${printDate(day.date)}"><button class="button--secondary" type="submit">Skip this day</button></form>`}</div>`
}
