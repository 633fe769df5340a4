import { addDays, type CalendarDate, isBefore } from './dates'

/** A first and a last day; both are included. */
export type DateRange = { readonly start: CalendarDate; readonly end: CalendarDate }

/**
 * Keeps the two days in order: if the changed day passes the other one, both become the changed day (PP-04, PP-05,
 * TS-06, TS-07).
 */
export function coupleDates(range: DateRange, changed: keyof DateRange): DateRange {
  if (!isBefore(range.end, range.start)) return range
  return { start: range[changed], end: range[changed] }
}

/** Returns the range from that many days ago to today (TS-05). */
export const lastDays = (today: CalendarDate, days: number): DateRange => ({
  start: addDays(today, -days),
  end: today,
})

const firstOfMonth = (date: CalendarDate) => `${date.slice(0, 7)}-01` as CalendarDate

/** Returns the range from the first of this month to today. */
export const thisMonth = (today: CalendarDate): DateRange => ({ start: firstOfMonth(today), end: today })

/** Returns the whole previous month. */
export function lastMonth(today: CalendarDate): DateRange {
  const end = addDays(firstOfMonth(today), -1)
  return { start: firstOfMonth(end), end }
}
