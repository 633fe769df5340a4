import { startTransition, useEffect, useState } from 'react'
import type { CalendarDate } from '../../../shared/domain/rules/dates/dates'

// About as many as a slow phone lays out between two frames.
const atOnce = { days: 2, lines: 60 }

type Day = { lines: readonly unknown[] }

/** The number of days after the next step: at least one more, and several if they have few lines. */
function drawnNext(days: readonly Day[], count: number): number {
  let lines = 0
  let next = count
  do lines += days[next++]?.lines.length ?? 0
  while (next < count + atOnce.days && lines + (days[next]?.lines.length ?? 0) <= atOnce.lines)
  return next
}

/** How many days of the week are rendered; while `isTurn` is true, a few more are added after each commit. */
export function useDrawn(start: CalendarDate, days: readonly Day[], isTurn: boolean): number {
  const [drawn, draw] = useState({ start, count: 0 })
  // Another week starts from zero, also on the way back to a week that was complete.
  if (drawn.start !== start) draw({ start, count: 0 })
  const { count } = drawn
  useEffect(() => {
    if (isTurn && count < days.length) startTransition(() => draw({ start, count: drawnNext(days, count) }))
  }, [start, count, days, isTurn])
  return count
}
