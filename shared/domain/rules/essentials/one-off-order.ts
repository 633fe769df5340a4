import type { OneOffOffer } from './regular-order'

/** How many the customer asks for; `isOfDate` unless it was asked for another date. */
export type AskedQuantity = { quantity: number; isOfDate: boolean }

/** How many are ordered for a date, and how many the customer would have, the most included that can be ordered. */
export function oneOffQuantities(
  order: Pick<OneOffOffer, 'orderId' | 'quantity' | 'frequency'> | null,
  asked: AskedQuantity | null,
  max: number,
) {
  const hasOrder = order !== null && order.orderId !== null
  const ordered = hasOrder ? (order.quantity ?? 0) : 0
  // A regular order that is skipped on that date is an order of 0.
  const given = hasOrder ? ordered : order?.quantity || asked?.quantity || 1
  return {
    hasOrder,
    ordered,
    quantity: asked?.isOfDate ? asked.quantity : hasOrder ? given : Math.min(max, given),
    /** The order changes one day of a regular one. */
    isModification: hasOrder && (order.frequency ?? 0) > 0,
    isUnsaved: asked?.isOfDate === true && asked.quantity !== (hasOrder ? ordered : 1),
    /** The quantity is the customer's own, and not what has to be read first. */
    isAsked: asked?.isOfDate === true,
  }
}
