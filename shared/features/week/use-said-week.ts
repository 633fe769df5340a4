import { useEffect, useEffectEvent, useRef } from 'react'
import { useWeeks, useWeeksStore } from '../../domain/hooks/use-weeks'
import type { DateMessages } from '../../domain/rules/dates/dates'
import { weekLabel, weekTotals } from '../../domain/rules/essentials/week'
import { announce } from '../../platform/page/live-region'
import { formatPence } from '../../platform/values/money'

const restMs = 500

/**
 * Returns a function to call at a press: it announces the shown week and its total once they are known (B9). A week
 * that changes by itself is not announced.
 */
export function useSaidWeek(messages: DateMessages & { total: string; whatIsKnown: string }): () => void {
  const weeks = useWeeksStore()
  const week = useWeeks(state => state.week)
  const isDue = useRef(false)
  const say = useEffectEvent(() => {
    const { start } = weeks.getState()
    const range = weekLabel(start, messages)
    if (!week.value) return announce(range)
    const { all, isWhole } = weekTotals(week.value)
    announce(`${range}, ${messages.total} ${formatPence(all)}${isWhole ? '' : ` ${messages.whatIsKnown}`}`)
  })
  useEffect(() => {
    if (!isDue.current || week.status === 'loading') return
    // After several presses in a row only the last week is announced.
    const timer = setTimeout(() => {
      isDue.current = false
      say()
    }, restMs)
    return () => clearTimeout(timer)
  }, [week])
  return () => {
    isDue.current = true
  }
}
