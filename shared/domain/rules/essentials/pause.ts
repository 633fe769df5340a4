import type { DateRange } from '../dates/date-range'
import { addDays, type CalendarDate, daysBetween, laterOf } from '../dates/dates'

/** A pause of deliveries; both days are included. */
export type Pause = DateRange

/** The pause offered first: two days from today, for one day (PP-03); later where the shop needs more notice. */
export function defaultPause(today: CalendarDate, min: CalendarDate | null = null): Pause {
  const soon = addDays(today, 2)
  const start = min ? laterOf(soon, min) : soon
  return { start, end: start }
}

/** The same start, for that many whole weeks. */
export function pauseForWeeks(start: CalendarDate, weeks: number): Pause {
  return { start, end: addDays(start, weeks * 7 - 1) }
}

/** How many days a pause lasts. */
export function pauseDays({ start, end }: Pause): number {
  return daysBetween(start, end) + 1
}

/** Do the two pauses share a day? */
export function hasSharedDay(one: Pause, other: Pause): boolean {
  return one.start <= other.end && other.start <= one.end
}
