import { mixed } from 'yup'
import type { Basket, BasketLine, BoxDraft } from '../rules/basket'
import { parseDate } from '../rules/dates'
import type { Product } from '../rules/product'
import type { ApiClient } from './client'
import { ContractError } from './errors'
import { numbered, toFlag, toIdentifier, toList, toRecord, toText, toWhole } from './fields'
import { toAmount, toCount, toProduct } from './product'
import { type Saved, savedAnswer, toSaved } from './saved'
import { requiredRecord, wholeNumber } from './shapes'

/** The answer to a basket read (CALL-13); each part is read field by field, as a basket may be long. */
export const basketAnswer = requiredRecord({
  basket: mixed<unknown & {}>().nullable(),
  order: mixed<unknown & {}>().nullable(),
  products: mixed<unknown & {}>().nullable(),
})

const quantityAnswer = requiredRecord({ quantity: wholeNumber() })

/** Sent in the place of a code to take the code off (CALL-25). */
const clearDiscount = 'CLEARDISCOUNT'

/** Reads the Best of Local basket (CALL-13). */
export async function readBasket(client: ApiClient, signal?: AbortSignal): Promise<Basket> {
  const { basket, order, products } = await client.call('readBasket', { signal, schema: basketAnswer })
  // An answer about something else is no empty basket.
  if (!basket && !products) {
    const problem = 'and products are missing; expected at least one of them'
    throw new ContractError({ method: 'GET', path: '/api/bol-basket', field: 'basket', problem })
  }
  const { discount_amount, coupon_code, deliveries } = toRecord(basket)
  const discounts = new Map(
    toList(deliveries).map(each => {
      const { order_product_id, discount_amount: amount } = toRecord(each)
      return [toText(order_product_id), toAmount(amount)] as const
    }),
  )
  return {
    lines: toList(products).flatMap(each => toLine(each, discounts)),
    discount: toAmount(discount_amount),
    coupon: toText(coupon_code) || null,
    draft: toDraft(order),
  }
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
  const body = { id: numbered(id), quantity, increment }
  return toSaved(await client.call('addToBasket', { body, schema: savedAnswer }))
}

/** How many of a product are in the basket (CALL-18); null when the shop does not say. */
export async function readBasketQuantity(
  client: ApiClient,
  { id }: Pick<Product, 'id'>,
  signal?: AbortSignal,
): Promise<number | null> {
  const answer = { params: { productId: id }, signal, schema: quantityAnswer }
  return (await client.call('readBasketQuantity', answer)).quantity
}

/** Applies a promotional code, or takes the present one off with null (CALL-25). */
export async function applyDiscount(client: ApiClient, code: string | null): Promise<Saved> {
  const body = { discount_code: code ?? clearDiscount }
  return toSaved(await client.call('applyDiscount', { body, schema: savedAnswer }))
}

/** The draft of an order as the page or the basket carries it (CO-14). */
export function toDraft(given: unknown): BoxDraft | null {
  const order = toRecord(given)
  const id = toIdentifier(order.id)
  if (id === null) return null
  return {
    id,
    date: parseDate(order.date),
    nextDelivery: parseDate(order.next_delivery_date),
    frequency: toCount(order.frequency),
    slot: toText(order.delivery_slot_id),
    instructions: toText(order.delivery_instructions),
    otherInstructions: toText(order.other_delivery_instructions),
    parentId: toIdentifier(order.parent_id),
    editingOrderId: toIdentifier(order.editing_order_id),
    weekday: toWhole(order.weekday),
  }
}

/** A line of the basket or of the checkout; none without an identifier, as nothing could be done with it. */
export function toLine(given: unknown, discounts: ReadonlyMap<string, number> = new Map()): BasketLine[] {
  const line = toRecord(given)
  const id = toIdentifier(line.id)
  if (id === null) return []
  const product = toProduct(line.product, { id: line.product_id })
  return [
    {
      id,
      productId: toIdentifier(line.product_id) ?? product.id,
      product,
      quantity: toCount(line.quantity) ?? 0,
      isUnavailable: toFlag(line.unavailable),
      discount: discounts.get(id) ?? 0,
    },
  ]
}
