import { printDate } from '../../shop/calendar/calendar'
import { dateInWords } from '../../shop/calendar/delivery-dates'
import type { BoxPage } from '../../shop/page-data'
import { type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { tileClass } from '../products/tile'

type Box = NonNullable<BoxPage['latest']>['data'][number]

const mostPictures = 3
const mostBoxes = 3

/** Returns the latest boxes in the widget's first state; without script each links to its page. */
export function printedBoxes(boxes: readonly Box[], today: string): Html {
  const shown = boxes.slice(0, mostBoxes)
  return html`<section class="panel fallback again" aria-label="Your latest boxes">
<div class="again__head"><h2>Your latest boxes</h2><span class="script-only"><button type="button" aria-pressed="false" aria-label="Show as a grid">${icon('grid')}</button><button type="button" aria-pressed="true" aria-label="Show as a list">${icon('list')}</button></span></div>
<ul class="plain">
${shown.map(box => earlier(box, shown, today))}
</ul></section>`
}

function earlier(box: Box, boxes: readonly Box[], today: string): Html {
  const { id, products, start_date, items_qty, grand_total } = box
  const shown = products.slice(0, mostPictures)
  const more = products.length - shown.length
  const names = shown.map(({ product }) => product?.name).join(', ')
  const date = printDate(start_date)
  const isAlone = boxes.every(other => other.id === id || other.start_date !== start_date)
  const apart = !isAlone && `, order ${box.order_id}`
  const isComing = start_date >= today && !box.delivered && !box.cancelled && !box.failed.status
  return html`<li>
<div class="again__pictures" aria-hidden="true">${shown.map(({ product }) => product && html`<span class="${tileClass(product)}"><img src="${product.image ?? '/assets/products/default.svg'}" alt="" width="48" height="48" loading="lazy"></span>`)}${more > 0 && html`<span>+${more}</span>`}</div>
<p><b>${isComing && 'Comes on '}${dateInWords(start_date)}${apart}</b> <span>${items_qty === 1 ? '1 item' : `${items_qty} items`}, <strong>£${grand_total}</strong></span> <span class="quiet">${more > 0 ? `${names} and ${more} more` : names}</span></p>
<a class="button button--secondary button--small" href="/account/orders/${id}" aria-label="View box of ${date}${apart}">View</a>
</li>
`
}
