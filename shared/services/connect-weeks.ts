import { type ShopTabs, watchFreshness } from '../page/freshness'
import { listen } from '../page/window-events'
import { parseDate } from '../rules/dates'
import type { WeeksStore } from '../store/weeks'

/**
 * Keeps the weeks and the world outside in step; returns the undo. What changes here, in another tab or while the page
 * was away makes what was read out of date.
 */
export function connectWeeks(weeks: WeeksStore, tabs: ShopTabs): () => void {
  const stops = [
    watchFreshness(
      {
        onStale(reason) {
          // A change in another tab brings nobody back to this one: the week stays under the reader's eyes.
          if (reason !== 'other-tab') weeks.catchUp()
          weeks.invalidate()
        },
      },
      tabs,
    ),
    listen('product-posted', weeks.invalidate),
    listen('basket-updated', weeks.invalidate),
    listen('open-weekly-basket', ({ date }) => {
      const day = parseDate(date)
      if (day) weeks.getState().show(day)
      weeks.getState().open('scroll')
    }),
  ]
  return () => {
    for (const end of stops) end()
  }
}
