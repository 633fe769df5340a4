import { sundayOf } from '../../shop/calendar/cutoff'
import { dateInWords } from '../../shop/calendar/delivery-dates'
import type { BoxPage, PageData } from '../../shop/page-data'
import { closingInWords } from '../../shop/rules'
import { penceOf } from '../../shop/server/amounts'
import { contactAboutBox } from '../contact/contact-address'
import { csrfField } from '../layout/fields'
import { type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { boxStateWords } from './change-words'
import { boxNames } from './printed-box'

export type Box = BoxPage['boxes'][number]

/** Returns what a visitor without script reads about one box: its state, its products and its price. */
export function boxReport(order: Box, today: string, token: string): Html {
  const isFree = order.cancelled && order.grand_total === '0.00'
  return html`<p>${whatBecomesOf(order, today)}</p>
<table class="table fallback">
<caption>Best of Local box for ${dateInWords(order.start_date)}</caption>
<thead><tr><th scope="col">Product</th><th scope="col">Quantity</th>${!isFree && html`<th scope="col">Price</th>`}</tr></thead>
<tbody>
${order.deliveries.map(
  row => html`<tr><td>${row.product_name}</td><td>${quantityOf(row)}</td>${!isFree && html`<td>£${row.total_price}</td>`}</tr>
`,
)}
</tbody>
${
  !isFree &&
  html`<tfoot>
<tr><th scope="row" colspan="2">Subtotal</th><td>£${order.subtotal}</td></tr>
${penceOf(order.discount_amount) > 0 && html`<tr><th scope="row" colspan="2">Discount</th><td>−£${order.discount_amount}</td></tr>`}
<tr><th scope="row" colspan="2">Total</th><td>£${order.grand_total}</td></tr>
</tfoot>`
}
</table>
${order.cancelled && !order.past_cutoff && html`<form action="/account/orders/${order.id}/restore" method="post">${csrfField(token)}<p>You can still have this box. <button class="button--secondary" type="submit">Undo</button></p></form>`}
<p>${isOpen(order) ? 'To change or cancel it' : 'With a question about it'}, <a href="${contactAboutBox(order.id)}">get in touch</a>.</p>`
}

/** Returns true if the box can still be changed. */
export const isOpen = ({ past_cutoff, cancelled }: Box): boolean => !past_cutoff && !cancelled

/** Returns true if the customer has to do something about the box. */
export const needsCare = (box: Box): boolean => !box.cancelled && box.failing.status && !box.delivered

/** Returns the link that pays for a box: the form of its page has the amount and the day. */
export const payFor = ({ grand_total, start_date }: Box): Html =>
  html`<a class="unbroken" href="/account/payments?amount=${grand_total}&amp;for=${start_date}">Pay £${grand_total} for ${dateInWords(start_date).split(' ')[0]}'s box</a>`

/** Returns the attributes by which the site's script finds an alert that goes once the box is paid for. */
export const inNeed = ({ id, start_date }: Box): Html =>
  html`data-in-need="${id}" data-week="${sundayOf(start_date)}"`

/** Returns a sentence for each box that needs attention, for pages without the list. */
export const boxesInNeed = ({ box: { boxes } }: PageData): Html[] =>
  boxes.filter(needsCare).map(
    box =>
      html`<div class="message message--error" ${inNeed(box)}>${icon('error')}<p>Your box for <a href="/account/orders/${box.id}">${dateInWords(box.start_date)}</a> cannot be packed yet. ${box.failing.reason} ${payFor(box)}</p></div>
`,
  )

function quantityOf({ quantity_ordered, quantity_delivered }: Box['deliveries'][number]): string {
  const isShort = quantity_delivered !== null && quantity_delivered !== quantity_ordered
  return isShort ? `${quantity_delivered} of ${quantity_ordered}` : String(quantity_ordered)
}

/** Returns the state of a box, now or in future. */
function whatBecomesOf(box: Box, today: string): Html | string {
  const { boxWasCancelled, boxCancelled } = boxStateWords
  if (box.cancelled) return `${box.start_date < today ? boxWasCancelled : boxCancelled}.`
  if (box.failed.status) return `${boxStateWords.boxFailed}: ${box.failed.reason}`
  if (box.failing.status) return html`${boxStateWords.boxFailing}: ${box.failing.reason} ${payFor(box)}`
  if (box.shifted) return 'This delivery comes on another day.'
  if (box.paused) return 'Your deliveries are paused on this day.'
  if (box.delivered) return `${boxStateWords.boxDelivered}.`
  if (!box.past_cutoff) return `You can change this box until ${closingInWords()}.`
  return `${box.deliverable ? boxStateWords.boxConfirmed : boxStateWords.boxUndeliverable}.`
}

/** Returns what a box holds and costs, such as "Seasonal veg box, Mature cheddar and 1 more, £29.95". */
function boxInWords(box: Box): string {
  const { grand_total: total } = box
  return total === '0.00' ? boxNames(box) : `${boxNames(box)}, £${total}`
}

/** Returns what a box holds and costs, with its order's number if another box of that day holds and costs the same. */
export function contentApart(box: Box, boxes: readonly Box[]): string {
  return isTwin(box, boxes) ? `${boxInWords(box)}, order ${box.order_id}` : boxInWords(box)
}

/** Returns true if another box of that day holds and costs the same. */
export const isTwin = (box: Box, boxes: readonly Box[]): boolean =>
  boxes.some(
    other =>
      other.id !== box.id && other.start_date === box.start_date && boxInWords(other) === boxInWords(box),
  )

/** Returns the day and the content of a box, which tell it apart from the others. */
export const boxApart = (box: Box, boxes: readonly Box[]): string =>
  `${dateInWords(box.start_date)}, ${contentApart(box, boxes)}`
