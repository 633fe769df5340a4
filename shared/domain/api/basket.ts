import { checksum } from '../../platform/values/checksum'
import {
  count,
  type Decoder,
  identifier,
  mostOf,
  object,
  optional,
  string,
  withFallback,
} from '../../platform/values/decoder'
import type { Basket, BasketLine } from '../rules/basket'
import type { Product } from '../rules/product'
import { readForAll } from './answers'
import { toDraft, toLine } from './box-draft'
import type { ApiClient } from './client/client'
import { answerOf, asItCame, objectWithAny, orEmpty, orNull, pence } from './client/fields'
import { type Saved, saved, toSaved } from './client/saved'
import { noteShown } from './keys'

/** Sent instead of a code to take the code off (CALL-25). */
const clearDiscount = 'CLEARDISCOUNT'

// The discounts of lines are only for display: the basket's discount includes them.
const lineDiscounts = withFallback(
  mostOf(object({ order_product_id: identifier, discount_amount: pence })),
  null,
)

const basketFields = orEmpty(
  objectWithAny(
    { discount_amount: optional(pence, 0), coupon_code: orNull(string), deliveries: lineDiscounts },
    'id',
  ),
)

/** Reads the Best of Local basket (CALL-13). */
export async function readBasket(client: ApiClient, signal?: AbortSignal): Promise<Basket> {
  const basket = await client.call('readBasket', { signal, read: toBasket })
  noteBasket(basket)
  return basket
}

const couponState = (code: string | null) => checksum(code ?? '')

/** Notes what the basket shows of the changes under way. */
export function noteBasket({ lines, coupon, draft, isPartial }: Basket): void {
  if (isPartial) return
  const items = (isOf: (line: BasketLine) => boolean) =>
    `${lines.reduce((sum, line) => sum + (isOf(line) ? line.quantity : 0), 0)}`
  noteShown('product', id => items(({ productId }) => productId === id))
  noteShown('line', lineId => items(({ id }) => id === lineId))
  noteShown('coupon', () => couponState(coupon))
  noteShown('box', () => `${draft?.id} ${lines.length > 0}`)
}

/** Sets a line's quantity; 0 removes the line (CALL-14). */
export async function changeBasketLine(client: ApiClient, lineId: string, quantity: number): Promise<void> {
  await client.call('changeBasketLine', {
    params: { lineId },
    body: { quantity },
    wish: { of: `line ${lineId}` },
  })
}

/** Removes a line from the basket (CALL-15). */
export async function removeBasketLine(client: ApiClient, lineId: string): Promise<void> {
  await client.call('removeBasketLine', { params: { lineId }, wish: { of: `line ${lineId}` } })
}

/** Discards an amendment, or cancels the order (CALL-16, A-73). */
export async function cancelBasket(client: ApiClient): Promise<void> {
  await client.call('cancelBasket', { body: {}, wish: { of: 'box ' }, read: toSaved })
}

/** Puts a product into the basket (CALL-17, A-08). With `increment` the quantity is added, without it the quantity is set. */
export async function addToBasket(
  client: ApiClient,
  { id }: Pick<Product, 'id'>,
  { quantity, increment }: { quantity: number; increment: boolean },
): Promise<Saved> {
  const body = { id: asItCame('product', id), quantity, increment }
  const look = () => readBasket(client).then(() => saved)
  const wish = { of: `product ${id}`, ...(increment && { adds: quantity, look }) }
  return client.call('addToBasket', { body, wish, read: toSaved })
}

/** Reads the quantity of a product in the basket (CALL-18); null if the shop does not say. */
export async function readBasketQuantity(
  client: ApiClient,
  { id }: Pick<Product, 'id'>,
  signal?: AbortSignal,
): Promise<number | null> {
  const shape = { quantity: orNull(count) }
  const read = answerOf(shape, objectWithAny(shape))
  const asked = { params: { productId: id }, signal, read }
  return readForAll('held', id, async () => (await client.call('readBasketQuantity', asked)).quantity)
}

/** Applies a promotional code; null takes the current code off (CALL-25). */
export async function applyDiscount(client: ApiClient, code: string | null): Promise<Saved> {
  const body = { discount_code: code ?? clearDiscount }
  return client.call('applyDiscount', { body, wish: { of: 'coupon ' }, read: toSaved })
}

const basketAnswer = answerOf({ basket: basketFields, order: toDraft, products: mostOf(toLine) })

/** Decodes the Best of Local basket (CALL-13, A-26). An answer without `products` is refused, not read as an empty basket. */
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
