import { boxesBetween, findDelivery, type WireBox } from '../boxes/box-deliveries'
import { addDays, londonDate } from '../calendar/calendar'
import { penceOf } from '../server/amounts'
import type { Visitor } from '../visitor'
import { balanceOf, ledgerOf } from './ledger'

/** The number of days ahead for which a box is packed once it is paid for. */
const horizon = 60

/** Returns the boxes that cannot be packed before they are paid for, soonest first. */
export function unpaidBoxes(visitor: Visitor, now: Date): WireBox[] {
  const today = londonDate(now)
  return boxesBetween(visitor, now, today, addDays(today, horizon)).filter(
    ({ failing, cancelled, delivered }) => failing.status && !cancelled && !delivered,
  )
}

/**
 * Lets the boxes be packed that a payment covers, the one of the named day first, or all of them if nothing is owed any
 * more. Returns the days of these boxes.
 */
export function settleBoxes(visitor: Visitor, now: Date, pence: number, day: string): string[] {
  const isClear = balanceOf(ledgerOf(visitor, now)) <= 0
  const waiting = unpaidBoxes(visitor, now).sort(
    (one, other) => Number(other.start_date === day) - Number(one.start_date === day),
  )
  let left = pence
  return waiting.flatMap(({ id, start_date, grand_total }) => {
    const cost = penceOf(grand_total)
    const delivery = findDelivery(visitor, id)
    const state = delivery?.order.days[delivery.due]
    if (!state || (cost > left && !isClear)) return []
    left -= cost
    delete state.unpaid
    return start_date
  })
}
