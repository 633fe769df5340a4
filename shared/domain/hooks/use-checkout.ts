import { useEffect } from 'react'
import { useStore } from 'zustand'
import { emit, listen } from '../../platform/page/events/window-events'
import { takesIdempotencyKeys } from '../../platform/page/globals'
import { cameByBackButton, watchFreshness } from '../../platform/page/lifecycle/freshness'
import { aloneAmongTabs } from '../../platform/page/lifecycle/one-tab'
import { onReturned } from '../../platform/page/lifecycle/returned'
import { onStayed } from '../../platform/page/lifecycle/stayed'
import { type Provider, useProvider } from '../../platform/providers/provider'
import { navigationProvider } from '../../platform/providers/use-navigation'
import { tabsProvider } from '../../platform/providers/use-tabs'
import type { BoxDraft } from '../rules/basket'
import { type CheckoutState, type CheckoutStore, createCheckoutStore } from '../store/checkout/checkout'
import { apiProvider } from './use-api'
import { shopProvider, useShop } from './use-shop'

/** How often the page had come back when the checkout last knew of it. */
const restored = new WeakMap<CheckoutStore, number>()

/** The checkout of an order: one for all panels of the page, so that it is confirmed once. */
const checkoutsProvider: Provider<(draft: BoxDraft) => CheckoutStore> = inject => {
  const known = new Map<string, CheckoutStore>()
  return draft => {
    const store =
      known.get(draft.id) ??
      createCheckoutStore({
        api: inject(apiProvider),
        draft,
        goTo: inject(navigationProvider).goTo,
        onStayed,
        tellChange() {
          emit('basket-updated', {}, { by: draft.id })
          inject(tabsProvider).tell({ kind: 'orders-changed' })
        },
        takesKeys: takesIdempotencyKeys,
        isGuest: () => inject(shopProvider).getState().session.isGuest,
        aloneAmongTabs,
        isPageOld: cameByBackButton(),
      })
    known.set(draft.id, store)
    return store
  }
}

/** The checkout of that order. */
export const useCheckoutStore = (draft: BoxDraft): CheckoutStore => useProvider(checkoutsProvider)(draft)

/** The whole of a checkout; a page that came back from the back/forward cache finds it at rest. */
export function useCheckout(draft: BoxDraft): CheckoutState {
  const store = useCheckoutStore(draft)
  const tabs = useProvider(tabsProvider)
  const restores = useShop(state => state.session.restores)
  useEffect(() => {
    const isNew = restores > (restored.get(store) ?? restores)
    restored.set(store, restores)
    if (isNew) store.getState().restore()
  }, [store, restores])
  useEffect(() => {
    const stops = [
      // Its own changes it reads itself.
      listen('basket-updated', (_, by) => by === draft.id || store.invalidate()),
      // A restored page starts anew, above.
      watchFreshness({ onStale: reason => reason === 'restored' || store.suspect() }, tabs),
      // Messages sent while the page was away may have been missed: browsers do not always let such a page listen.
      onReturned(store.suspect),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, tabs, draft.id])
  return useStore(store)
}
