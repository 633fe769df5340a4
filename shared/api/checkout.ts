import { mixed } from 'yup'
import type { BasketLine } from '../rules/basket'
import { type Booking, bookingOf, type DateWish } from '../rules/checkout'
import { type CalendarDate, parseDate } from '../rules/dates'
import { type Pence, toPence } from '../rules/money'
import { basketAnswer, toDraft, toLine } from './basket'
import type { ApiClient } from './client'
import { isApiError } from './errors'
import { toList, toRecord, toText } from './fields'
import { identifier, requiredRecord } from './shapes'

/** What a checkout comes to; the total is the server's own, null when it gives none that can be read. */
export type CheckoutTotals = { total: Pence | null; lines: readonly BasketLine[] }

/** What another date brings: what can no longer come as it is, in the shop's words, and the next delivery. */
export type DateAnswer = { changes: readonly string[]; nextDelivery: CalendarDate | null }

/** What Confirm Order sends, by the server's own names (CO-38, A-35). */
export type Confirmation = {
  frequency: number
  delivery_slot_id: string
  delivery_instructions: string
  other_delivery_instruction: string
  day: number | null
}

/** The answer to a read of the checkout (CALL-21). */
export const checkoutAnswer = requiredRecord({
  total: mixed<unknown & {}>().nullable(),
  products: mixed<unknown & {}>().nullable(),
})
/** The answer to another date (CALL-24). */
export const dateAnswer = requiredRecord({
  changes: mixed<unknown & {}>().nullable(),
  next_delivery: mixed<unknown & {}>().nullable(),
})
/** The answer to a confirmation (CALL-22). */
export const confirmAnswer = requiredRecord({ id: identifier().required() })

/** Reads total and products of an order that is being checked out (CALL-21). */
export async function readCheckout(
  client: ApiClient,
  orderId: string,
  signal?: AbortSignal,
): Promise<CheckoutTotals> {
  const answer = { params: { orderId }, signal, schema: checkoutAnswer }
  const { total, products } = await client.call('readCheckout', answer)
  return { total: toPence(total), lines: toList(products).flatMap(each => toLine(each)) }
}

/**
 * Reads when the shop will bring that order: the basket carries it (CALL-13), as no answer of the checkout does. Null
 * where the basket does not tell.
 */
export async function readBooking(
  client: ApiClient,
  orderId: string,
  signal?: AbortSignal,
): Promise<Booking | null> {
  try {
    const draft = toDraft((await client.call('readBasket', { signal, schema: basketAnswer })).order)
    return draft?.id === orderId ? bookingOf(draft) : null
  } catch (error) {
    // A shop without such a basket, or with another kind, has given an answer; the network has not.
    const isTold = isApiError(error) && (error.kind === 'rejected' || error.kind === 'contract')
    if (isTold) return null
    throw error
  }
}

/** Tells the shop when the box is wanted (CALL-24). */
export async function changeDeliveryDate(client: ApiClient, wish: DateWish): Promise<DateAnswer> {
  const { date, day, frequency } = wish
  const body = { date, day, frequency }
  const { changes, next_delivery } = await client.call('changeDeliveryDate', { body, schema: dateAnswer })
  return {
    changes: toList(changes)
      .map(each => toText(toRecord(each).message) || toText(each))
      .filter(Boolean),
    nextDelivery: parseDate(next_delivery),
  }
}

/** Takes out of the basket what cannot come on the chosen date (CALL-23). */
export async function removeUnavailable(client: ApiClient): Promise<void> {
  await client.call('removeUnavailable', { body: {} })
}

/**
 * Places the order and gives its id (CALL-22). A refusal rejects with Rejected; Offline with outcome 'unknown' means that
 * it may have been placed.
 */
export async function confirmOrder(
  client: ApiClient,
  confirmation: Confirmation,
  idempotencyKey?: string,
): Promise<string> {
  const answer = { body: confirmation, idempotencyKey, schema: confirmAnswer }
  return (await client.call('confirmOrder', answer)).id
}
