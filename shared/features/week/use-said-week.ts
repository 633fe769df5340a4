import { useEffect, useEffectEvent, useRef } from 'react'
import { useWeeks, useWeeksStore } from '../../domain/hooks/use-weeks'
import type { DateMessages } from '../../domain/rules/dates/dates'
import { weekLabel, weekTotals } from '../../domain/rules/essentials/week'
import { announce } from '../../platform/page/live-region'
import { formatPence } from '../../platform/values/money'

const restMs = 500

/**
 * Returns a function to call at a press: it announces the shown week and its total once they are known (B9). A week
 * that changes by itself is not announced. With `isRangeRead`, the focus has moved to the range, and only the total is
 * announced.
 */
export function useSaidWeek(
  messages: DateMessages & { total: string; whatIsKnown: string; notKnown: string },
): (isRangeRead?: boolean) => void {
  const weeks = useWeeksStore()
  const week = useWeeks(state => state.week)
  const due = useRef<'week' | 'total' | null>(null)
  const say = useEffectEvent(() => {
    const { start } = weeks.getState()
    const range = due.current === 'week' ? weekLabel(start, messages) : ''
    due.current = null
    if (!week.value) return announce(range)
    const { all, isWhole } = weekTotals(week.value)
    const sum = all === null ? messages.notKnown : formatPence(all)
    const total = `${messages.total} ${sum}${isWhole || all === null ? '' : ` ${messages.whatIsKnown}`}`
    announce([range, total].filter(Boolean).join(', '))
  })
  useEffect(() => {
    if (!due.current || week.status === 'loading') return
    // After several presses in a row only the last week is announced.
    // Ends with: half a second.
    const timer = setTimeout(say, restMs)
    return () => clearTimeout(timer)
  }, [week])
  return isRangeRead => {
    due.current = isRangeRead ? 'total' : 'week'
  }
}
