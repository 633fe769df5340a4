import { startTransition, useEffect, useState } from 'react'
import type { CalendarDate } from '../../../shared/domain/rules/dates/dates'

// As many as a slow phone lays out between two frames.
const atOnce = { days: 2, lines: 60 }

type Day = { lines: readonly unknown[] }

/** How many days are drawn after so many: one at least, and as many as have few lines. */
function drawnNext(days: readonly Day[], count: number): number {
  let lines = 0
  let next = count
  do lines += days[next++]?.lines.length ?? 0
  while (next < count + atOnce.days && lines + (days[next]?.lines.length ?? 0) <= atOnce.lines)
  return next
}

/** How many days of that week are drawn: a few more after each time the page has been drawn, while it is their turn. */
export function useDrawn(start: CalendarDate, days: readonly Day[], isTurn: boolean): number {
  const [drawn, draw] = useState({ start, count: 0 })
  // Forgotten with the week: whoever comes back to it sees it drawn anew.
  if (drawn.start !== start) draw({ start, count: 0 })
  const { count } = drawn
  useEffect(() => {
    if (isTurn && count < days.length) startTransition(() => draw({ start, count: drawnNext(days, count) }))
  }, [start, count, days, isTurn])
  return count
}
