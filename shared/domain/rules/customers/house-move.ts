import { type CalendarDate, daysBetween, parseDate } from '../dates/dates'

/** A day or a date to which an order can go; `value` goes back as the shop wrote it. */
export type MoveOption = {
  value: string
  /** The shop's own words; null where it has none. */
  label: string | null
}

/** An order that clashes with the delivery days of the new address (HM-01, HM-03). */
export type MoveConflict = {
  id: string
  /** The number of weeks between two deliveries; 0 for a single one. */
  frequency: number
  /** The present weekday, or the date of an order that comes once, as the shop wrote it. */
  from: string
  /** What is ordered; empty where the shop does not say. */
  name: string
  quantity: number | null
  /** Its picture as the shop wrote it; empty where it has none. */
  image: string
}

/** What the shop says of a move to that postcode on that date (HM-02). */
export type MoveAnswer = {
  conflicts: readonly MoveConflict[]
  days: readonly MoveOption[]
  dates: readonly MoveOption[]
}

/** Where each order is to go, by the conflict's id. */
export type MoveChoices = Readonly<Record<string, string>>

/** The choice that takes an order out (HM-04). */
export const cancelled = 'x'

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** 0 Sunday to 6 Saturday, of a number (Sunday is 0 or 7) or an English name; null for anything else. */
export function weekdayOf(text: string): number | null {
  const written = text.trim()
  if (/^[0-7](\.0+)?$/.test(written)) return Number(written) % 7
  const at = dayNames.indexOf(written.toLowerCase().slice(0, 3))
  return at < 0 ? null : at
}

/** Where the order can go: to a weekday if it comes again and again, else to a date. */
export const optionsOf = ({ frequency }: MoveConflict, { days, dates }: MoveAnswer): readonly MoveOption[] =>
  frequency > 0 ? days : dates

/** What is chosen for the order, as far as the shop still offers it; null while nothing is. */
export function choiceOf(conflict: MoveConflict, answer: MoveAnswer, choices: MoveChoices): string | null {
  const choice = choices[conflict.id]
  if (choice === undefined) return null
  const isOffered = optionsOf(conflict, answer).some(({ value }) => value === choice)
  return isOffered || choice === cancelled ? choice : null
}

/** The orders for which nothing is chosen yet. */
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

/** The offered day or date that is nearest to the present one; null where none can be compared with it. */
export function nearestTo(conflict: MoveConflict, answer: MoveAnswer): MoveOption | null {
  const all = optionsOf(conflict, answer).map(option => ({ option, apart: distance(conflict, option) }))
  const [first] = all.filter(({ apart }) => apart < Infinity).sort((one, other) => one.apart - other.apart)
  return first?.option ?? null
}

/** The choices with the nearest day or date for every order that has none; none is ever cancelled by it. */
export const withNearest = (answer: MoveAnswer, choices: MoveChoices): MoveChoices => ({
  ...choices,
  ...Object.fromEntries(
    unresolved(answer, choices).flatMap(conflict => {
      const nearest = nearestTo(conflict, answer)
      return nearest ? [[conflict.id, nearest.value]] : []
    }),
  ),
})

/** What the form posts for an order (HM-05, HM-06). */
export const fieldOf = ({ id }: Pick<MoveConflict, 'id'>, part: 'from' | 'to'): string =>
  `conflict[${id}][${part}]`

/** The moving day that a date becomes: none is before the earliest (HM-12). */
export const movingDay = (date: CalendarDate, earliest: CalendarDate): CalendarDate =>
  date < earliest ? earliest : date
