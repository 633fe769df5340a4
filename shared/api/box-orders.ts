import { mixed } from 'yup'
import type { BoxDelivery, BoxOrder, UnfinishedAmendment } from '../rules/box-order'
import { parseDate } from '../rules/dates'
import { toPence } from '../rules/money'
import type { ApiClient } from './client'
import { ContractError } from './errors'
import { numbered, toFlag, toIdentifier, toList, toRecord, toText, toWhole } from './fields'
import { toCount } from './product'
import { routes } from './routes'
import { type Saved, savedAnswer, toSaved } from './saved'

/** Reads the latest box orders, newest first as the shop gives them (CALL-19). */
export async function readLatestBoxes(client: ApiClient, signal?: AbortSignal): Promise<BoxOrder[]> {
  const answer = await client.call('readLatestBoxes', { signal, schema: mixed<unknown & {}>().required() })
  const boxes = Array.isArray(answer) ? answer : toRecord(answer).data
  return toList(boxes).flatMap(toBoxOrder)
}

/** Puts the products of an earlier box into the basket again (CALL-20, A-28). */
export async function reorderBox(
  client: ApiClient,
  { orderId, sent }: Pick<BoxOrder, 'orderId' | 'sent'>,
): Promise<Saved> {
  const body = { order_id: numbered(orderId), deliveries: sent.deliveries }
  return toSaved(await client.call('reorderBox', { body, schema: savedAnswer }))
}

/** Begins to amend a box from outside the weekly basket (CALL-26, A-30). */
export async function editBoxOrder(client: ApiClient, { id }: Pick<BoxOrder, 'id'>): Promise<Saved> {
  return toSaved(await client.call('editBoxOrder', { params: { id }, schema: savedAnswer }))
}

/** Begins to amend a box from the weekly basket: this week's delivery only, or every week (CALL-27, HB-44). */
export async function editBasketBox(
  client: ApiClient,
  box: Pick<BoxOrder, 'orderId' | 'date' | 'sent'>,
  { isThisWeekOnly }: { isThisWeekOnly: boolean },
): Promise<Saved> {
  const body = {
    order: numbered(box.orderId),
    date: isThisWeekOnly ? deliveryDate(box, 'editBasketBox') : null,
  }
  return toSaved(await client.call('editBasketBox', { body, schema: savedAnswer }))
}

/** Cancels this delivery of a box, or all future ones (CALL-28, A-31). */
export async function cancelBoxOrder(
  client: ApiClient,
  box: Pick<BoxOrder, 'orderId' | 'date' | 'sent'>,
  { isAllFuture }: { isAllFuture: boolean },
): Promise<Saved> {
  const body = {
    order_id: numbered(box.orderId),
    date: isAllFuture ? null : deliveryDate(box, 'cancelBoxOrder'),
  }
  return toSaved(await client.call('cancelBoxOrder', { body, schema: savedAnswer }))
}

/** A box order as the shop writes it, in an answer or on the page; none without an identifier. */
export function toBoxOrder(given: unknown): BoxOrder[] {
  const box = toRecord(given)
  const order = toRecord(box.order)
  const id = toIdentifier(box.id) ?? toIdentifier(box.order_id)
  if (id === null) return []
  const parentId = toIdentifier(order.parent_id) ?? toIdentifier(box.parent_id)
  return [
    {
      id,
      orderId: toIdentifier(box.order_id) ?? toIdentifier(order.id) ?? id,
      date: parseDate(box.start_date),
      sent: { date: box.start_date ?? null, deliveries: box.deliveries ?? [] },
      itemCount: toCount(box.items_qty),
      subtotal: toPence(box.subtotal),
      discount: toPence(box.discount_amount),
      total: toPence(box.grand_total),
      products: toList(box.products).map(each => {
        const { product, quantity } = toRecord(each)
        const { name, image, order_price } = toRecord(product)
        return {
          name: toText(name),
          quantity: toCount(quantity),
          image: toText(image),
          price: toPence(order_price),
        }
      }),
      deliveries: toList(box.deliveries).map(toDelivery),
      frequency: toCount(order.frequency) ?? 0,
      weekday: toWhole(box.weekday) ?? toWhole(order.weekday),
      parentId,
      isCancelled: toFlag(box.cancelled),
      failed: toReason(box.failed),
      failing: toReason(box.failing),
      isPastCutoff: toFlag(box.past_cutoff),
      isDeliverable: toFlag(box.deliverable),
      isDelivered: toFlag(box.delivered),
      isPaid: toFlag(box.paid),
      isShifted: toFlag(box.shifted) || toIdentifier(order.daymove_id) !== null,
      isModified: toFlag(box.modified) || parentId !== null,
      isPaused: toFlag(box.paused),
      cutoff: toText(box.cutoff) || null,
    },
  ]
}

/** An amendment that was begun and not finished, in an answer or on the page; null when there is none. */
export function toUnfinished(given: unknown): UnfinishedAmendment | null {
  const order = toRecord(given)
  // An empty list is how some servers write nothing.
  if (!Object.keys(order).length) return null
  return {
    date: parseDate(order.date),
    frequency: toCount(order.frequency),
    weekday: toWhole(order.weekday),
  }
}

/** The date of one delivery, as it came; where it is not known, what would be sent stands for all deliveries. */
function deliveryDate({ date, sent }: Pick<BoxOrder, 'date' | 'sent'>, call: keyof typeof routes): unknown {
  if (date !== null) return sent.date
  throw new ContractError({ ...routes[call], field: 'date', problem: 'is not known; nothing was sent' })
}

function toDelivery(given: unknown): BoxDelivery {
  const row = toRecord(given)
  return {
    name: toText(row.product_name) || toText(toRecord(row.product).name),
    ordered: toCount(row.quantity_ordered),
    delivered: toCount(row.quantity_delivered),
    price: toPence(row.total_price),
    isUnavailable: toFlag(row.unavailable) || toFlag(row.temp_unavailable),
  }
}

function toReason(given: unknown): string | null {
  const { status, reason } = toRecord(given)
  return toFlag(status) ? toText(reason) : null
}
