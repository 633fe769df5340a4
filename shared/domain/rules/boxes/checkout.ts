import type { Pence } from '../../../platform/values/money'
import { type BasketLine, type BoxDraft, isAmendment, shortOfMinimum } from '../basket'
import { nextMidnight } from '../dates/clock'
import { type CalendarDate, type DateMessages, dayInWords, parseDate } from '../dates/dates'
import { isChristmasOnly, isHamper } from '../product'

/** A date that the page offers; a date with a reason cannot be chosen (A5). */
export type OfferedDate = {
  /** Sent back exactly as the page wrote it. */
  value: string
  label: string
  date: CalendarDate | null
  /** The last moment to order for this date; null if the page does not say. */
  cutoff: Date | null
  reason: string | null
}

/** The customer's choices so far; '' and null mean not chosen. */
export type Choices = {
  /** 0 for a single delivery, else every 1, 2 or 4 weeks. */
  frequency: number | null
  date: string
  /** 1 Monday to 6 Saturday. */
  day: number | null
  slot: string
  instructions: string
  other: string
}

/** The chosen frequency and day, as far as they are chosen. */
export type When = Pick<Choices, 'frequency' | 'date' | 'day'>

/** The frequency and day that the shop last confirmed. */
export type Booking = {
  frequency: number | null
  /** The date of a single delivery; if it cannot be parsed, the page's own text. */
  date: string | null
  day: number | null
  nextDelivery: CalendarDate | null
}

/** The slot value that means nobody will be in, so the delivery is left somewhere (CO-06). */
const noSlot = '0'
/** The instruction for which the customer types their own words. */
const otherInstruction = 'other'
/** The maximum length of the customer's own words (CO-07). */
export const longestOther = 255

/** Returns whether the customer chooses a date; otherwise a weekday. */
export const goesByDate = (
  { frequency }: Pick<Choices, 'frequency'>,
  draft: Pick<BoxDraft, 'parentId'>,
): boolean => frequency === 0 || draft.parentId !== null

/** Returns whether the form asks for special instructions (CO-06). */
export const asksInstructions = ({ slot }: Pick<Choices, 'slot'>): boolean => slot === noSlot

/** Returns whether the form asks for the customer's own words (CO-07, A-43). */
export const asksOther = (choices: Pick<Choices, 'slot' | 'instructions'>): boolean =>
  asksInstructions(choices) && choices.instructions === otherInstruction

/** Returns whether a product in the box allows only a single delivery (CO-31, CO-32). */
export const isOnceOnly = (lines: readonly BasketLine[]): boolean =>
  lines.some(({ product }) => isChristmasOnly(product) || isHamper(product))

/** Returns the dates to choose from: all dates, or only the Christmas dates for a box that comes once (CO-33, A-40). */
export function offeredDates(
  dates: readonly OfferedDate[],
  christmas: readonly string[],
  isOnce: boolean,
): readonly OfferedDate[] {
  if (!isOnce || !christmas.length) return dates
  const days = new Set(christmas.map(each => parseDate(each) ?? each))
  return dates.filter(({ date, value }) => days.has(date ?? value))
}

/** Adds an amended order's own date to the offered dates, and makes it available even if the page has closed that day. */
export function withOwnDate(
  dates: readonly OfferedDate[],
  draft: BoxDraft,
  messages?: DateMessages,
): readonly OfferedDate[] {
  const own = draft.date
  if (own === null || !isAmendment({ draft })) return dates
  if (dates.some(({ date }) => date === own))
    return dates.map(each => (each.date === own ? { ...each, reason: null } : each))
  const later = dates.findIndex(({ date }) => date !== null && date > own)
  const offered = {
    value: own,
    label: dayInWords(own, messages),
    date: own,
    cutoff: null,
    reason: null,
  }
  const place = later < 0 ? dates.length : later
  return [...dates.slice(0, place), offered, ...dates.slice(place)]
}

/** The dates, weekdays and slots to choose from. */
export type Offer = { dates: readonly OfferedDate[]; days: readonly number[]; slots: readonly string[] }

/**
 * Returns the valid choices. A date or day that is not on offer is dropped (CO-26, CO-33), and the first slot counts
 * as chosen because the select shows it. Fixed fields stay as they are (CO-36).
 */
export function choicesOn({ dates, days, slots }: Offer, choices: Choices, draft: BoxDraft): Choices {
  const { date, day, slot } = choices
  const isLocked = draft.parentId !== null
  return {
    ...choices,
    date: dates.some(({ value, reason }) => value === date && reason === null) ? date : '',
    day: isLocked || (day !== null && days.includes(day)) ? day : null,
    slot: slot || isLocked ? slot : (slots[0] ?? ''),
  }
}

/** Returns whether the last moment to order for the date has passed. */
export const isClosed = ({ cutoff }: Pick<OfferedDate, 'cutoff'>, now: Date): boolean =>
  cutoff !== null && cutoff <= now

/** A requested delivery date: `date`, in the page's own text, for a single delivery, or `day` for a repeating one. */
export type DateRequest = { date: string | null; day: number | null; frequency: number }

/** Returns the next moment at which the offered dates change: a cut-off or midnight. */
export function nextChange(dates: readonly OfferedDate[], now: Date): Date {
  const moments = dates.flatMap(({ cutoff }) => (cutoff && cutoff > now ? [cutoff.getTime()] : []))
  return new Date(Math.min(nextMidnight(now).getTime(), ...moments))
}

/** Returns the date request for the shop; null until the choice is complete (CO-19, A-33). */
export function dateRequest(choices: When, draft: Pick<BoxDraft, 'parentId'>): DateRequest | null {
  const { frequency, date, day } = choices
  if (frequency === null) return null
  if (!goesByDate(choices, draft)) return day === null ? null : { date: null, day, frequency }
  return date ? { date, day: frequency ? day : null, frequency } : null
}

const dayOf = (date: string | null) => parseDate(date) ?? date

/** Returns the booking of an order that the page or the basket carries (CO-14). */
export const bookingOf = ({ frequency, date, weekday, nextDelivery }: BoxDraft): Booking => ({
  frequency,
  date,
  day: weekday,
  nextDelivery,
})

/** Returns the booking after the shop has accepted a date request. */
export const bookedBy = (
  { frequency, date, day }: DateRequest,
  nextDelivery: CalendarDate | null,
): Booking => ({
  frequency,
  date: dayOf(date),
  day,
  nextDelivery,
})

/** Returns whether the shop has booked exactly the requested date. */
export function isBooked(request: DateRequest | null, booking: Booking): boolean {
  if (!request || request.frequency !== booking.frequency) return false
  return request.date === null ? request.day === booking.day : dayOf(request.date) === booking.date
}

/** Returns the values that the controls show for a booking. */
export const whenOf = ({ frequency, date, day }: Pick<Booking, keyof When>): When => ({
  frequency,
  date: date ?? '',
  day,
})

/** A reason why Confirm Order is not allowed (CO-26 to CO-30). */
export type Blocker =
  | 'frequency'
  | 'date'
  | 'cutoff'
  | 'other'
  | 'date-failed'
  | 'changed'
  | 'unavailable'
  | 'reading-total'
  | 'total'
  | 'minimum'

const waits = ['reading-total', 'total'] as const
/** A blocker that the customer cannot fix in the form; Confirm Order waits until it is gone. */
export type Wait = (typeof waits)[number]
export const isWait = (blocker: Blocker): blocker is Wait => waits.includes(blocker as Wait)

/** The state of the last date request. `unsure`: no answer says whether the shop has accepted the date. */
export type DateStatus = 'known' | 'saving' | 'refused' | 'failed' | 'unsure'

/** Returns whether the shop has not taken the last date, or is not known to have taken it. */
export const isNotTaken = (date: DateStatus): boolean => date !== 'known' && date !== 'saving'

export type CheckoutContext = {
  choices: Choices
  draft: Pick<BoxDraft, 'parentId' | 'otherInstructions'>
  /** The cut-off of the chosen date. */
  cutoff: Date | null
  /** The page's own flag for the date of the loaded order. */
  isPastCutoff: boolean
  now: Date
  /** The server's total; null if it is not known. */
  total: Pence | null
  /** A new total is being read. */
  isReadingTotal: boolean
  minimum: Pence | null
  hasUnavailable: boolean
  date: DateStatus
  /** The shop's booking. An order is confirmed only if choice and booking agree. */
  booking: Booking
}

/** Returns whether the cut-off of a single delivery has passed (CO-27, A-39). */
export function isPastCutoff(
  context: Pick<CheckoutContext, 'choices' | 'draft' | 'cutoff' | 'isPastCutoff' | 'now'>,
): boolean {
  const { choices, draft, now } = context
  return goesByDate(choices, draft) && (context.isPastCutoff || isClosed(context, now))
}

/** Accepts words that the order already had, whatever their length; only the shop judges those. */
const isOtherFine = (other: string, draft: Pick<BoxDraft, 'otherInstructions'>): boolean =>
  other.trim() !== '' && (other === draft.otherInstructions || other.length <= longestOther)

/**
 * Returns the day on which a booked box comes, and whether its cut-off has passed. If so, nothing may promise the
 * day.
 */
export function comingDay(
  booking: Booking,
  at: Pick<CheckoutContext, 'draft' | 'isPastCutoff' | 'now'> & { dates: readonly OfferedDate[] },
): { day: string | null; isTooLate: boolean } {
  const isByDate = goesByDate(booking, at.draft)
  const day = isByDate ? booking.date : booking.nextDelivery
  const offered = at.dates.find(({ date, value }) => day !== null && (date === day || value === day))
  const isTooLate = isClosed({ cutoff: offered?.cutoff ?? null }, at.now)
  return { day, isTooLate: isTooLate || (isByDate && at.isPastCutoff) }
}

/** Returns everything that blocks Confirm Order, in the order of the page; empty if the order may be sent. */
export function confirmBlockers(context: CheckoutContext): Blocker[] {
  const { choices, draft, total, minimum, date } = context
  const blockers: Blocker[] = []
  if (choices.frequency === null) blockers.push('frequency')
  else if (!dateRequest(choices, draft)) blockers.push('date')
  else if (isPastCutoff(context)) blockers.push('cutoff')
  if (asksOther(choices) && !isOtherFine(choices.other, draft)) blockers.push('other')
  // A press waits for a date that is being saved, and is judged by what the shop answers.
  if (isNotTaken(date)) blockers.push('date-failed')
  const request = dateRequest(choices, draft)
  if (date === 'known' && request && !isBooked(request, context.booking)) blockers.push('changed')
  if (context.hasUnavailable) blockers.push('unavailable')
  if (context.isReadingTotal) blockers.push('reading-total')
  else if (total === null) blockers.push('total')
  if (shortOfMinimum(total, minimum)) blockers.push('minimum')
  return blockers
}

/** Returns the fields that Confirm Order sends; hidden fields are sent empty (CO-38, A-43). */
export const confirmationOf = (choices: Choices) => ({
  frequency: choices.frequency ?? 0,
  delivery_slot_id: choices.slot,
  delivery_instructions: asksInstructions(choices) ? choices.instructions : '',
  other_delivery_instruction: asksOther(choices) ? choices.other.trim() : '',
  day: choices.frequency ? choices.day : null,
})
