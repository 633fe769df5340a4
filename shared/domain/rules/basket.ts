import type { Pence } from '../../platform/values/money'
import type { CalendarDate } from './dates/dates'
import type { Product } from './product'
import { maxQuantity } from './quantity'

/** One product in the Best of Local basket. */
export type BasketLine = {
  id: string
  productId: string
  product: Product
  quantity: number
  isUnavailable: boolean
  /** What a code takes off this line, in pence; a note only, the basket's discount holds it already. */
  discount: Pence
  /** The quantity is what the customer asked for, and not confirmed yet. */
  isPending?: true | undefined
}

/** The order a basket becomes, or the one it amends (CO-14). */
export type BoxDraft = {
  id: string
  date: CalendarDate | null
  nextDelivery: CalendarDate | null
  /** 0 once, else every 1, 2 or 4 weeks. */
  frequency: number | null
  /** As the shop writes it: '0' means that nobody takes the delivery in. */
  slot: string
  instructions: string
  otherInstructions: string
  /** The repeating order of which one week is being changed; most fields are then fixed (CO-36). */
  parentId: string | null
  /** The order being amended. */
  editingOrderId: string | null
  /** 1 Monday to 6 Saturday. */
  weekday: number | null
  /** What the order came to before it was changed; null for a new one, and where the shop does not say. */
  previousTotal: Pence | null
  /** What the order held before it was changed; null for a new one, and where the shop does not say. */
  previousLines: readonly PreviousLine[] | null
}

/** A product of an order before it was changed, at the price of then. */
export type PreviousLine = { productId: string; name: string; quantity: number; price: Pence | null }

/** The Best of Local basket as the server has it. */
export type Basket = {
  lines: readonly BasketLine[]
  discount: Pence
  coupon: string | null
  draft: BoxDraft | null
  /** The shop has said more of it than could be read: what all of it comes to is not known. */
  isPartial?: true
}

/** What the shop has accepted of a product before any answer has shown it as a line. */
export type Accepted = {
  product: Product
  quantity: number
  /** The box is known to hold no more of it. */
  isAll: boolean
}

/** What a basket comes to, in pence; null where a price is not known. */
export type BasketTotals = { subtotal: Pence | null; discount: Pence; total: Pence | null; items: number }

/** A line's price. */
export const linePrice = ({ product, quantity }: Pick<BasketLine, 'product' | 'quantity'>): Pence | null =>
  product.price === null ? null : product.price * quantity

/** The lines that can be had, less the discount, and never below 0; all items are counted. */
export function basketTotals({ lines, discount }: Pick<Basket, 'lines' | 'discount'>): BasketTotals {
  let subtotal: Pence | null = 0
  let items = 0
  for (const line of lines) {
    items += line.quantity
    if (line.isUnavailable || !line.quantity) continue
    const price = linePrice(line)
    subtotal = subtotal === null || price === null ? null : subtotal + price
  }
  return { subtotal, discount, total: subtotal === null ? null : Math.max(0, subtotal - discount), items }
}

/** The same where the basket is not known, or the shop has accepted more than its lines: only an answer gives that total. */
export function totalsWith(
  basket: Pick<Basket, 'lines' | 'discount' | 'isPartial'> | null,
  accepted: readonly Accepted[],
  isStale = false,
): BasketTotals {
  const totals = basket && basketTotals(basket)
  if (totals && !accepted.length && !isStale && !basket?.isPartial) return totals
  const items = accepted.reduce((sum, { quantity }) => sum + quantity, totals?.items ?? 0)
  return { subtotal: null, discount: 0, total: null, items }
}

/** The most of a line that may be asked for. */
export const lineMaximum = ({ product }: Pick<BasketLine, 'product'>): number =>
  maxQuantity(product.maxAllowed)

/** How far the basket is below the minimum order; 0 when that is reached, not known, or there is none. */
export const shortOfMinimum = (total: Pence | null, minimum: Pence | null): Pence =>
  total === null || minimum === null ? 0 : Math.max(0, minimum - total)

/** What stands between a basket and its checkout, the first of it; null when nothing does (BB-21 to BB-25). */
export function checkoutBlocker(context: {
  totals: Pick<BasketTotals, 'items' | 'total'>
  isPostcodeConfirmed: boolean
  minimum: Pence | null
}): 'no-postcode' | 'empty' | 'below-minimum' | null {
  const { totals, isPostcodeConfirmed, minimum } = context
  if (!isPostcodeConfirmed) return 'no-postcode'
  if (!totals.items) return 'empty'
  return shortOfMinimum(totals.total, minimum) ? 'below-minimum' : null
}

/** Whether the basket changes an order that is placed already, so that cancelling only loses the changes. */
export const isAmendment = ({ draft }: Pick<Basket, 'draft'>): boolean =>
  draft !== null && (draft.editingOrderId !== null || draft.parentId !== null)
