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

/** The pause that these become where they share days or follow each other, and those of the others that it takes in. */
export function joined(pause: Pause, others: readonly Pause[]): { whole: Pause; taken: Pause[] } {
  const [first, ...rest] = others.filter(
    other => other.start <= addDays(pause.end, 1) && pause.start <= addDays(other.end, 1),
  )
  if (!first) return { whole: pause, taken: [] }
  const both = {
    start: first.start < pause.start ? first.start : pause.start,
    end: laterOf(first.end, pause.end),
  }
  const left = [...rest, ...others.filter(other => other !== first && !rest.includes(other))]
  const { whole, taken } = joined(both, left)
  return { whole, taken: [first, ...taken] }
}

/** Do the two pauses share a day? */
export function hasSharedDay(one: Pause, other: Pause): boolean {
  return one.start <= other.end && other.start <= one.end
}
