import { startTransition, useEffect, useState } from 'react'
import type { CalendarDate } from '../../../shared/domain/rules/dates/dates'

// As many as a slow phone lays out between two frames.
const atOnce = 2

/** How many days of that week are drawn: a few more after each time the page has been drawn, while it is their turn. */
export function useDrawn(start: CalendarDate, all: number, isTurn: boolean): number {
  const [drawn, draw] = useState({ start, count: 0 })
  // Forgotten with the week: whoever comes back to it sees it drawn anew.
  if (drawn.start !== start) draw({ start, count: 0 })
  const { count } = drawn
  useEffect(() => {
    if (isTurn && count < all) startTransition(() => draw({ start, count: count + atOnce }))
  }, [start, count, all, isTurn])
  return count
}
