import { addDays, londonDate } from '../calendar/calendar'
import { daysBetween, isPastCutoff } from '../calendar/cutoff'
import { isPausedOn } from '../calendar/delivery-dates'
import { moveFrom } from '../essentials/day-moves'
import type { DayMoveState } from '../essentials/essential-state'
import type { Visitor } from '../visitor'
import type { BoxContents, BoxOrderState } from './box-state'

/** One delivery of an order where it stands in the week: a day that is moved shows it on both its days. */
export type Occurrence = {
  order: BoxOrderState
  /** The day on which the order by itself is due: what is different about the delivery is kept under it. */
  due: string
  /** Where it stands. */
  date: string
  comesOn: string
  /** Set on the day from which it is moved away. */
  movedBy: DayMoveState | null
}

type Orders = Pick<Visitor, 'boxOrders' | 'dayMoves'>

/** How far ahead anything is looked for. */
const farthest = 500

function isDue({ frequency, start, endsBefore }: BoxOrderState, date: string): boolean {
  if (date < start || (endsBefore !== null && date >= endsBefore)) return false
  return frequency === 0 ? date === start : daysBetween(start, date) % (7 * frequency) === 0
}

/** Returns the days from the first date to the last that the order's rhythm meets. */
function duesBetween({ frequency, start }: BoxOrderState, from: string, to: string): string[] {
  if (frequency === 0) return from <= start && start <= to ? [start] : []
  const step = 7 * frequency
  const skipped = Math.max(0, Math.ceil(daysBetween(start, from) / step))
  const count = Math.max(0, Math.floor(daysBetween(start, to) / step) + 1 - skipped)
  return Array.from({ length: count }, (_, at) => addDays(start, (skipped + at) * step))
}

function standings({ dayMoves }: Orders, order: BoxOrderState, due: string): Occurrence[] {
  const day = order.days[due]?.movedTo ?? due
  const movedBy = moveFrom(dayMoves, day)
  const date = movedBy?.to ?? day
  const coming = { order, due, date, comesOn: date, movedBy: null }
  return movedBy ? [{ ...coming, date: day, movedBy }, coming] : [coming]
}

/** Returns the deliveries of an order that stand between those dates, earliest first. */
export function deliveriesOf(orders: Orders, order: BoxOrderState, from: string, to: string): Occurrence[] {
  // What the depot moves comes within a week; what the customer moved, at any time.
  const days = new Set([...duesBetween(order, addDays(from, -7), to), ...Object.keys(order.days)])
  return [...days]
    .filter(date => isDue(order, date))
    .flatMap(due => standings(orders, order, due))
    .filter(({ date }) => from <= date && date <= to)
    .sort((one, other) => one.date.localeCompare(other.date))
}

/** Returns the deliveries of an order from that day on, as far as anything is known of them. */
export const deliveriesFrom = (orders: Orders, order: BoxOrderState, from: string): Occurrence[] =>
  deliveriesOf(orders, order, from, addDays(from, farthest))

export const orderOf = ({ boxOrders }: Orders, id: number | null): BoxOrderState | undefined =>
  boxOrders.find(order => order.id === id)

/**
 * Returns an order with those that take its place after a move, or whose place it takes; the one that begins first is
 * first.
 */
export function linkedTo({ boxOrders }: Orders, order: BoxOrderState): BoxOrderState[] {
  const linked = [order]
  for (const each of linked)
    for (const other of boxOrders)
      if ((other.continues === each.id || each.continues === other.id) && !linked.includes(other))
        linked.push(other)
  return linked.sort((one, other) => one.start.localeCompare(other.start))
}

/** Returns the delivery of the order that stands on that date, or undefined. */
export const deliveryOn = (orders: Orders, order: BoxOrderState, date: string): Occurrence | undefined =>
  deliveriesOf(orders, order, date, date)[0]

/** Returns the delivery that the basket amends; undefined when it amends none. */
export function editedDelivery(visitor: Visitor): Occurrence | undefined {
  const { draft } = visitor.box
  const order = orderOf(visitor, draft?.editingOrderId ?? null)
  const due = draft?.editingDate
  return order && due ? standings(visitor, order, due).at(-1) : undefined
}

/** What the order brings with the delivery of that day, and at which discount. */
export const contentsOn = (order: BoxOrderState, due: string): BoxContents =>
  order.days[due]?.instead ?? order

export const isCancelled = ({ order: { days, cancelledFrom }, due, comesOn }: Occurrence): boolean =>
  !!days[due]?.isCancelled || (cancelledFrom !== null && comesOn >= cancelledFrom)

/** Why the delivery cannot be changed any more, or null. */
export function whyFixed(now: Date, delivery: Occurrence | undefined): string | null {
  if (delivery && isCancelled(delivery)) return 'That order has been cancelled.'
  return !delivery || isPastCutoff(now, delivery.comesOn) ? 'That order can no longer be changed.' : null
}

/** Returns the next delivery of an order that can still be changed; while a pause lasts, the first one after it. */
export function nextOpen(visitor: Visitor, now: Date, order: BoxOrderState): Occurrence | undefined {
  const isWaiting = ({ comesOn }: Occurrence) => order.frequency > 0 && isPausedOn(visitor, comesOn)
  return deliveriesFrom(visitor, order, londonDate(now)).find(
    delivery => !delivery.movedBy && whyFixed(now, delivery) === null && !isWaiting(delivery),
  )
}
