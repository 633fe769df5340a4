import { boxesBetween } from '../boxes/box-orders'
import { addDays, londonDate } from '../calendar/calendar'
import { sundayOf } from '../calendar/cutoff'
import { isCounted, linesOfWeek } from '../calendar/week-lines'
import type { Pause, Visitor } from '../visitor'

const weeksAhead = 12

/** Returns the days of the next weeks on which there would be a delivery without pauses. */
export function deliveryDays(visitor: Visitor, now: Date): string[] {
  const unpaused = { ...visitor, pauses: [] }
  const today = londonDate(now)
  const first = sundayOf(today)
  const days = Array.from({ length: weeksAhead }, (_, at) => addDays(first, at * 7)).flatMap(start => [
    ...linesOfWeek(unpaused, now, start)
      .filter(isCounted)
      .map(({ date }) => date),
    ...boxesBetween(unpaused, now, start, addDays(start, 6))
      .filter(({ cancelled, shifted }) => !cancelled && !shifted)
      .map(({ start_date }) => start_date),
  ])
  return [...new Set(days)].filter(day => day > today).sort()
}

/** Returns the first day after a pause with a delivery; null if it is more than some weeks away. */
export const comesAfter = (visitor: Visitor, now: Date, { end }: Pause): string | null =>
  deliveryDays(visitor, now).find(
    day => day > end && !visitor.pauses.some(pause => pause.start <= day && day <= pause.end),
  ) ?? null

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
