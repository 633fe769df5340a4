import { parseDate } from '../../shared/domain/rules/dates/dates'
import type { CalendarDate } from '../../shared/platform/values/calendar-date'

const isDay = (text: string): text is CalendarDate => parseDate(text) === text

/** A calendar date from a string such as '2026-11-25'; throws if it is not valid. */
export function calendarDay(text: string): CalendarDate {
  if (isDay(text)) return text
  throw new Error(`Expected a day such as 2026-11-25, found ${text}.`)
}
