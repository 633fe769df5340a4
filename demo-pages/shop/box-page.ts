import { poundsOf } from './amounts'
import { basketTotals, dueDate, minimumOrder, wireDraft, wireLines } from './box-basket'
import { deliveryOptions, instructionOptions } from './box-checkout'
import { boxesBetween } from './box-deliveries'
import { activeBoxOrder } from './box-orders'
import { addDays, londonDate } from './calendar'
import { isPastCutoff } from './cutoff'
import { boxDays, christmasDates, offeredDates } from './delivery-dates'
import type { BoxPage } from './page-data'
import type { Visitor } from './visitor'

/** Everything the pages of Best of Local show about this visitor. */
export function boxPage(visitor: Visitor, now: Date): BoxPage {
  const { draft } = visitor.box
  const { discount, total } = basketTotals(visitor, now)
  const due = dueDate(now, draft)
  const today = londonDate(now)
  return {
    order: draft && wireDraft(now, draft),
    lines: wireLines(visitor, now),
    coupon: visitor.coupon,
    discount: poundsOf(discount),
    total: poundsOf(total),
    minimum: poundsOf(minimumOrder),
    dates: offeredDates(now),
    days: boxDays,
    deliveryOptions,
    instructionOptions,
    christmasDates: christmasDates(now),
    isPastCutoff: due !== null && isPastCutoff(now, due),
    boxes: boxesBetween(visitor, now, addDays(today, -60), addDays(today, 30)),
    unfinished: activeBoxOrder(visitor),
  }
}
