import type { InferType } from 'yup'
import type { ApiClient } from './client'
import { list, record, requiredRecord, text, wholeNumber } from './shapes'

/** A product a scheme gives away; `orderPrice` is as the shop writes it, for `toPence`. */
export type FreeProduct = {
  id: string
  name: string
  image: string
  edgCode: string
  orderPrice: string
  maxQuantity: number | null
}

/** What a valid promotional code brings. */
export type Scheme = {
  rewardType: string
  /** The customer may choose one of `products` for free. */
  isFree: boolean
  products: FreeProduct[]
  rewardOrderType: string | null
  rewardMaxQuantity: number | null
}

const product = record({
  id: text(),
  name: text(),
  image: text(),
  edg_code: text(),
  order_price: text(),
  max_qty_allowed: wholeNumber(),
})

/** The answer to a code check (CALL-12). */
export const promoAnswer = requiredRecord({
  scheme: requiredRecord({
    reward_type: text(),
    reward_order_type: text(),
    reward_max_qty: wholeNumber(),
    products: list(product),
  }),
})

/** Checks a promotional code; one the shop refuses rejects with Rejected, its words under `fields.code` (CALL-12). */
export async function checkPromoCode(client: ApiClient, code: string, signal?: AbortSignal): Promise<Scheme> {
  const { scheme } = await client.call('checkPromoCode', { body: { code }, signal, schema: promoAnswer })
  return {
    rewardType: scheme.reward_type,
    isFree: scheme.reward_type === 'free',
    products: scheme.products.map(toProduct),
    rewardOrderType: scheme.reward_order_type || null,
    rewardMaxQuantity: scheme.reward_max_qty,
  }
}

function toProduct(given: InferType<typeof product>): FreeProduct {
  return {
    id: given.id,
    name: given.name,
    image: given.image,
    edgCode: given.edg_code,
    orderPrice: given.order_price,
    maxQuantity: given.max_qty_allowed,
  }
}
