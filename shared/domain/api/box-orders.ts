import {
  anything,
  count,
  DecodeError,
  type Decoder,
  flag,
  listOf,
  mostOf,
  object,
  optional,
  string,
  withFallback,
} from '../../platform/values/decoder'
import type { Pence } from '../../platform/values/money'
import type { BoxOrder, UnfinishedAmendment } from '../rules/boxes/box-order'
import type { ApiClient } from './client/client'
import { ContractError } from './client/errors'
import {
  asItCame,
  day,
  fieldsOf,
  flagOrFalse,
  idOrNull,
  objectWithAny,
  orEmpty,
  orNull,
  roundTripId,
  saysNothing,
  shownPence,
  words,
} from './client/fields'
import { routes } from './client/routes'
import { type Saved, toSaved } from './client/saved'
import { wrapped } from './wrapped'

const shownCount = withFallback(orNull(count), null)

/** The fields that the shop may write in the order instead of the delivery. */
const orderFields = orEmpty(
  objectWithAny({
    id: roundTripId('order', idOrNull),
    frequency: optional(count, 0),
    weekday: orNull(count),
    parent_id: idOrNull,
    daymove_id: idOrNull,
  }),
)

/** Decodes the reason why a delivery has failed; null if it has not failed. */
const reason: Decoder<string | null> = (given, at) => {
  // The status says whether the delivery has failed, even without an id.
  if (!('status' in fieldsOf(given)) && saysNothing(given)) return null
  const failure = object({ status: flag, reason: words })(given, at)
  return failure.status ? failure.reason : null
}

/** Decodes the readable rows, and adds one row of unknown values if some were unreadable. */
const rowsOf = <T>(decode: Decoder<T>): Decoder<T[]> => {
  const rows = mostOf(decode)
  return (given, at) => {
    const { entries, isPartial } = rows(given, at)
    return isPartial ? [...entries, decode({}, at)] : entries
  }
}

const products = rowsOf(
  objectWithAny({
    quantity: shownCount,
    product: orEmpty(objectWithAny({ name: words, image: words, order_price: shownPence }, 'id')),
  }),
)

const deliveries = rowsOf(
  objectWithAny({
    product_name: words,
    product: withFallback(object({ name: words }), { name: '' }),
    quantity_ordered: shownCount,
    quantity_delivered: orNull(count),
    total_price: shownPence,
    unavailable: flagOrFalse,
    temp_unavailable: flagOrFalse,
  }),
)

const boxFields = object({
  id: idOrNull,
  order_id: roundTripId('order', idOrNull),
  start_date: anything,
  items_qty: shownCount,
  subtotal: shownPence,
  discount_amount: shownPence,
  grand_total: shownPence,
  products: optional(products, []),
  deliveries: anything,
  order: orderFields,
  weekday: orNull(count),
  parent_id: idOrNull,
  cancelled: flagOrFalse,
  failed: reason,
  failing: reason,
  past_cutoff: flagOrFalse,
  deliverable: flagOrFalse,
  delivered: flagOrFalse,
  paid: flagOrFalse,
  shifted: flagOrFalse,
  modified: flagOrFalse,
  paused: flagOrFalse,
  cutoff: orNull(string),
})

const takenOff = (subtotal: Pence | null, total: Pence | null): Pence | null =>
  subtotal !== null && total !== null && total <= subtotal ? subtotal - total : null

/** Decodes a box order from an answer or from the page. */
export function toBoxOrder(given: unknown, at = ''): BoxOrder {
  const box = boxFields(given, at)
  const { order } = box
  const id = box.id ?? box.order_id
  if (id === null) throw new DecodeError(`${at}.id`.replace(/^\./, ''), undefined)
  const parentId = order.parent_id ?? box.parent_id
  return {
    id,
    orderId:
      box.order_id ?? order.id ?? roundTripId('order', idOrNull)((given as { id?: unknown }).id, at) ?? id,
    // An unreadable date counts as unknown, so no change is sent for a single week.
    date: withFallback(day, null)(box.start_date, at),
    sent: { date: box.start_date ?? null, deliveries: box.deliveries ?? [] },
    itemCount: box.items_qty,
    subtotal: box.subtotal,
    // The shop leaves the discount out if there is none, or if only the totals show it.
    discount: box.discount_amount ?? takenOff(box.subtotal, box.grand_total),
    total: box.grand_total,
    products: box.products.map(({ product, quantity }) => ({
      name: product.name,
      quantity,
      image: product.image,
      price: product.order_price,
    })),
    deliveries: deliveries(box.deliveries ?? [], `${at}.deliveries`).map(row => ({
      name: row.product_name || row.product.name,
      ordered: row.quantity_ordered,
      delivered: row.quantity_delivered,
      price: row.total_price,
      isUnavailable: row.unavailable || row.temp_unavailable,
    })),
    frequency: order.frequency,
    weekday: box.weekday ?? order.weekday,
    parentId,
    isCancelled: box.cancelled,
    failed: box.failed,
    failing: box.failing,
    isPastCutoff: box.past_cutoff,
    isDeliverable: box.deliverable,
    isDelivered: box.delivered,
    isPaid: box.paid,
    isShifted: box.shifted,
    isMoved: box.shifted || order.daymove_id !== null,
    isModified: box.modified || parentId !== null,
    isPaused: box.paused,
    cutoff: box.cutoff,
  }
}

const amendment = objectWithAny({ date: orNull(day), frequency: orNull(count), weekday: orNull(count) }, 'id')

/** Decodes an unfinished amendment from an answer or from the page; null if there is none. */
export const toUnfinished = (given: unknown, at = ''): UnfinishedAmendment | null =>
  saysNothing(given) ? null : amendment(given, at)

const latest = wrapped(mostOf(toBoxOrder))

/** Decodes the readable box orders of the answer. */
export const toLatestBoxes: Decoder<BoxOrder[]> = (given, at) => latest(given, at).entries

const toAllLatest = wrapped(listOf(toBoxOrder))

/** Reads the latest box orders, in the shop's order: newest first (CALL-19). */
export function readLatestBoxes(client: ApiClient, signal?: AbortSignal): Promise<BoxOrder[]> {
  return client.call('readLatestBoxes', { signal, read: toLatestBoxes })
}

/** Reads the latest box orders, but refuses a partial answer, because a new box may be missing from it. */
export function readAllLatestBoxes(client: ApiClient): Promise<BoxOrder[]> {
  return client.call('readLatestBoxes', { read: toAllLatest })
}

/** Puts the products of an earlier box into the basket again (CALL-20, A-28). */
export async function reorderBox(
  client: ApiClient,
  { orderId, sent }: Pick<BoxOrder, 'orderId' | 'sent'>,
): Promise<Saved> {
  // The box is read before it is sent, so that no read may end its key (L-01).
  const body = { order_id: asItCame('order', orderId), deliveries: sent.deliveries }
  return client.call('reorderBox', { body, read: toSaved })
}

/** Starts an amendment of a box from outside the weekly basket (CALL-26, A-30). */
export async function editBoxOrder(client: ApiClient, { id }: Pick<BoxOrder, 'id'>): Promise<Saved> {
  return client.call('editBoxOrder', { params: { id }, read: toSaved })
}

/** Starts an amendment of a box from the weekly basket, for this week only or for every week (CALL-27, HB-44). */
export async function editBasketBox(
  client: ApiClient,
  box: Pick<BoxOrder, 'orderId' | 'date' | 'sent'>,
  { isThisWeekOnly }: { isThisWeekOnly: boolean },
): Promise<Saved> {
  const body = {
    order: asItCame('order', box.orderId),
    date: isThisWeekOnly ? deliveryDate(box, 'editBasketBox') : null,
  }
  return client.call('editBasketBox', { body, read: toSaved })
}

/** Cancels one delivery of a box, or all future deliveries (CALL-28, A-31). */
export async function cancelBoxOrder(
  client: ApiClient,
  box: Pick<BoxOrder, 'orderId' | 'date' | 'sent'>,
  { isAllFuture }: { isAllFuture: boolean },
): Promise<Saved> {
  const body = {
    order_id: asItCame('order', box.orderId),
    date: isAllFuture ? null : deliveryDate(box, 'cancelBoxOrder'),
  }
  return client.call('cancelBoxOrder', { body, read: toSaved })
}

/**
 * Returns the date of one delivery as the shop sent it. Throws if the date is unknown, because null would mean all
 * deliveries.
 */
function deliveryDate({ date, sent }: Pick<BoxOrder, 'date' | 'sent'>, call: keyof typeof routes): unknown {
  if (date !== null) return sent.date
  throw new ContractError({ ...routes[call], field: 'date', problem: 'is not known; nothing was sent' })
}
