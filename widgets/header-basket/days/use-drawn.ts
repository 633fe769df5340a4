import { startTransition, useEffect, useState } from 'react'
import type { CalendarDate } from '../../../shared/domain/rules/dates/dates'

// About as many as a slow phone lays out between two frames.
const atOnce = { days: 2, lines: 60 }

type Day = { lines: readonly unknown[] }
/** The number of rendered days, and the number of rendered lines of the last one. */
type Drawn = { count: number; lines: number }

const nothing: Drawn = { count: 0, lines: 0 }

const linesOf = (day: Day | undefined): number => day?.lines.length ?? 0
/** Returns true if the last rendered day has lines that are not rendered yet. */
const isPart = (days: readonly Day[], { count, lines }: Drawn): boolean => lines < linesOf(days[count - 1])

/**
 * Returns the state after the next step: more lines of a long day, or at least one more day, several if they have few
 * lines.
 */
function drawnNext(days: readonly Day[], drawn: Drawn): Drawn {
  const { count, lines } = drawn
  if (isPart(days, drawn)) return { count, lines: lines + atOnce.lines }
  let next = count
  let sum = 0
  do sum += linesOf(days[next++])
  while (next < count + atOnce.days && sum + linesOf(days[next]) <= atOnce.lines)
  return { count: next, lines: atOnce.lines }
}

/** Returns how much of the week is rendered; while `isTurn` is true, each commit adds a little. */
export function useDrawn(
  start: CalendarDate,
  days: readonly Day[],
  isTurn: boolean,
): Drawn & { isAll: boolean } {
  const [of, draw] = useState({ start, drawn: nothing })
  // Another week starts from zero, also on the way back to a week that was complete.
  if (of.start !== start) draw({ start, drawn: nothing })
  const { drawn } = of
  const isAll = drawn.count >= days.length && !isPart(days, drawn)
  useEffect(() => {
    if (isTurn && !isAll) startTransition(() => draw({ start, drawn: drawnNext(days, drawn) }))
  }, [start, drawn, days, isTurn, isAll])
  return { ...drawn, isAll }
}
