import type { Pence } from '../../../platform/values/money'
import { type BasketLine, type BoxDraft, isAmendment } from '../basket'
import { nextMidnight } from '../dates/clock'
import { type CalendarDate, type DateMessages, dayInWords, parseDate } from '../dates/dates'
import { isChristmasOnly, isHamper } from '../product'

/** A date as the page offers it; one with a reason cannot be chosen (A5). */
export type OfferedDate = {
  /** Goes back as it came. */
  value: string
  label: string
  date: CalendarDate | null
  /** Until when it can be ordered for; null when the page does not say. */
  cutoff: Date | null
  reason: string | null
}

/** What the customer has chosen so far; '' and null stand for nothing. */
export type Choices = {
  /** 0 once, 1, 2 or 4 weeks. */
  frequency: number | null
  date: string
  /** 1 Monday to 6 Saturday. */
  day: number | null
  slot: string
  instructions: string
  other: string
}

/** How often and when, as far as it is chosen. */
export type When = Pick<Choices, 'frequency' | 'date' | 'day'>

/** How often and when the box comes, by the shop's own last word. */
export type Booking = {
  frequency: number | null
  /** The date of a single delivery, as the page wrote it if it is no date. */
  date: string | null
  day: number | null
  nextDelivery: CalendarDate | null
}

/** Somebody takes the delivery in, or nobody does and it is left somewhere (CO-06). */
const noSlot = '0'
/** The instruction that needs words of the customer's own. */
const otherInstruction = 'other'
/** How many characters the customer's own words may have (CO-07). */
export const longestOther = 255

/** Is the delivery named by a date? Else by a weekday. */
export const goesByDate = (
  { frequency }: Pick<Choices, 'frequency'>,
  draft: Pick<BoxDraft, 'parentId'>,
): boolean => frequency === 0 || draft.parentId !== null

/** Are special instructions asked for? (CO-06) */
export const asksInstructions = ({ slot }: Pick<Choices, 'slot'>): boolean => slot === noSlot

/** Are words of the customer's own asked for? (CO-07, A-43) */
export const asksOther = (choices: Pick<Choices, 'slot' | 'instructions'>): boolean =>
  asksInstructions(choices) && choices.instructions === otherInstruction

/** Must the box come only once? (CO-31, CO-32) */
export const isOnceOnly = (lines: readonly BasketLine[]): boolean =>
  lines.some(({ product }) => isChristmasOnly(product) || isHamper(product))

/** The dates to choose from: all, or those before Christmas for what comes only then (CO-33, A-40). */
export function offeredDates(
  dates: readonly OfferedDate[],
  christmas: readonly string[],
  isOnce: boolean,
): readonly OfferedDate[] {
  if (!isOnce || !christmas.length) return dates
  const days = new Set(christmas.map(each => parseDate(each) ?? each))
  return dates.filter(({ date, value }) => days.has(date ?? value))
}

/** The dates of an order that is being changed: its own is among them, whatever the page says of that day now. */
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

/** What there is to choose from. */
export type Offer = { dates: readonly OfferedDate[]; days: readonly number[]; slots: readonly string[] }

/**
 * The choices that count: a date or day that is not on offer is none (CO-26, CO-33), and nobody has to choose the
 * option that the select shows first. What is fixed stays as it is (CO-36).
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

/** Has the time passed until which that date can be ordered for? */
export const isClosed = ({ cutoff }: Pick<OfferedDate, 'cutoff'>, now: Date): boolean =>
  cutoff !== null && cutoff <= now

/** A delivery date asked for: `date` as the page wrote it for a single delivery, `day` for a repeating one. */
export type DateRequest = { date: string | null; day: number | null; frequency: number }

/** The next moment at which what is offered changes: a cut-off, or the day itself. */
export function nextChange(dates: readonly OfferedDate[], now: Date): Date {
  const moments = dates.flatMap(({ cutoff }) => (cutoff && cutoff > now ? [cutoff.getTime()] : []))
  return new Date(Math.min(nextMidnight(now).getTime(), ...moments))
}

/** The date as the shop is told it, once it is complete; null until then (CO-19, A-33). */
export function dateRequest(choices: When, draft: Pick<BoxDraft, 'parentId'>): DateRequest | null {
  const { frequency, date, day } = choices
  if (frequency === null) return null
  if (!goesByDate(choices, draft)) return day === null ? null : { date: null, day, frequency }
  return date ? { date, day: frequency ? day : null, frequency } : null
}

const dayOf = (date: string | null) => parseDate(date) ?? date

/** What is booked of an order as the page or the basket carries it (CO-14). */
export const bookingOf = ({ frequency, date, weekday, nextDelivery }: BoxDraft): Booking => ({
  frequency,
  date,
  day: weekday,
  nextDelivery,
})

/** What is booked once the shop has taken a change. */
export const bookedBy = (
  { frequency, date, day }: DateRequest,
  nextDelivery: CalendarDate | null,
): Booking => ({
  frequency,
  date: dayOf(date),
  day,
  nextDelivery,
})

/** Does the shop have just what was asked for? */
export function isBooked(request: DateRequest | null, booking: Booking): boolean {
  if (!request || request.frequency !== booking.frequency) return false
  return request.date === null ? request.day === booking.day : dayOf(request.date) === booking.date
}

/** What the controls show of a booking. */
export const whenOf = ({ frequency, date, day }: Pick<Booking, keyof When>): When => ({
  frequency,
  date: date ?? '',
  day,
})

/** Why Confirm Order is not allowed (CO-26 to CO-30). */
export type Blocker =
  | 'frequency'
  | 'date'
  | 'cutoff'
  | 'other'
  | 'saving-date'
  | 'date-failed'
  | 'changed'
  | 'unavailable'
  | 'reading-total'
  | 'total'
  | 'minimum'

const waits = ['saving-date', 'reading-total', 'total'] as const
/** A blocker that is not for the customer to put right in the form: Confirm Order waits until it has gone. */
export type Wait = (typeof waits)[number]
export const isWait = (blocker: Blocker): blocker is Wait => waits.includes(blocker as Wait)

/** `unsure`: no answer tells whether the shop has taken the date. */
export type DateStatus = 'known' | 'saving' | 'refused' | 'failed' | 'unsure'

export type CheckoutContext = {
  choices: Choices
  draft: Pick<BoxDraft, 'parentId' | 'otherInstructions'>
  /** Of the chosen date. */
  cutoff: Date | null
  /** The page's word on the loaded order's own date. */
  isPastCutoff: boolean
  now: Date
  /** The server's; null when it is not known. */
  total: Pence | null
  /** Whether the total is being read, so that another may come. */
  isReadingTotal: boolean
  minimum: Pence | null
  hasUnavailable: boolean
  /** The outcome of the last request. */
  date: DateStatus
  /** What the shop will book. An order is confirmed only if the choice and the booking agree. */
  booking: Booking
}

/** Has the cut-off of a single delivery gone by? (CO-27, A-39) */
export function isPastCutoff(
  context: Pick<CheckoutContext, 'choices' | 'draft' | 'cutoff' | 'isPastCutoff' | 'now'>,
): boolean {
  const { choices, draft, now } = context
  return goesByDate(choices, draft) && (context.isPastCutoff || isClosed(context, now))
}

/** The shop judges words that the order already had. */
const isOtherFine = (other: string, draft: Pick<BoxDraft, 'otherInstructions'>): boolean =>
  other.trim() !== '' && (other === draft.otherInstructions || other.length <= longestOther)

/** The day on which a booked box comes, and whether it is too late for it: then nothing may promise it. */
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

/** Everything that keeps the order from being placed, in the order of the page; empty when it may be sent. */
export function confirmBlockers(context: CheckoutContext): Blocker[] {
  const { choices, draft, total, minimum, date } = context
  const blockers: Blocker[] = []
  if (choices.frequency === null) blockers.push('frequency')
  else if (!dateRequest(choices, draft)) blockers.push('date')
  else if (isPastCutoff(context)) blockers.push('cutoff')
  if (asksOther(choices) && !isOtherFine(choices.other, draft)) blockers.push('other')
  if (date === 'saving') blockers.push('saving-date')
  if (date !== 'known' && date !== 'saving') blockers.push('date-failed')
  const request = dateRequest(choices, draft)
  if (date === 'known' && request && !isBooked(request, context.booking)) blockers.push('changed')
  if (context.hasUnavailable) blockers.push('unavailable')
  if (context.isReadingTotal) blockers.push('reading-total')
  else if (total === null) blockers.push('total')
  if (total !== null && minimum !== null && total < minimum) blockers.push('minimum')
  return blockers
}

/** The values that Confirm Order sends; fields that are not shown are sent empty (CO-38, A-43). */
export const confirmationOf = (choices: Choices) => ({
  frequency: choices.frequency ?? 0,
  delivery_slot_id: choices.slot,
  delivery_instructions: asksInstructions(choices) ? choices.instructions : '',
  other_delivery_instruction: asksOther(choices) ? choices.other.trim() : '',
  day: choices.frequency ? choices.day : null,
})
