import { interpolate } from '../../../platform/values/interpolate'
import { today } from '../../../platform/values/london'
import type { Pence } from '../../../platform/values/money'
import { clockTime, momentOf, startOfDay } from '../dates/clock'
import { addDays, type CalendarDate, dayInWords } from '../dates/dates'
import type { BoxStateMessages } from './box-order-messages'

/** One product of a box order, as ordered and as delivered. */
type BoxDelivery = {
  name: string
  ordered: number | null
  /** Null until something has been delivered. */
  delivered: number | null
  price: Pence | null
  isUnavailable: boolean
}

/** One delivery of a Best of Local box (BD-02, HB-31 to HB-39). */
export type BoxOrder = {
  id: string
  /** The order this delivery belongs to; a repeating one has many deliveries. */
  orderId: string
  date: CalendarDate | null
  /** `start_date` and `deliveries` exactly as the shop sent them: they are sent back unchanged. */
  sent: { date: unknown; deliveries: unknown }
  itemCount: number | null
  subtotal: Pence | null
  discount: Pence | null
  total: Pence | null
  /** `price` is today's price of one item, in pence. */
  products: readonly { name: string; quantity: number | null; image: string; price: Pence | null }[]
  deliveries: readonly BoxDelivery[]
  /** 0 for a single delivery, n for every n weeks. */
  frequency: number
  weekday: number | null
  /** Set if this week of a repeating order was changed. */
  parentId: string | null
  isCancelled: boolean
  /** The reason, empty if none is given; null if the box has not failed. */
  failed: string | null
  failing: string | null
  isPastCutoff: boolean
  isDeliverable: boolean
  isDelivered: boolean
  isPaid: boolean
  isShifted: boolean
  /** Shifted, or tied to a move of its day; only the label reads this. */
  isMoved: boolean
  isModified: boolean
  isPaused: boolean
  /** The moment after which the box cannot be changed, an ISO date-time; null if the shop does not say. */
  cutoff: string | null
}

/** A box amendment that was begun and not finished (UA-03). */
export type UnfinishedAmendment = {
  date: CalendarDate | null
  frequency: number | null
  weekday: number | null
}

/** The state that a box's page shows: the first that applies. */
type BoxState =
  | 'cancelled'
  | 'failed'
  | 'failing'
  | 'paused'
  | 'shifted'
  | 'delivered'
  | 'undeliverable'
  | 'confirmed'
  | 'open'

/** Returns the box as of `now`: past its cut-off, the box cannot be changed. Without `now` the box stays as it is. */
export function boxAt(box: BoxOrder, now: Date | null): BoxOrder {
  const cutoff = momentOf(box.cutoff)
  return cutoff && now && cutoff <= now && !box.isPastCutoff ? { ...box, isPastCutoff: true } : box
}

/**
 * Returns the moments at which the shop may change a box by itself: its cut-off, and the beginning and end of its
 * day.
 */
export const expiriesOf = ({ cutoff, date }: BoxOrder): (Date | null)[] => [
  momentOf(cutoff),
  date && startOfDay(date),
  date && startOfDay(addDays(date, 1)),
]

/** Returns the state of a box (BD-06 to BD-10). A paused box does not come; a shifted box does not come on that day. */
export function boxState(box: BoxOrder): BoxState {
  if (box.isCancelled) return 'cancelled'
  if (box.failed !== null) return 'failed'
  if (box.failing !== null) return 'failing'
  if (box.isPaused) return 'paused'
  if (box.isShifted) return 'shifted'
  if (box.isDelivered) return 'delivered'
  if (!box.isPastCutoff) return 'open'
  return box.isDeliverable ? 'confirmed' : 'undeliverable'
}

/** Returns whether the delivery day is over, so that the sentence is in the past tense (BD-11, A-64). */
const isPast = ({ date }: Pick<BoxOrder, 'date'>, present: CalendarDate): boolean =>
  date !== null && date < present

/**
 * Returns the sentence for the state (BD-06 to BD-10, A-06). The sentence is empty if its tense depends on the time
 * and the time is not known yet (J-50).
 */
export function boxSentence(
  box: BoxOrder,
  { now, movedTo = null }: { now: Date | null; movedTo?: CalendarDate | null },
  messages: BoxStateMessages,
): string {
  const told = (past: string, coming: string) => (now ? (isPast(box, today(now)) ? past : coming) : '')
  const reason = (state: string, why: string | null) =>
    why ? interpolate(messages.because, { state, reason: why }) : state
  switch (boxState(box)) {
    case 'cancelled':
      return told(messages.boxWasCancelled, messages.boxCancelled)
    case 'failed':
      return reason(messages.boxFailed, box.failed)
    case 'failing':
      return reason(messages.boxFailing, box.failing)
    case 'paused':
      return told(messages.boxWasPaused, messages.boxPaused)
    case 'shifted':
      return movedTo
        ? interpolate(told(messages.boxWasMovedTo, messages.boxMovedTo), {
            day: dayInWords(movedTo, messages),
          })
        : messages.boxMoved
    case 'undeliverable':
      return messages.boxUndeliverable
    case 'delivered':
      return messages.boxDelivered
    case 'confirmed':
      return told(messages.boxDelivered, messages.boxConfirmed)
    case 'open':
      return messages.boxOpen
  }
}

// Words of a reason that is about money. The shop has no field for such a reason.
const aboutPayment = /\b(card|payment|pay|paid|direct debit|bank|declined|funds?|balance)\b/i

/** Returns whether a payment would settle a failing or failed box. A failing box without a reason may be unpaid (J-69). */
export function needsPayment({ isCancelled, isPaid, failed, failing }: BoxOrder): boolean {
  const reason = failed ?? failing
  if (reason === null || isCancelled || isPaid) return false
  return aboutPayment.test(reason) || (failed === null && reason === '')
}

/** Returns the payment that lets a failing box be packed; null if its sum or its day is not known. */
export function paymentFor(box: BoxOrder): { amount: Pence; day: CalendarDate } | null {
  const { failing, total, date } = box
  return failing !== null && needsPayment(box) && total && date ? { amount: total, day: date } : null
}

/** The name of a box among others; `apart` is its end, shown as well, if another box has the same name without it. */
export type BoxName = { name: string; apart: string }

/** Returns the name of each box. Boxes of the same name get the number of their order, too. */
export function boxNames(
  boxes: readonly BoxOrder[],
  nameOf: (box: BoxOrder) => string,
  { order }: { order: string },
): BoxName[] {
  const names = boxes.map(nameOf)
  return boxes.map(({ orderId }, at) => {
    const name = names[at] ?? ''
    const isAlone = names.indexOf(name) === names.lastIndexOf(name)
    const apart = isAlone ? '' : `, ${interpolate(order, { number: orderId })}`
    return { name: name + apart, apart }
  })
}

/** Returns whether the box repeats. If so, one week or all weeks can be cancelled (BD-14 to BD-16). */
export const isRepeating = ({ frequency }: Pick<BoxOrder, 'frequency'>): boolean => frequency > 0

/** Returns the reason why a box cannot be changed any more; null while it can. */
export function whyFixed(box: BoxOrder, messages: BoxStateMessages): string | null {
  if (box.isCancelled) return messages.isCancelled
  if (box.isDelivered) return messages.isDelivered
  return box.isPastCutoff ? (closing(box, messages.closedAt, messages) ?? messages.isClosed) : null
}

/** Returns the sentence that says when changes close; null if the shop does not say, or if the box cannot be changed. */
export const whenClosing = (box: BoxOrder, messages: BoxStateMessages): string | null =>
  boxState(box) === 'open' ? closing(box, messages.closesAt, messages) : null

function closing({ cutoff }: BoxOrder, sentence: string, messages: BoxStateMessages): string | null {
  const moment = momentOf(cutoff)
  const day = moment && dayInWords(today(moment), messages)
  return day && interpolate(sentence, { time: clockTime(moment), day })
}

/** Returns the names of the products of a box that cannot come, or could not. */
export const goneFrom = ({ deliveries }: Pick<BoxOrder, 'deliveries'>): string[] =>
  deliveries.filter(({ isUnavailable }) => isUnavailable).map(({ name }) => name)

/** Returns the products that would differ in a new order: no longer available, or at another price (A8). */
export function changesSince(box: BoxOrder): {
  gone: string[]
  repriced: { name: string; before: Pence; now: Pence }[]
} {
  const { products, deliveries } = box
  const repriced = deliveries.flatMap(({ name, price, ordered, delivered, isUnavailable }) => {
    const now = products.find(product => product.name === name)?.price ?? null
    // An incomplete or failed delivery does not tell the price of one item.
    const isShort = price === 0 || (delivered !== null && delivered !== ordered)
    if (isUnavailable || isShort || price === null || now === null || !ordered) return []
    const before = Math.round(price / ordered)
    return before === now ? [] : [{ name, before, now }]
  })
  return { gone: goneFrom(box), repriced }
}
