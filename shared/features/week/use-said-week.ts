import { useEffect, useEffectEvent, useRef } from 'react'
import { useWeeks, useWeeksStore } from '../../domain/hooks/use-weeks'
import type { DateMessages } from '../../domain/rules/dates/dates'
import { weekLabel, weekTotals } from '../../domain/rules/essentials/week'
import { announce } from '../../platform/page/shell'
import { formatPence } from '../../platform/values/money'

const restMs = 500

/**
 * The returned function, called at a press, has the shown week and its total said as soon as they are known (B9);
 * what changes by itself is not said.
 */
export function useSaidWeek(labels: DateMessages & { total: string }): () => void {
  const weeks = useWeeksStore()
  const week = useWeeks(state => state.week)
  const isDue = useRef(false)
  const say = useEffectEvent(() => {
    const { start } = weeks.getState()
    const total = week.value && weekTotals(week.value).all
    const range = weekLabel(start, labels)
    announce(total === null ? range : `${range}, ${labels.total} ${formatPence(total)}`)
  })
  useEffect(() => {
    if (!isDue.current || week.status === 'loading') return
    // Who presses on is told of the last week only.
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
