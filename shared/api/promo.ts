import {
  count,
  identifier,
  lenient,
  listOf,
  object,
  optional,
  type Read,
  type Reader,
  text,
} from '../text/reader'
import type { ApiClient } from './client'
import { answerOf, orNull, words } from './fields'

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

const product = object({
  id: identifier,
  name: words,
  image: words,
  edg_code: words,
  order_price: words,
  max_qty_allowed: lenient(count, null),
})

/** The answer to a code check (CALL-12). */
const toScheme: Reader<Scheme> = (given, at) => {
  const { scheme } = answerOf({ scheme: schemeFields })(given, at)
  return {
    rewardType: scheme.reward_type,
    isFree: scheme.reward_type === 'free',
    products: scheme.products.map(toProduct),
    rewardOrderType: scheme.reward_order_type || null,
    rewardMaxQuantity: scheme.reward_max_qty,
  }
}

const schemeFields = answerOf({
  reward_type: text,
  reward_order_type: words,
  reward_max_qty: orNull(count),
  products: optional(listOf(product), []),
})

/** Checks a promotional code; one the shop refuses rejects with Rejected, its words under `fields.code` (CALL-12). */
export function checkPromoCode(client: ApiClient, code: string, signal?: AbortSignal): Promise<Scheme> {
  return client.call('checkPromoCode', { body: { code }, signal, read: toScheme })
}

function toProduct(given: Read<typeof product>): FreeProduct {
  return {
    id: given.id,
    name: given.name,
    image: given.image,
    edgCode: given.edg_code,
    orderPrice: given.order_price,
    maxQuantity: given.max_qty_allowed,
  }
}
