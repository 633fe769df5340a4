import { penceOf, poundsOf } from './amounts'
import type { BoxDayState, BoxOrderState, OrderedLine } from './box-state'
import { addDays, londonDate } from './calendar'
import { findProduct } from './catalogue'
import { cutoffOf, daysBetween, isPastCutoff, sundayOf, weekdayOf } from './cutoff'
import { discountOn } from './discounts'
import { holidayOn } from './holidays'
import type { Visitor } from './visitor'

/** A delivery of a box as the server sends and prints it. */
export type WireBox = ReturnType<typeof wireBox>

type Occurrence = { order: BoxOrderState; date: string; shift: 'from' | 'to' | null }

const londonHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The next day on which the float goes out. */
export function nextWorkingDay(date: string): string {
  let day = addDays(date, 1)
  while (weekdayOf(day) === 0 || holidayOn(day)) day = addDays(day, 1)
  return day
}

/** Does a box of that order fall on that date by itself? */
export function isDue({ frequency, start, endsBefore }: BoxOrderState, date: string): boolean {
  if (date < start || (endsBefore !== null && date >= endsBefore)) return false
  return frequency === 0 ? date === start : daysBetween(start, date) % (7 * frequency) === 0
}

// A repeating box that falls on a bank holiday comes on the next working day.
function* occurrences(order: BoxOrderState, from: string, to: string): Generator<Occurrence> {
  for (let date = addDays(from, -4); date <= to; date = addDays(date, 1)) {
    if (!isDue(order, date)) continue
    const isShifted = order.frequency > 0 && holidayOn(date) !== null
    if (date >= from) yield { order, date, shift: isShifted ? 'from' : null }
    const moved = isShifted ? nextWorkingDay(date) : null
    if (moved !== null && moved >= from && moved <= to) yield { order, date: moved, shift: 'to' }
  }
}

/** Has the float been there? Deliveries are made by eight in the morning. */
export function hasFloatBeen(now: Date, date: string): boolean {
  const today = londonDate(now)
  return date < today || (date === today && Number(londonHour.format(now)) >= 8)
}

/** What the order brings on that date. */
export const linesOn = (order: BoxOrderState, date: string): OrderedLine[] =>
  order.days[date]?.lines ?? order.lines

const deliveryOf = (line: OrderedLine, day: BoxDayState, isDelivered: boolean) => {
  const product = findProduct(line.productId)
  return {
    id: line.productId,
    product_id: line.productId,
    product_name: product?.name ?? 'A product we no longer sell',
    quantity_ordered: line.quantity,
    quantity_delivered: isDelivered ? (day.short?.[line.productId] ?? line.quantity) : null,
    total_price: poundsOf(line.price * line.quantity),
    unavailable: product ? 0 : 1,
    temp_unavailable: product && !product.is_available ? 1 : 0,
  }
}

function wireBox(visitor: Visitor, now: Date, { order, date, shift }: Occurrence) {
  const day = order.days[date] ?? {}
  const lines = linesOn(order, date)
  const isPaused =
    order.frequency > 0 && visitor.pauses.some(({ start, end }) => start <= date && date <= end)
  const isStopped = !!(day.isCancelled || day.failed !== undefined || day.isUndeliverable || isPaused)
  const isDelivered = !isStopped && shift !== 'from' && hasFloatBeen(now, date)
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const discount = lines.reduce(
    (sum, { price, quantity }) => sum + discountOn(price * quantity, order.coupon),
    0,
  )
  return {
    id: boxId(order.id, date),
    order_id: order.id,
    start_date: date,
    items_qty: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: poundsOf(subtotal),
    discount_amount: poundsOf(discount),
    grand_total: poundsOf(subtotal - discount),
    products: lines.map(({ productId, quantity }) => ({ product: findProduct(productId) ?? null, quantity })),
    deliveries: lines.map(line => deliveryOf(line, day, isDelivered)),
    cancelled: day.isCancelled ?? false,
    failed: { status: day.failed !== undefined, reason: day.failed ?? null },
    failing: { status: day.failing !== undefined, reason: day.failing ?? null },
    past_cutoff: isPastCutoff(now, date),
    deliverable: !day.isUndeliverable,
    delivered: isDelivered,
    paid: isDelivered && date < londonDate(now),
    shifted: shift === 'from',
    paused: isPaused,
    modified: day.lines !== undefined,
    cutoff: cutoffOf(date),
    order: {
      id: order.id,
      type: 'bol',
      frequency: order.frequency,
      weekday: order.weekday,
      parent_id: day.lines === undefined ? null : order.id,
      daymove_id: shift === 'from' ? 1 : null,
    },
    weekday: order.weekday,
  }
}

/** The identifier of one delivery: the order's, and the day. */
export const boxId = (orderId: number, date: string): string => `${orderId}-${date.replaceAll('-', '')}`

/** The deliveries of boxes from the first date to the last, earliest first. */
export function boxesBetween(visitor: Visitor, now: Date, from: string, to: string): WireBox[] {
  return visitor.boxOrders
    .flatMap(order => [...occurrences(order, from, to)])
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(occurrence => wireBox(visitor, now, occurrence))
}

/** The delivery of that identifier, or undefined. */
export function findBox(visitor: Visitor, now: Date, id: string): WireBox | undefined {
  const [, orderId, year, month, day] = /^(\d+)-(\d{4})(\d\d)(\d\d)$/.exec(id) ?? []
  const date = `${year}-${month}-${day}`
  return orderId ? boxesBetween(visitor, now, date, date).find(box => box.id === id) : undefined
}

/** The latest three boxes that were ordered: the next to come, then those before it. */
export function latestBoxes(visitor: Visitor, now: Date): WireBox[] {
  const today = londonDate(now)
  return boxesBetween(visitor, now, addDays(today, -90), addDays(sundayOf(today), 13))
    .filter(({ shifted }) => !shifted)
    .reverse()
    .slice(0, 3)
}

/** What the shop asks for a product today, in pence. */
export const priceToday = (productId: number): number => penceOf(findProduct(productId)?.order_price ?? '0')
