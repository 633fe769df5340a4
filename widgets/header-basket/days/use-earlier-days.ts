import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CalendarDate } from '../../../shared/domain/rules/dates/dates'
import { daysOf, type Week } from '../../../shared/domain/rules/essentials/week'
import { firstUsefulDay } from '../../../shared/domain/rules/essentials/week-ahead'

/**
 * Returns the days of the current week that a phone keeps folded until they are asked for (F-52). They are chosen once
 * for each week shown, so that a cut-off that passes does not fold a day while somebody reads it.
 */
export function useEarlierDays(week: Week | null, today: CalendarDate) {
  const [decided, decide] = useState<{ start: CalendarDate; from: CalendarDate | null } | null>(null)
  if (week && decided?.start !== week.start)
    decide({ start: week.start, from: firstUsefulDay(daysOf(week), today) })
  const from = week && decided?.start === week.start ? decided.from : null
  return {
    isEarlier: (date: CalendarDate): boolean => from !== null && date < from,
    /** Synchronous, so that the days are on the page when the function returns. */
    unfold(): void {
      if (from !== null) flushSync(() => decide(known => known && { ...known, from: null }))
    },
  }
}
