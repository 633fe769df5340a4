import { type ShopTabs, watchFreshness } from '../page/freshness'
import { makeKnown } from '../page/known-facts'
import { emit, listen, theBasket } from '../page/window-events'
import { basketTotals } from '../rules/basket'
import { formatPence } from '../rules/money'
import type { BasketStore } from '../store/basket-state'
import type { ShopStore } from '../store/create-shop-store'
import { trackOrder } from './analytics'
import { wakeCards } from './wake-cards'

/**
 * Keeps the basket and the world outside in step; returns the undo. What is saved here is announced to the page, to
 * the other tabs and to the page's analytics; what changes elsewhere makes the basket be read again.
 */
export function connectBasket(basket: BasketStore, shop: ShopStore, tabs: ShopTabs): () => void {
  let shown = ''
  const stops = [
    basket.overhear(({ basket: known }) => {
      if (known) {
        const { items, total } = basketTotals(known)
        const lines = known.lines.map(({ productId, quantity }) => `${quantity}x${productId} `)
        makeKnown({ items: `${items}`, box: lines.join('') + formatPence(total) })
      }
      const held = known?.lines.map(({ productId }) => productId) ?? []
      if (held.join() === shown) return
      shown = held.join()
      wakeCards(product => held.includes(product))
    }),
    watchFreshness({ onStale: () => basket.invalidate() }, tabs),
    basket.onSaved(change => {
      emit('basket-updated', {}, { by: theBasket })
      tabs.tell({ kind: 'orders-changed' })
      if (change.kind === 'quantity')
        trackOrder({ ...change, orderType: 'bol', isGuest: shop.getState().session.isGuest })
      if (change.kind === 'code') shop.getState().noteCoupon(change.code)
    }),
    // What the basket has told itself it has read itself.
    listen('basket-updated', (_, by) => by === theBasket || basket.invalidate({ isExpected: true })),
    listen('product-posted', ({ template }, by) => {
      // Daily essentials are not in it.
      if (template !== 'de' && by !== theBasket) basket.invalidate({ isExpected: true })
    }),
  ]
  const sendBeforeLeaving = () => void basket.getState().settle()
  window.addEventListener('pagehide', sendBeforeLeaving)
  return () => {
    window.removeEventListener('pagehide', sendBeforeLeaving)
    for (const end of stops) end()
  }
}
