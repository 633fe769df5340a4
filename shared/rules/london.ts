import type { CalendarDate } from './calendar-date'

const londonDays = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar date in London at a moment, whatever the zone of the device. */
export function today(now: Date): CalendarDate {
  return londonDays.format(now).split('/').reverse().join('-') as CalendarDate
}
