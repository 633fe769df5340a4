import { addDays, londonDate } from '../calendar/calendar'
import { cutoffOf, isPastCutoff } from '../calendar/cutoff'
import { isPausedOn } from '../calendar/day-reason'
import { moveId } from '../essentials/day-moves'
import { findProduct } from '../products/catalogue'
import { penceOf, poundsOf } from '../server/amounts'
import type { Visitor } from '../visitor'
import {
  contentsOn,
  deliveriesFrom,
  deliveriesOf,
  deliveryOn,
  isCancelled,
  linkedTo,
  type Occurrence,
  orderOf,
} from './box-days'
import { type BoxDayState, type BoxOrderState, type OrderedLine, unpaidReasons } from './box-state'
import { discountOn } from './discounts'

/** A delivery of a box as the server sends and prints it. */
export type WireBox = ReturnType<typeof wireBox>

const londonHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** Returns true if the day's deliveries have been made, which is by eight in the morning. */
function hasFloatBeen(now: Date, date: string): boolean {
  const today = londonDate(now)
  return date < today || (date === today && Number(londonHour.format(now)) >= 8)
}

/** Returns the quantity of a product that the delivery brings, or has brought. */
function broughtOf({ productId, quantity }: OrderedLine, { short }: BoxDayState, isDelivered: boolean) {
  if (!findProduct(productId)?.is_available) return 0
  return isDelivered ? (short?.[productId] ?? quantity) : quantity
}

function deliveryOf(line: OrderedLine, day: BoxDayState, isStopped: boolean, isDelivered: boolean) {
  const product = findProduct(line.productId)
  const brought = isStopped ? 0 : broughtOf(line, day, isDelivered)
  return {
    id: line.productId,
    product_id: line.productId,
    product_name: product?.name ?? 'A product we no longer sell',
    quantity_ordered: line.quantity,
    quantity_delivered: isDelivered ? brought : null,
    total_price: poundsOf(line.price * brought),
    unavailable: product ? 0 : 1,
    temp_unavailable: product && !product.is_available ? 1 : 0,
  }
}

function wireBox(visitor: Visitor, now: Date, delivery: Occurrence) {
  const { order, due, date, comesOn, movedBy } = delivery
  const day = order.days[due] ?? {}
  const { lines, coupon } = contentsOn(order, due)
  const isPaused = isPausedOn(visitor, date)
  const cancelled = isCancelled(delivery)
  const isLocked = isPastCutoff(now, comesOn)
  // Until its cut-off, a box can still be changed into one that can be delivered.
  const isUndeliverable = isLocked && !!day.isUndeliverable
  const isStopped = cancelled || isPaused || day.failed !== undefined || isUndeliverable
  const isDelivered = !isStopped && !movedBy && hasFloatBeen(now, date)
  // Deliveries that do not come cost nothing.
  const deliveries = lines.map(line => deliveryOf(line, day, isStopped, isDelivered))
  const prices = deliveries.map(({ total_price }) => penceOf(total_price))
  const subtotal = prices.reduce((sum, price) => sum + price, 0)
  const discount = prices.reduce((sum, price) => sum + discountOn(price, coupon), 0)
  return {
    id: boxId(order.id, date),
    order_id: order.id,
    start_date: date,
    items_qty: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: poundsOf(subtotal),
    discount_amount: poundsOf(discount),
    grand_total: poundsOf(subtotal - discount),
    products: lines.map(({ productId, quantity }) => ({ product: findProduct(productId) ?? null, quantity })),
    deliveries,
    cancelled,
    failed: { status: day.failed !== undefined, reason: day.failed ?? null },
    failing: {
      status: day.unpaid !== undefined,
      reason: day.unpaid === undefined ? null : unpaidReasons[day.unpaid],
    },
    past_cutoff: isLocked,
    deliverable: !isUndeliverable,
    delivered: isDelivered,
    paid: isDelivered && date < londonDate(now),
    shifted: movedBy !== null,
    paused: isPaused,
    modified: day.instead !== undefined,
    cutoff: cutoffOf(comesOn),
    order: {
      id: order.id,
      type: 'bol',
      frequency: order.frequency,
      weekday: order.weekday,
      parent_id: day.instead === undefined ? null : order.id,
      daymove_id: movedBy && moveId(movedBy),
    },
    weekday: order.weekday,
  }
}

/** Returns true if this delivery brings or has brought anything. */
export const isComing = ({ cancelled, failed, paused, deliverable, shifted }: WireBox): boolean =>
  !cancelled && !failed.status && !paused && deliverable && !shifted

/** Returns the first delivery that matches; the remaining ones are not computed. */
function firstOf(
  visitor: Visitor,
  now: Date,
  deliveries: readonly Occurrence[],
  isAskedFor: (box: WireBox) => boolean,
): WireBox | undefined {
  for (const delivery of deliveries) {
    const box = wireBox(visitor, now, delivery)
    if (isAskedFor(box)) return box
  }
  return undefined
}

/** Returns the id of one delivery: the id of its order, and the day. */
export const boxId = (orderId: number, date: string): string => `${orderId}-${date.replaceAll('-', '')}`

/** Returns the deliveries of boxes between two dates, earliest first. */
export function boxesBetween(visitor: Visitor, now: Date, from: string, to: string): WireBox[] {
  return visitor.boxOrders
    .flatMap(order => deliveriesOf(visitor, order, from, to))
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(delivery => wireBox(visitor, now, delivery))
}

/** Returns the delivery with that id, or undefined. */
export function findDelivery(visitor: Visitor, id: string): Occurrence | undefined {
  const [, orderId, year, month, day] = /^(\d+)-(\d{4})(\d\d)(\d\d)$/.exec(id) ?? []
  const order = orderOf(visitor, Number(orderId))
  return order && deliveryOn(visitor, order, `${year}-${month}-${day}`)
}

/** Returns the box with that id, or undefined. */
export function findBox(visitor: Visitor, now: Date, id: string): WireBox | undefined {
  const delivery = findDelivery(visitor, id)
  return delivery && wireBox(visitor, now, delivery)
}

/** Returns the next box of that order, or undefined. */
export function nextBox(visitor: Visitor, now: Date, orderId: number): WireBox | undefined {
  const order = orderOf(visitor, orderId)
  const coming = order ? deliveriesFrom(visitor, order, londonDate(now)) : []
  return firstOf(visitor, now, coming, box => isComing(box) && !box.past_cutoff)
}

/** Returns the boxes of the last two months and of the next month, and each order's first box after that. */
export function boxesAround(visitor: Visitor, now: Date): WireBox[] {
  const today = londonDate(now)
  const month = addDays(today, 30)
  return visitor.boxOrders
    .flatMap(order => {
      const deliveries = deliveriesFrom(visitor, order, addDays(today, -60))
      const later = deliveries.findIndex(({ date }) => date > month)
      return later < 0 ? deliveries : deliveries.slice(0, later + 1)
    })
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(delivery => wireBox(visitor, now, delivery))
}

/** Returns true if this order is the current one of several that replace one another after a move. */
function isPresent(visitor: Visitor, order: BoxOrderState, today: string): boolean {
  const linked = linkedTo(visitor, order)
  const now = linked.find(({ endsBefore }) => endsBefore === null || endsBefore > today)
  return order === (now ?? linked.at(-1))
}

/** Returns the three orders that were placed or amended last: the next box of each, or else its last one. */
function latestBoxes(visitor: Visitor, now: Date): WireBox[] {
  const today = londonDate(now)
  return [...visitor.boxOrders]
    .sort((one, other) => other.orderedAt.localeCompare(one.orderedAt))
    .filter(order => isPresent(visitor, order, today))
    .flatMap(order => {
      const all = deliveriesFrom(visitor, order, addDays(today, -90))
      const next = all.filter(({ date }) => date >= today)
      const before = all.filter(({ date }) => date < today).reverse()
      return firstOf(visitor, now, [...next, ...before], isComing) ?? []
    })
    .slice(0, 3)
}

/** Returns the current price of a product, in pence. */
export const priceToday = (productId: number): number => penceOf(findProduct(productId)?.order_price ?? '0')

/** Returns the answer with the latest boxes. */
export const wireLatest = (visitor: Visitor, now: Date) => ({ data: latestBoxes(visitor, now) })
