import type { OneOffOffer } from './regular-order'

/** The quantity that the customer has entered. `isOfDate` is false if it was entered for another date. */
export type AskedQuantity = { quantity: number; isOfDate: boolean }

/** Returns the saved quantity of a date and the quantity that the field shows. */
export function oneOffQuantities(
  order: Pick<OneOffOffer, 'orderId' | 'quantity' | 'frequency'> | null,
  asked: AskedQuantity | null,
  max: number,
) {
  const hasOrder = order !== null && order.orderId !== null
  const ordered = hasOrder ? (order.quantity ?? 0) : 0
  // A regular order that is skipped on that date has quantity 0.
  const given = hasOrder ? ordered : order?.quantity || asked?.quantity || 1
  return {
    hasOrder,
    ordered,
    quantity: asked?.isOfDate ? asked.quantity : hasOrder ? given : Math.min(max, given),
    /** The order changes one day of a regular order. */
    isModification: hasOrder && (order.frequency ?? 0) > 0,
    isUnsaved: asked?.isOfDate === true && asked.quantity !== (hasOrder ? ordered : 1),
    /** The customer has entered the quantity for this date, so it does not wait for a read. */
    isAsked: asked?.isOfDate === true,
  }
}
