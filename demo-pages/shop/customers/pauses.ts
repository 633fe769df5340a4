import { boxesBetween, isComing } from '../boxes/box-orders'
import { addDays, londonDate } from '../calendar/calendar'
import { sundayOf } from '../calendar/cutoff'
import { movesOf } from '../calendar/day-reason'
import { isCounted, linesOfWeek } from '../calendar/week-lines'
import type { Pause, Visitor } from '../visitor'

const weeksAhead = 12

/** The last day of a pause without an end. */
export const noEnd = '9998-12-31'

/** Returns the days of the next weeks on which something comes. */
function deliveryDays(visitor: Visitor, now: Date): string[] {
  const today = londonDate(now)
  const first = sundayOf(today)
  const days = Array.from({ length: weeksAhead }, (_, at) => addDays(first, at * 7)).flatMap(start => [
    ...linesOfWeek(visitor, now, start)
      .filter(isCounted)
      .map(({ date }) => date),
    ...boxesBetween(visitor, now, start, addDays(start, 6))
      .filter(isComing)
      .map(({ start_date }) => start_date),
  ])
  return [...new Set(days)].filter(day => day > today).sort()
}

/**
 * Returns what the form of a pause has to know, as if nothing were paused: the days on which something comes that is
 * due on them, and the moves of days on which something is due.
 */
export function pausable(visitor: Visitor, now: Date) {
  const unpaused = { ...visitor, pauses: [] }
  const today = londonDate(now)
  const moves = movesOf(unpaused, today, addDays(today, 7 * weeksAhead)).filter(
    ({ from }) =>
      linesOfWeek(unpaused, now, sundayOf(from)).some(line => line.date === from && line.quantity > 0) ||
      boxesBetween(unpaused, now, from, from).some(({ shifted, cancelled }) => shifted && !cancelled),
  )
  // What is due on a paused day comes on no other day.
  const unmoved = moves.map(({ from }, id) => ({ id, start: from, end: from }))
  return { days: deliveryDays({ ...visitor, pauses: unmoved }, now), moves }
}

/** Returns the first day after a pause with a delivery; null if it is more than some weeks away. */
export const comesAfter = (visitor: Visitor, now: Date, { end }: Pause): string | null =>
  deliveryDays(visitor, now).find(day => day > end) ?? null

/** Joins the pauses that overlap or adjoin this one into a single pause; returns the joined ones. */
export function joinPauses(visitor: Visitor, pause: Pause): Pause[] {
  const met = visitor.pauses.find(
    other => other !== pause && other.start <= addDays(pause.end, 1) && pause.start <= addDays(other.end, 1),
  )
  if (!met) return []
  visitor.pauses = visitor.pauses.filter(other => other !== met)
  if (met.start < pause.start) pause.start = met.start
  if (met.end > pause.end) pause.end = met.end
  return [met, ...joinPauses(visitor, pause)]
}
