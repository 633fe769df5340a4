import { readAllLatestBoxes } from '../../api/box-orders'
import { readCheckout } from '../../api/checkout'
import type { ApiClient } from '../../api/client/client'
import { isApiError } from '../../api/client/errors'
import type { BoxDraft } from '../../rules/basket'
import type { BoxOrder } from '../../rules/boxes/box-order'

/** Whether an order was placed; `failed` where the shop's answers do not tell. */
export type SoughtOrder =
  | { kind: 'found'; orderId: string; box: BoxOrder | null }
  | { kind: 'unknown'; check: 'not-found' | 'failed' }

/** Is that the answer to an order that is not being checked out? */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'rejected' && error.status === 404

/** Looks for the order that a confirmation may have placed: it is the one that was not there before. */
export function createOrderFinder(api: ApiClient, draft: BoxDraft) {
  /** The orders there were before, by id; null while nobody knows. */
  let earlier: ReadonlySet<string> | null = null
  const freshOf = (boxes: readonly BoxOrder[]): Extract<SoughtOrder, { kind: 'found' }> | null => {
    const box = earlier && boxes.find(({ orderId }) => !earlier?.has(orderId))
    return box ? { kind: 'found', orderId: box.orderId, box } : null
  }
  return {
    /** Remembers which orders there are. Call it only before a confirmation: afterwards the new order would be among them. */
    async noteEarlier(): Promise<void> {
      if (earlier) return
      try {
        earlier = new Set((await readAllLatestBoxes(api)).map(({ orderId }) => orderId))
      } catch {
        // Without that list, a lost answer stays in doubt until the customer has looked.
      }
    },
    /** The order that was not there before, if the shop tells of one; never rejects. */
    async findFresh(): Promise<Extract<SoughtOrder, { kind: 'found' }> | null> {
      try {
        return freshOf(await readAllLatestBoxes(api))
      } catch {
        return null
      }
    },
    /** Reads the latest orders and the checkout; never rejects. */
    async find(): Promise<SoughtOrder> {
      try {
        const fresh = freshOf(await readAllLatestBoxes(api))
        if (fresh) return fresh
        // An order that is still being checked out has not been placed.
        await readCheckout(api, draft.id)
        return { kind: 'unknown', check: earlier ? 'not-found' : 'failed' }
      } catch (error) {
        const placed = draft.editingOrderId
        return isMissing(error) && placed !== null
          ? { kind: 'found', orderId: placed, box: null }
          : { kind: 'unknown', check: 'failed' }
      }
    },
    /** Whether the shop knows for certain that this order is no longer being checked out. */
    isCheckoutGone: (): Promise<boolean> => readCheckout(api, draft.id).then(() => false, isMissing),
  }
}
