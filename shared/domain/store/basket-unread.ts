import type { Accepted } from '../rules/basket'
import type { Product } from '../rules/product'
import { nothingUnread, type Unread } from './basket/basket-state'

/** What a product comes to with what was taken of it now; nothing is left of one that was set to none. */
function withAdded(
  accepted: readonly Accepted[],
  { product, quantity, isAll }: Accepted,
  increment: boolean,
): readonly Accepted[] {
  const before = accepted.find(each => each.product.id === product.id)
  const others = accepted.filter(each => each !== before)
  const now = {
    product,
    quantity: quantity + ((increment && before?.quantity) || 0),
    isAll: !increment || (before?.isAll ?? isAll),
  }
  return now.quantity ? [...others, now] : others
}

/** Notes what the server has taken since the basket was read last. */
export function createUnread() {
  let unread: Unread = nothingUnread
  return {
    now: () => unread,
    forget() {
      unread = nothingUnread
    },
    /** Of a product that has no line yet; `isAll` where the basket is known to hold no more of it. */
    add(product: Product, { quantity, increment }: { quantity: number; increment: boolean }, isAll: boolean) {
      unread = { ...unread, accepted: withAdded(unread.accepted, { product, quantity, isAll }, increment) }
    },
    fallBehind() {
      unread = { ...unread, isBehind: true }
    },
    cancel(what: Unread['cancelled']) {
      unread = { ...nothingUnread, cancelled: what }
    },
  }
}
