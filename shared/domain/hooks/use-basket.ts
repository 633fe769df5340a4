import { useStore } from 'zustand'
import { type Service, useService } from '../../platform/services/service'
import { tabsService } from '../../platform/services/use-tabs'
import { toBasket } from '../api/basket'
import { routes } from '../api/client/routes'
import { createBasketStore } from '../store/basket/basket'
import type { BasketState, BasketStore } from '../store/basket/basket-state'
import { connectBasket } from './connect-basket'
import { takePrinted } from './take-printed'
import { apiService } from './use-api'
import { shopService } from './use-shop'

/** The basket, kept in step with the world outside. */
export const basketService: Service<BasketStore> = (need, atEnd) => {
  const basket = createBasketStore({
    api: () => need(apiService),
    printed: takePrinted(routes.readBasket, routes.readBasket.path, toBasket),
  })
  atEnd(connectBasket(basket, need(shopService), need(tabsService)))
  return basket
}

/** The basket that all widgets of the page share. */
export const useBasketStore = (): BasketStore => useService(basketService)

/** The selected part of the basket; the component renders again when that part changes, and the basket is read. */
export const useBasket = <T>(selector: (state: BasketState) => T): T => useStore(useBasketStore(), selector)
