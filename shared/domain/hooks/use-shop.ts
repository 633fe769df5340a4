import { useStore } from 'zustand'
import type { ShopClock } from '../../platform/page/shop-clock'
import { type Provider, useProvider } from '../../platform/providers/provider'
import { clockProvider } from '../../platform/providers/use-clock'
import { reloadProvider } from '../../platform/providers/use-reload'
import { tabsProvider } from '../../platform/providers/use-tabs'
import { today } from '../../platform/values/london'
import { soonAfter } from '../../platform/values/spread'
import { connectPage } from '../page/connect-page'
import { createVisitMemory } from '../page/visit-memory'
import { nextMidnight } from '../rules/dates/clock'
import { createShopStore, type ShopState, type ShopStore } from '../store/create-shop-store'
import { readPageHints } from '../store/page-hints'

/** The shop store, connected with the page, other tabs and the clock. */
export const shopProvider: Provider<ShopStore> = (inject, onDispose) => {
  const clock = inject(clockProvider)
  const shop = createShopStore({
    page: readPageHints,
    memory: createVisitMemory(() => today(clock.now())),
  })
  onDispose(connectPage(shop, inject(tabsProvider), inject(reloadProvider)))
  onDispose(followDays(shop, clock))
  return shop
}

/** Tells the store at midnight that the day's facts are over; returns a function that stops this. */
function followDays(shop: ShopStore, { now, runAt }: ShopClock): () => void {
  const follow = () =>
    runAt(soonAfter(nextMidnight(now())), () => {
      stop = follow()
      shop.getState().noteNewDay()
    })
  let stop = follow()
  return () => stop()
}

/** Returns the store that all widgets of the page share. */
export const useShopStore = (): ShopStore => useProvider(shopProvider)

/**
 * Returns the selected part of the shop's state and renders again when that part changes. Select a value or an
 * object of the state: a selector that creates a new object renders forever.
 */
export const useShop = <T>(selector: (state: ShopState) => T): T => useStore(useShopStore(), selector)
