import { useStore } from 'zustand'
import { readPageGlobals } from '../page/globals'
import { createShopStore, type ShopState, type ShopStore } from '../store/create-shop-store'
import { connectPage } from './connect-page'
import { type Service, useService } from './service'
import { tabsService } from './use-tabs'

/** What the page and the visitor have said of themselves, kept in step with the world outside. */
export const shopService: Service<ShopStore> = (need, atEnd) => {
  const shop = createShopStore({ page: readPageGlobals })
  atEnd(connectPage(shop, need(tabsService)))
  return shop
}

/** The store that all widgets of the page share. */
export const useShopStore = (): ShopStore => useService(shopService)

/**
 * The selected part of the shop's state; the component renders again when that part changes.
 * Select a value or a part that the state holds: a selector that makes a new object never comes to rest.
 */
export const useShop = <T>(selector: (state: ShopState) => T): T => useStore(useShopStore(), selector)
