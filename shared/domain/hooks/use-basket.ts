import { useStore } from 'zustand'
import { type Provider, useProvider } from '../../platform/providers/provider'
import { tabsProvider } from '../../platform/providers/use-tabs'
import { withFallback } from '../../platform/values/decoder'
import { hearAnswers } from '../api/answers'
import { toBasket } from '../api/basket'
import { routes } from '../api/client/routes'
import { connectBasket } from '../page/connect-basket'
import { takeServerRendered } from '../page/take-server-rendered'
import { contentsOf, totalsWith } from '../rules/basket'
import { createBasketStore } from '../store/basket/basket'
import type { BasketState, BasketStore } from '../store/basket/basket-state'
import { basketBeside, noBasket } from './basket-beside'
import { apiProvider } from './use-api'
import { shopProvider } from './use-shop'

/** The basket store, connected with the page and other tabs. */
export const basketProvider: Provider<BasketStore> = (inject, onDispose) => {
  const basket = createBasketStore({
    api: () => inject(apiProvider),
    printed: takeServerRendered(routes.readBasket, routes.readBasket.path, toBasket),
  })
  const page = basketBeside()
  page.basket = {
    shown() {
      const { basket: known, unread } = basket.getState()
      return known && { contents: contentsOf(known.lines), total: totalsWith(known, unread.accepted).total }
    },
    async save() {
      if (basket.getState().isSaving) await basket.getState().settle()
    },
  }
  const hearBasket = () => {
    const take = basket.hear()
    return ({ answer }: { answer: unknown }) => {
      const read = withFallback(toBasket, null)(answer, '')
      if (read) take(read)
    }
  }
  onDispose(hearAnswers('basket', hearBasket))
  onDispose(hearAnswers('held', product => quantity => basket.contradict(product, quantity)))
  onDispose(() => {
    page.basket = noBasket
  })
  onDispose(connectBasket(basket, inject(shopProvider), inject(tabsProvider)))
  return basket
}

/** Returns the basket store that all widgets of the page share. */
export const useBasketStore = (): BasketStore => useProvider(basketProvider)

/** Returns the selected part of the basket and renders again when that part changes. It also starts reading the basket. */
export const useBasket = <T>(selector: (state: BasketState) => T): T => useStore(useBasketStore(), selector)
