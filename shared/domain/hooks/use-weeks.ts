import { useStore } from 'zustand'
import { getStored, setStored } from '../../platform/page/storage/tab-storage'
import { type Provider, useProvider } from '../../platform/providers/provider'
import { clockProvider, useIsClockKnown } from '../../platform/providers/use-clock'
import { tabsProvider } from '../../platform/providers/use-tabs'
import { hearAnswers } from '../api/answers'
import { connectWeeks } from '../page/connect-weeks'
import { createExpiryTimers } from '../page/expiry-timers'
import { parseDate } from '../rules/dates/dates'
import { cutoffsOf, type WeekLine } from '../rules/essentials/week'
import { createWeeksStore, type WeeksState, type WeeksStore } from '../store/weeks'
import { apiProvider } from './use-api'

const memory = 'week'

/** The weeks store, connected with the page, other tabs and the clock. It remembers the chosen week for the visit. */
export const weeksProvider: Provider<WeeksStore> = (inject, onDispose) => {
  const clock = inject(clockProvider)
  const weeks: WeeksStore = createWeeksStore({
    api: () => inject(apiProvider),
    now: clock.now,
    start: parseDate(getStored(memory)) ?? undefined,
    onMove: start => void setStored(memory, start ?? ''),
    // Only the shop knows the state of a day after it has closed.
    onRead: week => timers.follow(week.start, cutoffsOf(week)),
    // Before this read, the press that activated the first widget is repeated and may choose another week.
    // Ends with: one turn.
    deferFirstRead: read => setTimeout(read),
  })
  const timers = createExpiryTimers(clock, () => weeks.invalidate())
  onDispose(timers.stop)
  onDispose(connectWeeks(weeks, inject(tabsProvider), clock))
  onDispose(clock.subscribe(weeks.correct))
  onDispose(hearAnswers('week', weeks.hear))
  // One day of a product, read alone, may contradict the week.
  const hearDay = (id: string) => (quantity: number) => {
    const isOther = ({ product, date, sentDate, ordered }: WeekLine) =>
      [date, sentDate].some(day => `${product.id}.${day}` === id) && ordered !== quantity
    if (weeks.getState().week.value?.lines.some(isOther)) weeks.invalidate()
  }
  onDispose(hearAnswers('day', hearDay))
  return weeks
}

/** Returns the weeks store that all widgets of the page share. */
export const useWeeksStore = (): WeeksStore => useProvider(weeksProvider)

/** Returns the selected part of the weeks and renders again when that part changes. */
export const useWeeks = <T>(selector: (state: WeeksState) => T): T => useStore(useWeeksStore(), selector)

/**
 * Returns whether the shown week may be named. Until the shop has answered, the device's clock may be days off and
 * mean another week (J-50).
 */
export function useIsWeekSaid(): boolean {
  const isKnown = useIsClockKnown()
  const hasAnswer = useWeeks(({ week }) => week.value !== null || week.status === 'failed')
  return isKnown || hasAnswer
}
