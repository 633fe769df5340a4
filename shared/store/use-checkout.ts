import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { ApiClient } from '../api/client'
import { useApi } from '../mount/use-api'
import { useNavigation } from '../mount/use-navigation'
import { shopTabs, watchFreshness } from '../page/freshness'
import { takesIdempotencyKeys } from '../page/globals'
import { emit, listen } from '../page/window-events'
import type { BoxDraft } from '../rules/box'
import { type CheckoutState, type CheckoutStore, createCheckoutStore } from './checkout'
import { useShop, useShopStore } from './use-shop'

const known = new WeakMap<ApiClient, Map<string, CheckoutStore>>()
/** How often the page had come back when the checkout last knew of it. */
const restored = new WeakMap<CheckoutStore, number>()

const tellChange = () => {
  emit('basket-updated', {})
  shopTabs.tell({ kind: 'orders-changed' })
}

/** The checkout of that order: one for all panels of the page, so that it is confirmed once. */
export function useCheckoutStore(draft: BoxDraft): CheckoutStore {
  const api = useApi()
  const { goTo } = useNavigation()
  const shop = useShopStore()
  const stores = known.get(api) ?? new Map<string, CheckoutStore>()
  known.set(api, stores)
  const store =
    stores.get(draft.id) ??
    createCheckoutStore({
      api,
      draft,
      goTo,
      tellChange,
      takesKeys: takesIdempotencyKeys,
      isGuest: () => shop.getState().session.isGuest,
    })
  stores.set(draft.id, store)
  return store
}

/** The whole of a checkout; a page that came back from the back/forward cache finds it at rest. */
export function useCheckout(draft: BoxDraft): CheckoutState {
  const store = useCheckoutStore(draft)
  const restores = useShop(state => state.session.restores)
  useEffect(() => {
    const isNew = restores > (restored.get(store) ?? restores)
    restored.set(store, restores)
    if (isNew) store.getState().restore()
  }, [store, restores])
  useEffect(() => {
    const stopHearing = listen('basket-updated', store.invalidate)
    // A restored page starts anew, above.
    const stopWatching = watchFreshness({
      onStale: reason => reason === 'restored' || store.invalidate(),
    })
    return () => {
      stopHearing()
      stopWatching()
    }
  }, [store])
  return useStore(store)
}
