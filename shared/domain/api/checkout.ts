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
import { type BasketLine, type BoxDraft, contentsOf } from '../rules/basket'
import { type Booking, bookingOf, type DateRequest } from '../rules/boxes/checkout'
import type { CalendarDate } from '../rules/dates/dates'
import { readForAll } from './answers'
import { toDraft, toLine } from './box-draft'
import type { ApiClient } from './client/client'
import { isApiError } from './client/errors'
import { answerOf, day, objectWithAny, orNull, shownPence } from './client/fields'
import { toSaved } from './client/saved'
import { noteShown } from './keys'

/** The lines and the total of a checkout. The total is the server's; null if it is missing or unreadable. */
export type CheckoutTotals = { total: Pence | null; lines: readonly BasketLine[]; isPartial?: true }

/** The answer to a date change: the shop's sentences about products that cannot come as before, and the next delivery. */
export type DateAnswer = { changes: readonly string[]; nextDelivery: CalendarDate | null }

/** The body of Confirm Order, with the server's names (CO-38, A-35). */
export type Confirmation = {
  frequency: number
  /** The value that the page or the order has: a number stays a number. */
  delivery_slot_id: unknown
  delivery_instructions: unknown
  other_delivery_instruction: string
  day: number | null
}

const draftOf = answerOf({ order: toDraft })
const bookingFields: Decoder<{ draft: BoxDraft | null; answer: unknown }> = (answer, at) => ({
  draft: draftOf(answer, at).order,
  answer,
})

const checkoutFields = answerOf({ total: shownPence, products: mostOf(toLine) })

// A change is described in the shop's words; a change without words is left out.
const change: Decoder<string> = (given, at) => {
  const said = typeof given === 'string' ? given : object({ message: string })(given, at).message
  if (!said.trim()) throw new DecodeError(at, given)
  return said.trim()
}
// A successful answer means that the shop has accepted the date, with or without a next delivery.
const dateShape = {
  changes: optional(listOf(change), []),
  next_delivery: withFallback(orNull(day), null),
}
const dateFields = answerOf(dateShape, objectWithAny(dateShape, 'success'))

/** Decodes an order in checkout, sent or printed. */
export const toCheckout: Decoder<CheckoutTotals> = (given, at) => {
  const { total, products } = checkoutFields(given, at)
  return { total, lines: products.entries, ...(products.isPartial && { isPartial: true as const }) }
}

/** Reads the total and the products of an order in checkout (CALL-21). */
export async function readCheckout(
  client: ApiClient,
  orderId: string,
  signal?: AbortSignal,
): Promise<CheckoutTotals> {
  const note = (lines: string, order: string) => {
    noteShown('checkout', id => (id === orderId ? lines : undefined))
    noteShown('order', id => (id.startsWith(`${orderId} `) ? order : undefined))
  }
  try {
    const totals = await client.call('readCheckout', { params: { orderId }, signal, read: toCheckout })
    note(contentsOf(totals.lines), open)
    return totals
  } catch (error) {
    if (isMissing(error)) note('', 'over')
    throw error
  }
}

/** The state of an order that can be confirmed. */
const open = 'open'

/** Returns whether the error is the shop's answer for an order that is not in checkout. */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'rejected' && error.status === 404

/**
 * Reads the booked delivery of that order from the basket (CALL-13), as no checkout answer has it. Null if the
 * basket does not have it.
 */
export async function readBooking(
  client: ApiClient,
  orderId: string,
  signal?: AbortSignal,
): Promise<Booking | null> {
  try {
    const asked = { signal, read: bookingFields }
    const { draft } = await readForAll('basket', '', () => client.call('readBasket', asked))
    return draft?.id === orderId ? bookingOf(draft) : null
  } catch (error) {
    // A shop without such a basket has answered; a failed network has not.
    const isAnswered = isApiError(error) && (error.kind === 'rejected' || error.kind === 'contract')
    if (isAnswered) return null
    throw error
  }
}

/** Sends the chosen delivery date to the shop (CALL-24). */
export async function changeDeliveryDate(client: ApiClient, request: DateRequest): Promise<DateAnswer> {
  const { date, day, frequency } = request
  const body = { date, day, frequency }
  const wish = { of: 'date ' }
  const { changes, next_delivery } = await client.call('changeDeliveryDate', { body, wish, read: dateFields })
  return { changes: [...new Set(changes)], nextDelivery: next_delivery }
}

/** Removes the products that cannot come on the chosen date (CALL-23). */
export async function removeUnavailable(client: ApiClient, orderId: string): Promise<void> {
  await client.call('removeUnavailable', { body: {}, wish: { of: `checkout ${orderId}` }, read: toSaved })
}

/**
 * Places the order and returns its id (CALL-22). Rejects with Rejected if refused. RequestFailed with outcome
 * 'unknown' means that the order may have been placed.
 */
export async function confirmOrder(
  client: ApiClient,
  confirmation: Confirmation,
  /** The order, whose confirmations share a key whatever else they say; or a key of the caller's own. */
  of: Pick<BoxDraft, 'id' | 'editingOrderId'> | string,
): Promise<string> {
  const asked =
    typeof of === 'string'
      ? { idempotencyKey: of }
      : { wish: { of: `order ${of.id} ${of.editingOrderId}`, before: open, isAll: true } }
  return (
    await client.call('confirmOrder', { body: confirmation, ...asked, read: answerOf({ id: identifier }) })
  ).id
}
