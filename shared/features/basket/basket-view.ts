import { type Basket, type BasketTotals, checkoutBlocker, isAmendment } from '../../domain/rules/basket'
import type { Pence } from '../../platform/values/money'

type BasketState = {
  /** The last basket that was read; null before. */
  basket: (Pick<Basket, 'draft' | 'isPartial'> & { lines: readonly unknown[] }) | null
  totals: Pick<BasketTotals, 'items' | 'total'>
  /** The last read has failed. */
  isUnread: boolean
  /** Added products that no read has shown yet. */
  accepted: readonly unknown[]
  isPostcodeConfirmed: boolean
  minimum: Pence | null
}

/** Returns true if there may be products that are not shown. */
const isUnknown = ({ basket, totals, isUnread }: BasketState) =>
  !totals.items && (!basket || isUnread || basket.isPartial)

/** Returns why the checkout is closed. A basket that could not be read may have products, so it stays open then. */
function blockerOf(state: BasketState): ReturnType<typeof checkoutBlocker> | 'loading' {
  const found = checkoutBlocker(state)
  if (!isUnknown(state)) return found
  if (!state.basket && !state.isUnread) return 'loading'
  return found === 'empty' ? null : found
}

/** Returns which parts of the basket are shown. */
export function basketView(state: BasketState) {
  const { basket, isUnread, accepted } = state
  const blocker = blockerOf(state)
  const hasLines = basket !== null && basket.lines.length > 0
  const lacksPostcode = blocker === 'no-postcode' && basket !== null && !isUnread
  return {
    blocker,
    hasLines,
    isLoading: !basket && !isUnread,
    /** What stands in the place of the lines. */
    nothing: hasLines ? null : lacksPostcode || blocker === 'empty' ? blocker : null,
    warnsOfPostcode: lacksPostcode && hasLines,
    hasSum: hasLines || isUnknown(state) || accepted.length > 0,
    canCancel: basket !== null && (hasLines || isAmendment(basket)),
  }
}
