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
  /** The discount that a code gives on this line, in pence. Only for display: the basket's discount includes it. */
  discount: Pence
  /** The customer has asked for this quantity and the server has not confirmed it yet. */
  isPending?: true | undefined
}

/** The order that a basket will become, or that it amends (CO-14). */
export type BoxDraft = {
  id: string
  date: CalendarDate | null
  nextDelivery: CalendarDate | null
  /** 0 for a single delivery, else every 1, 2 or 4 weeks. */
  frequency: number | null
  /** The shop's own value; '0' means that nobody will be in to take the delivery. */
  slot: string
  instructions: string
  otherInstructions: string
  /** The repeating order of which one week is changed; most fields are then fixed (CO-36). */
  parentId: string | null
  /** The order being amended. */
  editingOrderId: string | null
  /** 1 Monday to 6 Saturday. */
  weekday: number | null
  /** The order's total before the change; null for a new order, or if the shop does not say. */
  previousTotal: Pence | null
  /** The order's lines before the change; null for a new order, or if the shop does not say. */
  previousLines: readonly PreviousLine[] | null
}

/** A product of an order before the change, at its price at that time. */
export type PreviousLine = { productId: string; name: string; quantity: number; price: Pence | null }

/** The Best of Local basket as the server has it. */
export type Basket = {
  lines: readonly BasketLine[]
  discount: Pence
  coupon: string | null
  draft: BoxDraft | null
  /** Some lines could not be read, so the total is not known. */
  isPartial?: true
}

/** A product that the shop has accepted before any answer has shown its line. */
export type Accepted = {
  product: Product
  quantity: number
  /** The box is known to hold no more of the product. */
  isAll: boolean
}

/** A basket's sums, in pence; null where a price is not known. */
export type BasketTotals = { subtotal: Pence | null; discount: Pence; total: Pence | null; items: number }

/** A basket as the page shows it, with changes that the shop has not answered yet. */
export type ShownBasket = { contents: string; total: Pence | null }

/** Returns the products and their quantities as one text, whatever the order of the lines. */
export const contentsOf = (lines: readonly Pick<BasketLine, 'productId' | 'quantity'>[]): string =>
  lines
    .flatMap(({ productId, quantity }) => (quantity ? [`${productId} ${quantity}`] : []))
    .sort()
    .join()

/** Returns a line's price. */
export const linePrice = ({ product, quantity }: Pick<BasketLine, 'product' | 'quantity'>): Pence | null =>
  product.price === null ? null : product.price * quantity

/** Adds up the available lines and takes off the discount, never below 0; `items` counts all lines. */
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

/**
 * Returns the totals, with null sums if the basket is unknown, stale or partial, or lacks accepted products: then
 * only the server knows the total.
 */
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

/** Returns the highest quantity that may be ordered on a line. */
export const lineMaximum = ({ product }: Pick<BasketLine, 'product'>): number =>
  maxQuantity(product.maxAllowed)

/** Returns how far the basket is below the minimum order; 0 if it is not below, or if either sum is unknown. */
export const shortOfMinimum = (total: Pence | null, minimum: Pence | null): Pence =>
  total === null || minimum === null ? 0 : Math.max(0, minimum - total)

/** Returns the first reason why the customer cannot go to the checkout; null if there is none (BB-21 to BB-25). */
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

/** Returns whether the basket changes an existing order; cancelling then only loses the changes. */
export const isAmendment = ({ draft }: Pick<Basket, 'draft'>): boolean =>
  draft !== null && (draft.editingOrderId !== null || draft.parentId !== null)
