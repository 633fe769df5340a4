import { type CalendarDate, daysBetween, parseDate } from '../dates/dates'

/** A day or a date to which an order can move; `value` is sent back exactly as the shop wrote it. */
export type MoveOption = {
  value: string
  /** The shop's own label; null if there is none. */
  label: string | null
}

/** An order that clashes with the delivery days of the new address (HM-01, HM-03). */
export type MoveConflict = {
  id: string
  /** The number of weeks between deliveries; 0 for a single delivery. */
  frequency: number
  /** The current weekday, or the date of a single order, as the shop wrote it. */
  from: string
  /** The product's name; empty if the shop does not say. */
  name: string
  quantity: number | null
  /** The image address as the shop wrote it; empty if there is none. */
  image: string
}

/** The shop's answer for a move to that postcode on that date (HM-02). */
export type MoveAnswer = {
  conflicts: readonly MoveConflict[]
  days: readonly MoveOption[]
  dates: readonly MoveOption[]
}

/** The chosen day or date of each order, by the conflict's id. */
export type MoveChoices = Readonly<Record<string, string>>

/** The choice that cancels the order (HM-04). */
export const cancelled = 'x'

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Returns 0 (Sunday) to 6 (Saturday) for a number (Sunday is 0 or 7) or an English name; null for any other text. */
export function weekdayOf(text: string): number | null {
  const written = text.trim()
  if (/^[0-7](\.0+)?$/.test(written)) return Number(written) % 7
  const at = dayNames.indexOf(written.toLowerCase().slice(0, 3))
  return at < 0 ? null : at
}

/** Returns the days for a repeating order and the dates for a single one. */
export const optionsOf = ({ frequency }: MoveConflict, { days, dates }: MoveAnswer): readonly MoveOption[] =>
  frequency > 0 ? days : dates

/** Returns the choice for the order if the shop still offers it; null if nothing is chosen. */
export function choiceOf(conflict: MoveConflict, answer: MoveAnswer, choices: MoveChoices): string | null {
  const choice = choices[conflict.id]
  if (choice === undefined) return null
  const isOffered = optionsOf(conflict, answer).some(({ value }) => value === choice)
  return isOffered || choice === cancelled ? choice : null
}

/** Returns the orders without a choice. */
export const unresolved = (answer: MoveAnswer, choices: MoveChoices): readonly MoveConflict[] =>
  answer.conflicts.filter(conflict => choiceOf(conflict, answer, choices) === null)

function distance({ frequency, from }: MoveConflict, { value }: MoveOption): number {
  if (frequency === 0) {
    const [first, second] = [parseDate(from), parseDate(value)]
    return first && second ? Math.abs(daysBetween(first, second)) : Infinity
  }
  const [first, second] = [weekdayOf(from), weekdayOf(value)]
  if (first === null || second === null) return Infinity
  const apart = Math.abs(first - second)
  return Math.min(apart, 7 - apart)
}

/** Returns the offered day or date nearest to the current one; null if none can be compared with it. */
export function nearestTo(conflict: MoveConflict, answer: MoveAnswer): MoveOption | null {
  const all = optionsOf(conflict, answer).map(option => ({ option, apart: distance(conflict, option) }))
  const [first] = all.filter(({ apart }) => apart < Infinity).sort((one, other) => one.apart - other.apart)
  return first?.option ?? null
}

/** Chooses the nearest day or date for each order without a choice. It never cancels an order. */
export const withNearest = (answer: MoveAnswer, choices: MoveChoices): MoveChoices => ({
  ...choices,
  ...Object.fromEntries(
    unresolved(answer, choices).flatMap(conflict => {
      const nearest = nearestTo(conflict, answer)
      return nearest ? [[conflict.id, nearest.value]] : []
    }),
  ),
})

/** Returns the name of a form field of an order (HM-05, HM-06). */
export const fieldOf = ({ id }: Pick<MoveConflict, 'id'>, part: 'from' | 'to'): string =>
  `conflict[${id}][${part}]`

/** Returns the date, or the earliest moving day if the date is before that (HM-12). */
export const movingDay = (date: CalendarDate, earliest: CalendarDate): CalendarDate =>
  date < earliest ? earliest : date
