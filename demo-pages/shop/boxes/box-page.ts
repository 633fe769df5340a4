import { isPastCutoff } from '../calendar/cutoff'
import { christmasDates, offeredDates, repeatingDays } from '../calendar/delivery-dates'
import type { BoxPage } from '../page-data'
import { rules } from '../rules'
import { poundsOf } from '../server/amounts'
import type { Visitor } from '../visitor'
import { basketTotals, dueDate, wireBasket, wireDraft, wireLines } from './box-basket'
import { deliveryOptions, instructionOptions } from './box-checkout'
import {
  boxesAround,
  boxId,
  findBox,
  findDelivery,
  nextBox,
  type WireBox,
  wireLatest,
} from './box-deliveries'
import { activeBoxOrder } from './box-orders'

/**
 * Returns the box that a page is about. The path ends with the box's id, or with the id of an order that has just been
 * placed.
 */
function boxAt(visitor: Visitor, now: Date, path: string): WireBox | null {
  const id = path.split('/').at(-1) ?? ''
  const { orderId, date = '' } = visitor.lastConfirmation ?? {}
  const placed = String(orderId) === id ? findBox(visitor, now, boxId(Number(id), date)) : undefined
  return placed ?? findBox(visitor, now, id) ?? nextBox(visitor, now, Number(id)) ?? null
}

/** Returns everything that the pages of Best of Local show about this visitor. */
export function boxPage(visitor: Visitor, now: Date, path: string): BoxPage {
  const { draft } = visitor.box
  const { discount, total } = basketTotals(visitor, now)
  const due = dueDate(visitor, now)
  const boxes = boxesAround(visitor, now)
  const moved = boxes.filter(({ shifted }) => shifted)
  return {
    answer: wireBasket(visitor, now),
    latest: visitor.customer && wireLatest(visitor, now),
    at: now.toISOString(),
    order: draft && wireDraft(visitor, now, draft),
    lines: wireLines(visitor, now),
    coupon: visitor.coupon,
    discount: poundsOf(discount),
    total: poundsOf(total),
    minimum: poundsOf(rules.minimumOrder),
    dates: offeredDates(visitor, now),
    days: repeatingDays(visitor),
    deliveryOptions,
    instructionOptions,
    christmasDates: christmasDates(now),
    isPastCutoff: due !== null && isPastCutoff(now, due),
    boxes,
    movedTo: Object.fromEntries(moved.map(({ id }) => [id, findDelivery(visitor, id)?.comesOn])),
    asked: boxAt(visitor, now, path),
    isAmended: visitor.lastConfirmation?.isAmendment ?? false,
    unfinished: activeBoxOrder(visitor),
  }
}
