import { parseDate } from '../../shared/domain/rules/dates/dates'
import type { CalendarDate } from '../../shared/platform/values/calendar-date'

const isDay = (text: string): text is CalendarDate => parseDate(text) === text

/** A day of the calendar as a test writes it, '2026-11-25'; one that is none ends the test. */
export function calendarDay(text: string): CalendarDate {
  if (isDay(text)) return text
  throw new Error(`Expected a day such as 2026-11-25, found ${text}.`)
}
