import type { DateRange } from '../dates/date-range'
import { addDays, type CalendarDate, daysBetween, laterOf } from '../dates/dates'

/** A pause of deliveries; both days are included. */
export type Pause = DateRange

/** The last day of a pause without an end, in the widgets only; a site has a value of its own for it. */
export const noEnd = '9998-12-31' as CalendarDate

/** Returns the pause that the form suggests: one day, two days from today (PP-03), or later if the shop needs more notice. */
export function defaultPause(today: CalendarDate, min: CalendarDate | null = null): Pause {
  const soon = addDays(today, 2)
  const start = min ? laterOf(soon, min) : soon
  return { start, end: start }
}

/** Returns the pause of that many whole weeks from the start. */
export function pauseForWeeks(start: CalendarDate, weeks: number): Pause {
  return { start, end: addDays(start, weeks * 7 - 1) }
}

/** Returns the length of a pause in days. */
export function pauseDays({ start, end }: Pause): number {
  return daysBetween(start, end) + 1
}

/**
 * Joins a pause with the other pauses that overlap it or touch it. Returns the joined pause and the pauses that it
 * absorbs.
 */
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

/** What is due on `from` comes on `to` because of a holiday; `comes` if it does so even while `from` is paused. */
export type HolidayMove = { from: CalendarDate; to: CalendarDate; name: string; comes: boolean }

const covers = ({ start, end }: Pause, day: CalendarDate): boolean => start <= day && day <= end

/** Returns the moves of what is due in the pause and would come outside it. */
export const movedOutOf = (pause: Pause, moves: readonly HolidayMove[]): HolidayMove[] =>
  moves.filter(({ from, to }) => covers(pause, from) && !covers(pause, to))

/** Returns the first day after the pause, and the pauses that adjoin it, on which something comes; null if none is known. */
export function comesAfter(
  pause: Pause,
  known: readonly Pause[],
  { days, moves }: { days: readonly CalendarDate[]; moves: readonly HolidayMove[] },
): CalendarDate | null {
  const { end } = joined(pause, known).whole
  const isPaused = (day: CalendarDate) => [pause, ...known].some(each => covers(each, day))
  const moved = moves.filter(({ from, comes }) => comes || !isPaused(from)).map(({ to }) => to)
  return [...days, ...moved].toSorted().find(day => day > end && !isPaused(day)) ?? null
}

/** Returns whether the two pauses overlap. */
export function hasSharedDay(one: Pause, other: Pause): boolean {
  return one.start <= other.end && other.start <= one.end
}
