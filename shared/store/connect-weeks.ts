import { type ShopTabs, shopTabs, watchFreshness } from '../page/freshness'
import { listen } from '../page/window-events'
import type { WeeksStore } from './weeks'

/**
 * Keeps the weeks and the world outside in step; returns the undo. What changes here, in another tab or while the page
 * was away makes what was read out of date; other tabs are told of what was ordered here.
 */
export function connectWeeks(weeks: WeeksStore, tabs: ShopTabs = shopTabs): () => void {
  const stops = [
    watchFreshness({ onStale: weeks.invalidate }, tabs),
    listen('product-posted', () => {
      weeks.invalidate()
      tabs.tell({ kind: 'orders-changed' })
    }),
    listen('basket-updated', weeks.invalidate),
    listen('open-weekly-basket', () => weeks.getState().setOpen(true)),
  ]
  return () => {
    for (const end of stops) end()
  }
}
