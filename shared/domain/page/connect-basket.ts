import { cards } from '#site/cards'
import { theBasket } from '#site/events'
import { activateWaiting } from '../../platform/page/events/activate-waiting'
import { emit, listenFromStart } from '../../platform/page/events/window-events'
import { publishFacts } from '../../platform/page/facts/published-facts'
import { writtenPage } from '../../platform/page/facts/written-page'
import { type ShopTabs, watchFreshness } from '../../platform/page/lifecycle/freshness'
import { onLeft } from '../../platform/page/lifecycle/left'
import { formatPence } from '../../platform/values/money'
import { type Basket, totalsWith } from '../rules/basket'
import type { BasketStore } from '../store/basket/basket-state'
import type { ShopStore } from '../store/create-shop-store'
import { trackOrder } from './report-order'

const hasSameProducts = ({ lines }: Basket, before: Basket) =>
  lines.length === before.lines.length &&
  lines.every(({ productId }, at) => productId === before.lines[at]?.productId)

/**
 * Connects the basket with the page, other tabs and analytics; returns a function that disconnects it. Saved changes
 * are announced to all three, and a change elsewhere makes the basket read again.
 */
export function connectBasket(basket: BasketStore, shop: ShopStore, tabs: ShopTabs): () => void {
  const stops = [
    basket.overhear(({ basket: known, unread: { accepted } }, { basket: before, unread }) => {
      const isNew = accepted.filter(each => !unread.accepted.includes(each)).map(({ product }) => product.id)
      if (isNew.length) activateWaiting(cards, product => isNew.includes(product))
      if (!known || (known === before && accepted === unread.accepted)) return
      const { items, total } = totalsWith(known, accepted)
      publishFacts({
        items: `${items}`,
        get box() {
          return (
            known.lines.map(({ productId, quantity }) => `${quantity}x${productId} `).join('') +
            formatPence(total)
          )
        },
      })
      // A page cached for another customer may show any product as being in the box.
      const mayAllBeWrong = before === null && writtenPage().isOfOtherCustomer
      if (before && hasSameProducts(known, before)) return
      // A card whose product has left the basket still shows its server-rendered quantity.
      const held = new Set([...known.lines, ...(before?.lines ?? [])].map(({ productId }) => productId))
      activateWaiting(
        cards,
        (product, read) => mayAllBeWrong || held.has(product) || read(cards.held) instanceof Number,
      )
    }),
    watchFreshness({ onStale: () => basket.invalidate() }, tabs),
    basket.onSaved(change => {
      if (change.kind === 'quantity' || change.kind === 'found')
        trackOrder({ ...change, orderType: 'bol', isGuest: shop.getState().session.isGuest })
      // The page was already told, when the answer was lost.
      if (change.kind === 'found') return
      emit('basket-updated', {}, { by: theBasket })
      tabs.tell({ kind: 'orders-changed' })
      if (change.kind === 'code') shop.getState().noteCoupon(change.code)
    }),
    // The basket dispatched this event itself and has already read the change.
    listenFromStart('basket-updated', (_, by) => by === theBasket || basket.invalidate({ isExpected: true })),
    listenFromStart('product-posted', ({ template }, by) => {
      // Daily essentials are not part of the basket.
      if (template !== 'de' && by !== theBasket) basket.invalidate({ isExpected: true })
    }),
    // Pending changes are sent when the visitor leaves the page.
    onLeft(() => void basket.getState().settle()),
  ]
  return () => {
    for (const end of stops) end()
  }
}
