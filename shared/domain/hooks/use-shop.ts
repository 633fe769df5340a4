import { useStore } from 'zustand'
import type { ShopClock } from '../../platform/page/shop-clock'
import { type Provider, useProvider } from '../../platform/providers/provider'
import { clockProvider } from '../../platform/providers/use-clock'
import { tabsProvider } from '../../platform/providers/use-tabs'
import { today } from '../../platform/values/london'
import { connectPage } from '../page/connect-page'
import { createVisitMemory } from '../page/visit-memory'
import { nextMidnight } from '../rules/dates/clock'
import { createShopStore, type ShopState, type ShopStore } from '../store/create-shop-store'
import { readPageHints } from '../store/page-hints'

/** What the page and the visitor have said of themselves, kept in step with the world outside. */
export const shopProvider: Provider<ShopStore> = (inject, onDispose) => {
  const clock = inject(clockProvider)
  const shop = createShopStore({
    page: readPageHints,
    memory: createVisitMemory(() => today(clock.now())),
  })
  onDispose(connectPage(shop, inject(tabsProvider)))
  onDispose(followDays(shop, clock))
  return shop
}

/** What was true of a day is over with it; returns the undo. */
function followDays(shop: ShopStore, { now, runAt }: ShopClock): () => void {
  const follow = () =>
    runAt(nextMidnight(now()), () => {
      stop = follow()
      shop.getState().noteNewDay()
    })
  let stop = follow()
  return () => stop()
}

/** The store that all widgets of the page share. */
export const useShopStore = (): ShopStore => useProvider(shopProvider)

/**
 * The selected part of the shop's state; the component renders again when that part changes.
 * Select a value or a part that the state holds: a selector that makes a new object never comes to rest.
 */
export const useShop = <T>(selector: (state: ShopState) => T): T => useStore(useShopStore(), selector)
