import { type ShopTabs, watchFreshness } from '../page/freshness'
import { emit, listen } from '../page/window-events'
import type { BoxStore } from '../store/box-state'
import type { ShopStore } from '../store/create-shop-store'
import { trackOrder } from './analytics'

/**
 * Keeps the basket and the world outside in step; returns the undo. What is saved here is announced to the page, to
 * the other tabs and to the page's analytics; what changes elsewhere makes the basket be read again.
 */
export function connectBox(box: BoxStore, shop: ShopStore, tabs: ShopTabs): () => void {
  let isOurs = false
  let justAdded = ''
  const stops = [
    watchFreshness({ onStale: () => box.invalidate() }, tabs),
    box.onSaved(change => {
      isOurs = true
      emit('basket-updated', {})
      isOurs = false
      tabs.tell({ kind: 'orders-changed' })
      if (change.kind === 'quantity') {
        trackOrder({ ...change, orderType: 'bol', isGuest: shop.getState().session.isGuest })
        justAdded = change.product.id
        setTimeout(() => {
          justAdded = ''
        })
      }
      if (change.kind === 'code') shop.getState().noteCoupon(change.code)
    }),
    // Who changed it there has seen it there.
    listen('basket-updated', () => isOurs || box.invalidate({ isExpected: true })),
    listen('product-posted', ({ template, product }) => {
      // A dialog that has added through this basket says so as well; daily essentials are not in it.
      const isKnown = template === 'de' || String(product) === justAdded
      if (!isKnown) box.invalidate({ isExpected: true })
    }),
  ]
  const sendBeforeLeaving = () => void box.getState().settle()
  window.addEventListener('pagehide', sendBeforeLeaving)
  return () => {
    window.removeEventListener('pagehide', sendBeforeLeaving)
    for (const end of stops) end()
  }
}
