import { addDays, londonDate } from '../calendar/calendar'
import { daysBetween, isPastCutoff } from '../calendar/cutoff'
import { isPausedOn, moveOf } from '../calendar/day-reason'
import type { DayMoveState } from '../essentials/essential-state'
import type { Visitor } from '../visitor'
import type { BoxContents, BoxOrderState } from './box-state'

/** One delivery of an order in the week; a moved delivery is shown on both its days. */
export type Occurrence = {
  order: BoxOrderState
  /** The day on which the order itself is due; changes of this delivery are stored under that day. */
  due: string
  /** The day on which the delivery is shown. */
  date: string
  comesOn: string
  /** Set on the day from which the delivery was moved away. */
  movedBy: DayMoveState | null
}

type Orders = Pick<Visitor, 'boxOrders' | 'dayMoves' | 'pauses'>

/** The number of days ahead that are searched. */
const farthest = 500

function isDue({ frequency, start, endsBefore }: BoxOrderState, date: string): boolean {
  if (date < start || (endsBefore !== null && date >= endsBefore)) return false
  return frequency === 0 ? date === start : daysBetween(start, date) % (7 * frequency) === 0
}

/** Returns the due days of an order between two dates. */
function duesBetween({ frequency, start }: BoxOrderState, from: string, to: string): string[] {
  if (frequency === 0) return from <= start && start <= to ? [start] : []
  const step = 7 * frequency
  const skipped = Math.max(0, Math.ceil(daysBetween(start, from) / step))
  const count = Math.max(0, Math.floor(daysBetween(start, to) / step) + 1 - skipped)
  return Array.from({ length: count }, (_, at) => addDays(start, (skipped + at) * step))
}

function standings(orders: Orders, order: BoxOrderState, due: string): Occurrence[] {
  const day = order.days[due]?.movedTo ?? due
  const movedBy = moveOf(orders, day)
  const date = movedBy?.to ?? day
  const coming = { order, due, date, comesOn: date, movedBy: null }
  return movedBy ? [{ ...coming, date: day, movedBy }, coming] : [coming]
}

/** Returns the deliveries of an order that are shown between those dates, earliest first. */
export function deliveriesOf(orders: Orders, order: BoxOrderState, from: string, to: string): Occurrence[] {
  // A depot moves a delivery by up to a week; a customer may have moved it by more.
  const days = new Set([...duesBetween(order, addDays(from, -7), to), ...Object.keys(order.days)])
  return [...days]
    .filter(date => isDue(order, date))
    .flatMap(due => standings(orders, order, due))
    .filter(({ date }) => from <= date && date <= to)
    .sort((one, other) => one.date.localeCompare(other.date))
}

/** Returns the known deliveries of an order from that day on. */
export const deliveriesFrom = (orders: Orders, order: BoxOrderState, from: string): Occurrence[] =>
  deliveriesOf(orders, order, from, addDays(from, farthest))

export const orderOf = ({ boxOrders }: Orders, id: number | null): BoxOrderState | undefined =>
  boxOrders.find(order => order.id === id)

/**
 * Returns an order with the orders that replace it after a move, or that it replaces, in the order in which they begin.
 */
export function linkedTo({ boxOrders }: Orders, order: BoxOrderState): BoxOrderState[] {
  const linked = [order]
  for (const each of linked)
    for (const other of boxOrders)
      if ((other.continues === each.id || each.continues === other.id) && !linked.includes(other))
        linked.push(other)
  return linked.sort((one, other) => one.start.localeCompare(other.start))
}

/** Returns the delivery of the order that is shown on that date, or undefined. */
export const deliveryOn = (orders: Orders, order: BoxOrderState, date: string): Occurrence | undefined =>
  deliveriesOf(orders, order, date, date)[0]

/** Returns the delivery that the basket amends; undefined if it amends none. */
export function editedDelivery(visitor: Visitor): Occurrence | undefined {
  const { draft } = visitor.box
  const order = orderOf(visitor, draft?.editingOrderId ?? null)
  const due = draft?.editingDate
  return order && due ? standings(visitor, order, due).at(-1) : undefined
}

/** Returns the contents of the order for the delivery of that day, with their discount. */
export const contentsOn = (order: BoxOrderState, due: string): BoxContents =>
  order.days[due]?.instead ?? order

export const isCancelled = ({ order: { days, cancelledFrom }, due, comesOn }: Occurrence): boolean =>
  !!days[due]?.isCancelled || (cancelledFrom !== null && comesOn >= cancelledFrom)

/** Returns the reason why the delivery can no longer be changed, or null. */
export function whyFixed(now: Date, delivery: Occurrence | undefined): string | null {
  if (delivery && isCancelled(delivery)) return 'That order has been cancelled.'
  return !delivery || isPastCutoff(now, delivery.comesOn) ? 'That order can no longer be changed.' : null
}

/** Returns the next delivery of an order that can still be changed; during a pause, the first one after it. */
export function nextOpen(visitor: Visitor, now: Date, order: BoxOrderState): Occurrence | undefined {
  const isWaiting = ({ comesOn }: Occurrence) => order.frequency > 0 && isPausedOn(visitor, comesOn)
  return deliveriesFrom(visitor, order, londonDate(now)).find(
    delivery => !delivery.movedBy && whyFixed(now, delivery) === null && !isWaiting(delivery),
  )
}
