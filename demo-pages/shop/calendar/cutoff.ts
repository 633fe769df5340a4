import { closingTime } from '../rules'
import { memoise } from '../server/memoise'
import { addDays, dayNumber, londonDate } from './calendar'

const londonTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Returns true if a delivery on that date can no longer be changed. */
export function isPastCutoff(now: Date, date: string): boolean {
  const today = londonDate(now)
  const lastDay = addDays(date, -1)
  return today > lastDay || (today === lastDay && londonTime.format(now) >= closingTime(date))
}

const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month, 0))
  return Date.UTC(year, month - 1, last.getUTCDate() - last.getUTCDay(), 1)
}

/** Returns the cut-off of that date's deliveries, as an ISO date-time with London's offset. */
export const cutoffOf = memoise((date: string): string => {
  const day = addDays(date, -1)
  const noon = Date.parse(`${day}T20:00:00Z`)
  const year = Number(day.slice(0, 4))
  const isSummer = noon >= lastSunday(year, 3) && noon < lastSunday(year, 10)
  return `${day}T${closingTime(date)}:00+0${isSummer ? 1 : 0}:00`
})

/** Returns the weekday, from 0 (Sunday) to 6 (Saturday). */
export const weekdayOf = (date: string): number => (dayNumber(date) + 4) % 7

/** Returns the number of calendar days from the first date to the second. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** Yields every date from the first to the last. */
export function* daysFrom(first: string, last: string): Generator<string> {
  for (let date = first; date <= last; date = addDays(date, 1)) yield date
}

/** Returns the Sunday on or before that date. */
export const sundayOf = (date: string): string => addDays(date, -weekdayOf(date))
