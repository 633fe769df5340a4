import {
  anything,
  count,
  type Decoder,
  identifier,
  listOf,
  object,
  optional,
  string,
  withFallback,
} from '../../platform/values/decoder'
import type { BasketLine, BoxDraft, PreviousLine } from '../rules/basket'
import {
  day,
  flagOrFalse,
  idOrNull,
  orNull,
  pence,
  roundTripId,
  saysNothing,
  shownPence,
  words,
} from './client/fields'
import { toProduct } from './product'

const previousLine = object({
  product_id: idOrNull,
  product_name: words,
  quantity: count,
  price: shownPence,
})

/**
 * Decodes the products of an order before its change. Null if one of them is unknown, because a missing line would
 * look like an added one.
 */
const previousLines: Decoder<PreviousLine[] | null> = withFallback((given, at) => {
  const lines = listOf(previousLine)(given, at).flatMap(({ product_id: productId, product_name, ...line }) =>
    productId === null ? [] : [{ productId, name: product_name, ...line }],
  )
  return lines.length > 0 && lines.length === Object.keys(Object(given)).length ? lines : null
}, null)

const draftFields = object({
  id: identifier,
  date: orNull(day),
  next_delivery_date: withFallback(orNull(day), null),
  frequency: orNull(count),
  delivery_slot_id: optional(string, ''),
  delivery_instructions: optional(string, ''),
  other_delivery_instructions: optional(string, ''),
  parent_id: idOrNull,
  editing_order_id: idOrNull,
  weekday: orNull(count),
  previous_total: withFallback(orNull(pence), null),
  previous_products: previousLines,
})

const lineFields = object({
  id: identifier,
  product_id: roundTripId('product', idOrNull),
  product: anything,
  quantity: count,
  unavailable: flagOrFalse,
})

/** Decodes the draft of an order from the page or the basket; null if there is none (CO-14). */
export function toDraft(given: unknown, at = ''): BoxDraft | null {
  if (saysNothing(given)) return null
  const order = draftFields(given, at)
  return {
    id: order.id,
    date: order.date,
    nextDelivery: order.next_delivery_date,
    frequency: order.frequency,
    slot: order.delivery_slot_id,
    instructions: order.delivery_instructions,
    otherInstructions: order.other_delivery_instructions,
    parentId: order.parent_id,
    editingOrderId: order.editing_order_id,
    weekday: order.weekday,
    previousTotal: order.previous_total,
    previousLines: order.previous_products,
  }
}

/** Decodes a line of the basket or of the checkout. */
export const toLine: Decoder<BasketLine> = (given, at) => {
  const { id, product_id, product, quantity, unavailable } = lineFields(given, at)
  const whole = toProduct(product, `${at}.product`, { id: product_id })
  return {
    id,
    productId: product_id ?? whole.id,
    product: whole,
    quantity,
    isUnavailable: unavailable,
    discount: 0,
  }
}
