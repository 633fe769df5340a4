import { useEffect } from 'react'
import { useStore } from 'zustand'
import { emit, listen } from '../../platform/page/events/window-events'
import { mayBeOld, writtenPage } from '../../platform/page/facts/written-page'
import { cameByBackButton, watchFreshness } from '../../platform/page/lifecycle/freshness'
import { aloneAmongTabs } from '../../platform/page/lifecycle/one-tab'
import { onReturned } from '../../platform/page/lifecycle/returned'
import { onStayed } from '../../platform/page/lifecycle/stayed'
import { type Provider, useProvider } from '../../platform/providers/provider'
import { navigationProvider } from '../../platform/providers/use-navigation'
import { tabsProvider } from '../../platform/providers/use-tabs'
import { toCheckout } from '../api/checkout'
import { askedPath, routes } from '../api/client/routes'
import { takeServerRendered } from '../page/take-server-rendered'
import type { BoxDraft } from '../rules/basket'
import { type CheckoutState, type CheckoutStore, createCheckoutStore } from '../store/checkout/checkout'
import { basketBeside } from './basket-beside'
import { apiProvider } from './use-api'
import { shopProvider, useShop } from './use-shop'

const { readCheckout } = routes

/** The number of page restores that each checkout has already handled. */
const restored = new WeakMap<CheckoutStore, number>()

/** The checkouts by order. All panels of the page share one, so that an order is confirmed once. */
const checkoutsProvider: Provider<(draft: BoxDraft) => CheckoutStore> = inject => {
  const known = new Map<string, CheckoutStore>()
  return draft => {
    const printed =
      !known.has(draft.id) &&
      takeServerRendered(readCheckout, askedPath(readCheckout, { orderId: draft.id }), toCheckout)
    const store =
      known.get(draft.id) ??
      createCheckoutStore({
        api: inject(apiProvider),
        draft,
        ...(printed && { printed: printed.answer, isPrintOld: mayBeOld() }),
        goTo: inject(navigationProvider).goTo,
        onStayed,
        tellChange() {
          emit('basket-updated', {}, { by: draft.id })
          inject(tabsProvider).tell({ kind: 'orders-changed' })
        },
        isGuest: () => inject(shopProvider).getState().session.isGuest,
        aloneAmongTabs,
        basket: () => basketBeside().basket,
        isPageOld: cameByBackButton() || (!!printed && writtenPage().mayBeOld),
      })
    known.set(draft.id, store)
    return store
  }
}

/** Returns the checkout store of that order. */
export const useCheckoutStore = (draft: BoxDraft): CheckoutStore => useProvider(checkoutsProvider)(draft)

/** Returns the whole state of a checkout. A page restored from the back/forward cache starts it anew. */
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
      // The checkout itself reads its own changes.
      listen('basket-updated', (_, by) => by === draft.id || store.invalidate()),
      // The effect above handles a restored page.
      watchFreshness({ onStale: reason => reason === 'restored' || store.suspect() }, tabs),
      // Browsers do not always deliver messages to a page that is away, so some may have been missed.
      onReturned(store.suspect),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, tabs, draft.id])
  return useStore(store)
}
