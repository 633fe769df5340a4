import { useStore } from 'zustand'
import { getStored, setStored } from '../../platform/page/storage/tab-storage'
import { type Provider, useProvider } from '../../platform/providers/provider'
import { clockProvider, useIsClockKnown } from '../../platform/providers/use-clock'
import { tabsProvider } from '../../platform/providers/use-tabs'
import { connectWeeks } from '../page/connect-weeks'
import { createExpiryTimers } from '../page/expiry-timers'
import { parseDate } from '../rules/dates/dates'
import { cutoffsOf } from '../rules/essentials/week'
import { createWeeksStore, type WeeksState, type WeeksStore } from '../store/weeks'
import { apiProvider } from './use-api'

const memory = 'week'

/** The weeks, kept in step with the world outside; the chosen one is remembered for the visit. */
export const weeksProvider: Provider<WeeksStore> = (inject, onDispose) => {
  const clock = inject(clockProvider)
  const weeks: WeeksStore = createWeeksStore({
    api: () => inject(apiProvider),
    now: clock.now,
    start: parseDate(getStored(memory)) ?? undefined,
    onMove: start => setStored(memory, start ?? ''),
    // Only the shop knows what becomes of a day once it is closed.
    onRead: week => timers.follow(week.start, cutoffsOf(week)),
    // The press that activated the first widget is repeated before this, and may ask for another week.
    deferFirstRead: read => setTimeout(() => setTimeout(read)),
  })
  const timers = createExpiryTimers(clock, () => weeks.invalidate())
  onDispose(timers.stop)
  onDispose(connectWeeks(weeks, inject(tabsProvider), clock))
  onDispose(clock.subscribe(weeks.correct))
  return weeks
}

/** The weeks that all widgets of the page share. */
export const useWeeksStore = (): WeeksStore => useProvider(weeksProvider)

/** The selected part of the weeks; the component renders again when that part changes. */
export const useWeeks = <T>(selector: (state: WeeksState) => T): T => useStore(useWeeksStore(), selector)

/**
 * Whether the shown week may be named: until the shop has told the time or answered, the device may be days off and mean
 * another week (J-50).
 */
export function useIsWeekSaid(): boolean {
  const isKnown = useIsClockKnown()
  const hasAnswer = useWeeks(({ week }) => week.value !== null || week.status === 'failed')
  return isKnown || hasAnswer
}
