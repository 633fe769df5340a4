import { listen, listenFromStart } from '../../platform/page/events/window-events'
import { publishFacts } from '../../platform/page/facts/published-facts'
import { type ShopTabs, watchFreshness } from '../../platform/page/lifecycle/freshness'
import type { ShopClock } from '../../platform/page/shop-clock'
import { formatPence } from '../../platform/values/money'
import { soonAfter } from '../../platform/values/spread'
import { nextMidnight } from '../rules/dates/clock'
import { parseDate } from '../rules/dates/dates'
import { type Week, weekTotals } from '../rules/essentials/week'
import type { WeeksStore } from '../store/weeks'

const wakingMs = 60_000

/** Returns the week's total in words; unknown if a part is missing. */
function totalInWords(week: Week): string {
  const { all, isWhole } = weekTotals(week)
  return formatPence(isWhole ? all : null)
}

/**
 * Connects the weeks with the page and other tabs; returns a function that disconnects them. The weeks become stale
 * when something changes here, in another tab or while the page was away, and at midnight in London.
 */
export function connectWeeks(
  weeks: WeeksStore,
  tabs: ShopTabs,
  clock: Pick<ShopClock, 'now' | 'runAt'>,
): () => void {
  const followMidnight = () => {
    const midnight = soonAfter(nextMidnight(clock.now()))
    stopWaiting = clock.runAt(midnight, () => {
      // A page that was asleep at midnight reads again when it comes back.
      const hasSlept = clock.now().getTime() - midnight.getTime() > wakingMs
      followMidnight()
      weeks.catchUp()
      if (!hasSlept) weeks.invalidate()
    })
  }
  let stopWaiting = () => {}
  followMidnight()
  const stops = [
    weeks.overhear(({ isOpen, week: { value } }) =>
      publishFacts({
        open: isOpen ? 'yes' : 'no',
        total: value ? totalInWords(value) : undefined,
      }),
    ),
    watchFreshness(
      {
        onStale(reason) {
          // A change in another tab does not bring the visitor back to this one, so the shown week stays.
          if (reason !== 'other-tab') weeks.catchUp()
          weeks.invalidate()
        },
      },
      tabs,
    ),
    listen('product-posted', () => weeks.invalidate({ hasChanged: true })),
    listen('basket-updated', () => weeks.invalidate({ hasChanged: true })),
    listenFromStart('open-weekly-basket', ({ date }) => {
      const day = parseDate(date)
      if (day) weeks.getState().show(day)
      weeks.getState().open('scroll')
    }),
  ]
  return () => {
    stopWaiting()
    for (const end of stops) end()
  }
}
