import { printDate } from '../../shop/calendar/calendar'
import { dateInWords } from '../../shop/calendar/delivery-dates'
import type { BoxPage } from '../../shop/page-data'
import { type Html, html } from '../layout/html'
import { icon } from '../layout/icons'
import { isOpen } from './box-report'
import { boxDialogWords } from './change-words'
import { boxNames, boxPictures } from './printed-box'

type Box = NonNullable<BoxPage['latest']>['data'][number]

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
  const { id, start_date, items_qty, grand_total } = box
  const date = printDate(start_date)
  const isAlone = boxes.every(other => other.id === id || other.start_date !== start_date)
  const apart = !isAlone && `, order ${box.order_id}`
  const view = isOpen(box) ? boxDialogWords.viewOpen : boxDialogWords.view
  const isComing = start_date >= today && !box.delivered && !box.cancelled && !box.failed.status
  return html`<li>
${boxPictures(box)}
<p><b>${isComing && 'Comes on '}${dateInWords(start_date)}${apart}</b> <span>${items_qty === 1 ? '1 item' : `${items_qty} items`}, <strong>£${grand_total}</strong></span> <span class="quiet">${boxNames(box)}</span></p>
<a class="button button--secondary button--small" href="/account/orders/${id}" aria-label="${view} box of ${date}${apart}">${view}</a>
</li>
`
}
