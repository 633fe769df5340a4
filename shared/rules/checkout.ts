import type { BoxDraft, BoxLine } from './box'
import { type CalendarDate, parseDate } from './dates'
import type { Pence } from './money'
import { isChristmasOnly, isHamper } from './product'

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

/** Somebody takes the delivery in, or nobody does and it is left somewhere (CO-06). */
export const noSlot = '0'
/** The instruction that needs words of the customer's own. */
export const otherInstruction = 'other'

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
export const isOnceOnly = (lines: readonly BoxLine[]): boolean =>
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

/** What the shop is told of a date, once all of it is known; null until then (CO-19, A-33). */
export function dateWish(
  choices: Choices,
  draft: Pick<BoxDraft, 'parentId'>,
): { date: string | null; day: number | null; frequency: number } | null {
  const { frequency, date, day } = choices
  if (frequency === null) return null
  if (!goesByDate(choices, draft)) return day === null ? null : { date: null, day, frequency }
  return date ? { date, day: frequency ? day : null, frequency } : null
}

/** Why Confirm Order is not allowed (CO-26 to CO-30). */
export type Hurdle =
  | 'date'
  | 'cutoff'
  | 'other'
  | 'unavailable'
  | 'saving-date'
  | 'date-failed'
  | 'total'
  | 'minimum'

export type Situation = {
  choices: Choices
  draft: Pick<BoxDraft, 'parentId'>
  /** Of the chosen date. */
  cutoff: Date | null
  /** The page's word on the loaded order's own date. */
  isPastCutoff: boolean
  now: Date
  /** The server's; null while it is not known. */
  total: Pence | null
  minimum: Pence | null
  hasUnavailable: boolean
  /** Whether the shop knows the chosen date. */
  date: 'known' | 'saving' | 'failed'
}

/** Has the cut-off of a single delivery gone by? (CO-27, A-39) */
export function isPastCutoff(
  situation: Pick<Situation, 'choices' | 'draft' | 'cutoff' | 'isPastCutoff' | 'now'>,
): boolean {
  const { choices, draft, cutoff, now } = situation
  if (!goesByDate(choices, draft)) return false
  return situation.isPastCutoff || (cutoff !== null && cutoff <= now)
}

/** Everything that keeps the order from being placed, in the order of the page; empty when it may be sent. */
export function confirmHurdles(situation: Situation): Hurdle[] {
  const { choices, draft, total, minimum, date } = situation
  const hurdles: Hurdle[] = []
  if (!dateWish(choices, draft)) hurdles.push('date')
  else if (isPastCutoff(situation)) hurdles.push('cutoff')
  if (asksOther(choices) && !choices.other.trim()) hurdles.push('other')
  if (date === 'saving') hurdles.push('saving-date')
  if (date === 'failed') hurdles.push('date-failed')
  if (situation.hasUnavailable) hurdles.push('unavailable')
  if (total === null) hurdles.push('total')
  else if (minimum !== null && total < minimum) hurdles.push('minimum')
  return hurdles
}

/** What Confirm Order sends; what is not shown is sent empty (CO-38, A-43). */
export const confirmationOf = (choices: Choices) => ({
  frequency: choices.frequency ?? 0,
  delivery_slot_id: choices.slot,
  delivery_instructions: asksInstructions(choices) ? choices.instructions : '',
  other_delivery_instruction: asksOther(choices) ? choices.other.trim() : '',
  day: choices.frequency ? choices.day : null,
})
