import { addDays, type CalendarDate, isBefore } from './dates'

/** A first and a last day; both are included. */
export type DateRange = { readonly start: CalendarDate; readonly end: CalendarDate }

/**
 * Keeps two days in order: a start past the end pushes the end, an end before the start pulls the start (PP-04,
 * PP-05, TS-06, TS-07).
 */
export function coupleDates(range: DateRange, changed: keyof DateRange): DateRange {
  if (!isBefore(range.end, range.start)) return range
  return { start: range[changed], end: range[changed] }
}

/** From that many days ago to today (TS-05). */
export const lastDays = (today: CalendarDate, days: number): DateRange => ({
  start: addDays(today, -days),
  end: today,
})

const firstOfMonth = (date: CalendarDate) => `${date.slice(0, 7)}-01` as CalendarDate

/** This month until today. */
export const thisMonth = (today: CalendarDate): DateRange => ({ start: firstOfMonth(today), end: today })

/** The whole month before this one. */
export function lastMonth(today: CalendarDate): DateRange {
  const end = addDays(firstOfMonth(today), -1)
  return { start: firstOfMonth(end), end }
}
