import { readAllLatestBoxes } from '../../api/box-orders'
import { isMissing, readCheckout } from '../../api/checkout'
import type { ApiClient } from '../../api/client/client'
import type { BoxDraft } from '../../rules/basket'
import type { BoxOrder } from '../../rules/boxes/box-order'

export type FoundOrder = { kind: 'found'; orderId: string; box: BoxOrder | null }

/** The result of a search for an order; `failed` means that the shop's answers do not tell. */
export type SoughtOrder = FoundOrder | { kind: 'unknown'; check: 'not-found' | 'failed' }

/** Reads the ids of the existing orders; null if they cannot be read. Never rejects. */
export const readOrderIds = (api: ApiClient): Promise<ReadonlySet<string> | null> =>
  readAllLatestBoxes(api).then(
    boxes => new Set(boxes.map(({ orderId }) => orderId)),
    // Without the ids, an order with a lost answer stays in doubt until the customer has looked.
    () => null,
  )

/** Returns the ids of the orders before the confirmation; they may still be loading when a search begins. */
type Earlier = () => ReadonlySet<string> | null

/** Returns the new order if there is one; never rejects. */
export async function findFreshOrder(api: ApiClient, earlier: Earlier): Promise<FoundOrder | null> {
  const boxes = await readAllLatestBoxes(api).catch(() => [])
  const known = earlier()
  const box = known && boxes.find(({ orderId }) => !known.has(orderId))
  return box ? { kind: 'found', orderId: box.orderId, box } : null
}

/** Searches the checkout, and the latest orders if the order is no longer there; never rejects. */
export async function findOrder(api: ApiClient, draft: BoxDraft, earlier: Earlier): Promise<SoughtOrder> {
  try {
    await readCheckout(api, draft.id)
    // What is still in checkout has not been placed, whatever other order is new.
    return { kind: 'unknown', check: earlier() ? 'not-found' : 'failed' }
  } catch (error) {
    const fresh = isMissing(error) && (await findFreshOrder(api, earlier))
    if (fresh) return fresh
    const placed = draft.editingOrderId
    return isMissing(error) && placed !== null
      ? { kind: 'found', orderId: placed, box: null }
      : { kind: 'unknown', check: 'failed' }
  }
}
