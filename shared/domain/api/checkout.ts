import {
  DecodeError,
  type Decoder,
  identifier,
  listOf,
  mostOf,
  object,
  optional,
  string,
  withFallback,
} from '../../platform/values/decoder'
import type { Pence } from '../../platform/values/money'
import type { BasketLine } from '../rules/basket'
import { type Booking, bookingOf, type DateRequest } from '../rules/boxes/checkout'
import type { CalendarDate } from '../rules/dates/dates'
import { toDraft, toLine } from './box-draft'
import type { ApiClient } from './client/client'
import { isApiError } from './client/errors'
import { about, answerOf, day, orNull, shownPence } from './client/fields'

/**
 * The lines of a checkout and its total. The total is the server's own; null if the server gives none that can be
 * read.
 */
export type CheckoutTotals = { total: Pence | null; lines: readonly BasketLine[]; isPartial?: true }

/** What another date brings: what can no longer come as it is, in the shop's words, and the next delivery. */
export type DateAnswer = { changes: readonly string[]; nextDelivery: CalendarDate | null }

/** What Confirm Order sends, by the server's own names (CO-38, A-35). */
export type Confirmation = {
  frequency: number
  /** As the page or the order has them: a number stays a number. */
  delivery_slot_id: unknown
  delivery_instructions: unknown
  other_delivery_instruction: string
  day: number | null
}

const checkoutFields = answerOf({ total: shownPence, products: mostOf(toLine) })

// What changes is said in the shop's words; a change without words is left out.
const change: Decoder<string> = (given, at) => {
  const said = typeof given === 'string' ? given : object({ message: string })(given, at).message
  if (!said.trim()) throw new DecodeError(at, given)
  return said.trim()
}
// The shop has taken the date, in whatever way it says when the box comes next.
const dateShape = {
  changes: optional(listOf(change), []),
  next_delivery: withFallback(orNull(day), null),
}
const dateFields = answerOf(dateShape, about(dateShape, 'success'))

/** Reads total and products of an order that is being checked out (CALL-21). */
export async function readCheckout(
  client: ApiClient,
  orderId: string,
  signal?: AbortSignal,
): Promise<CheckoutTotals> {
  const asked = { params: { orderId }, signal, read: checkoutFields }
  const { total, products } = await client.call('readCheckout', asked)
  return { total, lines: products.entries, ...(products.isPartial && { isPartial: true as const }) }
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
    const draft = (await client.call('readBasket', { signal, read: answerOf({ order: toDraft }) })).order
    return draft?.id === orderId ? bookingOf(draft) : null
  } catch (error) {
    // A shop that has no such basket, or another kind of it, did answer; a failed network did not.
    const isAnswered = isApiError(error) && (error.kind === 'rejected' || error.kind === 'contract')
    if (isAnswered) return null
    throw error
  }
}

/** Tells the shop when the box is wanted (CALL-24). */
export async function changeDeliveryDate(client: ApiClient, request: DateRequest): Promise<DateAnswer> {
  const { date, day, frequency } = request
  const body = { date, day, frequency }
  const { changes, next_delivery } = await client.call('changeDeliveryDate', { body, read: dateFields })
  return { changes, nextDelivery: next_delivery }
}

/** Takes out of the basket what cannot come on the chosen date (CALL-23). */
export async function removeUnavailable(client: ApiClient): Promise<void> {
  await client.call('removeUnavailable', { body: {} })
}

/**
 * Places the order and gives its id (CALL-22). A refusal rejects with Rejected; Offline with outcome 'unknown' means
 * that it may have been placed.
 */
export async function confirmOrder(
  client: ApiClient,
  confirmation: Confirmation,
  idempotencyKey?: string,
): Promise<string> {
  const answer = { body: confirmation, idempotencyKey, read: answerOf({ id: identifier }) }
  return (await client.call('confirmOrder', answer)).id
}
