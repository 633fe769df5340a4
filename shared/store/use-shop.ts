import { useStore } from 'zustand'
import { useGiven } from '../mount/services'
import { readPageGlobals } from '../page/globals'
import { connectPage } from './connect-page'
import { createShopStore, type ShopState, type ShopStore } from './create-shop-store'

let ofThisPage: ShopStore | undefined

/** The one store of this page; made, and kept in step with the world outside, when it is first asked for. */
export function pageStore(): ShopStore {
  if (!ofThisPage) {
    ofThisPage = createShopStore({ page: readPageGlobals })
    connectPage(ofThisPage)
  }
  return ofThisPage
}

/** The store that all widgets of the page share. */
export const useShopStore = (): ShopStore => {
  const given = useGiven('store')
  return given ?? pageStore()
}

/**
 * The selected part of the shop's state; the component renders again when that part changes.
 * Select a value or a part that the state holds: a selector that makes a new object never comes to rest.
 */
export const useShop = <T>(selector: (state: ShopState) => T): T => useStore(useShopStore(), selector)
