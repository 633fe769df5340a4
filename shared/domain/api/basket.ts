import {
  anything,
  count,
  type Decoder,
  identifier,
  listOf,
  mostOf,
  object,
  optional,
  string,
  withFallback,
} from '../../platform/values/decoder'
import type { Basket, BasketLine, BoxDraft, PreviousLine } from '../rules/basket'
import type { Product } from '../rules/product'
import type { ApiClient } from './client/client'
import {
  about,
  answerOf,
  asItCame,
  day,
  idOrNull,
  noted,
  orEmpty,
  orNull,
  pence,
  saysNothing,
  shownPence,
  words,
  yes,
} from './client/fields'
import { type Saved, toSaved } from './client/saved'
import { toProduct } from './product'

/** Sent in the place of a code to take the code off (CALL-25). */
const clearDiscount = 'CLEARDISCOUNT'

const previousLine = object({
  product_id: idOrNull,
  product_name: words,
  quantity: count,
  price: shownPence,
})

/** What an order held before it was changed; null where that is not known of every line, as one that is missing would look added. */
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
  product_id: noted('product', idOrNull),
  product: anything,
  quantity: count,
  unavailable: yes,
})

// What a code takes off a line is only noted there: the basket's discount holds it already.
const lineDiscounts = withFallback(
  mostOf(object({ order_product_id: identifier, discount_amount: pence })),
  null,
)

const basketFields = orEmpty(
  about(
    { discount_amount: optional(pence, 0), coupon_code: orNull(string), deliveries: lineDiscounts },
    'id',
  ),
)

/** Reads the Best of Local basket (CALL-13). */
export function readBasket(client: ApiClient, signal?: AbortSignal): Promise<Basket> {
  return client.call('readBasket', { signal, read: toBasket })
}

/** Sets a line's quantity; 0 takes it out (CALL-14). */
export async function changeBasketLine(client: ApiClient, lineId: string, quantity: number): Promise<void> {
  await client.call('changeBasketLine', { params: { lineId }, body: { quantity } })
}

/** Takes a line out of the basket (CALL-15). */
export async function removeBasketLine(client: ApiClient, lineId: string): Promise<void> {
  await client.call('removeBasketLine', { params: { lineId } })
}

/** Discards an amendment, or cancels the order (CALL-16, A-73). */
export async function cancelBasket(client: ApiClient): Promise<void> {
  await client.call('cancelBasket', { body: {} })
}

/** Puts a product into the basket: so many more with `increment`, exactly so many without (CALL-17, A-08). */
export async function addToBasket(
  client: ApiClient,
  { id }: Pick<Product, 'id'>,
  { quantity, increment }: { quantity: number; increment: boolean },
): Promise<Saved> {
  const body = { id: asItCame('product', id), quantity, increment }
  return client.call('addToBasket', { body, read: toSaved })
}

/** How many of a product are in the basket (CALL-18); null when the shop does not say. */
export async function readBasketQuantity(
  client: ApiClient,
  { id }: Pick<Product, 'id'>,
  signal?: AbortSignal,
): Promise<number | null> {
  const shape = { quantity: orNull(count) }
  const read = answerOf(shape, about(shape))
  const asked = { params: { productId: id }, signal, read }
  return (await client.call('readBasketQuantity', asked)).quantity
}

/** Applies a promotional code, or takes the present one off with null (CALL-25). */
export async function applyDiscount(client: ApiClient, code: string | null): Promise<Saved> {
  const body = { discount_code: code ?? clearDiscount }
  return client.call('applyDiscount', { body, read: toSaved })
}

/** The draft of an order as the page or the basket carries it; null for none (CO-14). */
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

/** A line of the basket or of the checkout. */
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

const basketAnswer = answerOf({ basket: basketFields, order: toDraft, products: mostOf(toLine) })

/** The Best of Local basket (CALL-13, A-26): an answer without its products is no empty one. */
export const toBasket: Decoder<Basket> = (given, at) => {
  const { basket, order, products } = basketAnswer(given, at)
  const discounts = new Map(
    basket.deliveries?.entries.map(each => [each.order_product_id, each.discount_amount]),
  )
  return {
    lines: products.entries.map(line => ({ ...line, discount: discounts.get(line.id) ?? 0 })),
    discount: basket.discount_amount,
    coupon: basket.coupon_code,
    draft: order,
    ...(products.isPartial && { isPartial: true }),
  }
}
