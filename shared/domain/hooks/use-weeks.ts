import { useStore } from 'zustand'
import { recall, remember } from '../../platform/page/storage/remembered'
import { type Service, useService } from '../../platform/services/service'
import { clockService } from '../../platform/services/use-now'
import { tabsService } from '../../platform/services/use-tabs'
import { parseDate } from '../rules/dates/dates'
import { cutoffsOf } from '../rules/essentials/week'
import { createWeeksStore, type WeeksState, type WeeksStore } from '../store/weeks'
import { connectWeeks } from './connect-weeks'
import { createTurns } from './turns'
import { apiService } from './use-api'

const memory = 'week'

/** The weeks, kept in step with the world outside; the chosen one is remembered for the visit. */
export const weeksService: Service<WeeksStore> = (need, atEnd) => {
  const clock = need(clockService)
  const weeks: WeeksStore = createWeeksStore({
    api: () => need(apiService),
    now: clock.now,
    start: parseDate(recall(memory)) ?? undefined,
    onMove: start => remember(memory, start ?? ''),
    // Only the shop knows what becomes of a day once it is closed.
    onRead: week => turns.follow(week.start, cutoffsOf(week)),
  })
  const turns = createTurns(clock, () => weeks.invalidate())
  atEnd(turns.stop)
  atEnd(connectWeeks(weeks, need(tabsService), clock))
  atEnd(clock.subscribe(weeks.correct))
  return weeks
}

/** The weeks that all widgets of the page share. */
export const useWeeksStore = (): WeeksStore => useService(weeksService)

/** The selected part of the weeks; the component renders again when that part changes. */
export const useWeeks = <T>(selector: (state: WeeksState) => T): T => useStore(useWeeksStore(), selector)
