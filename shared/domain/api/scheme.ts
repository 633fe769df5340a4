import {
  count,
  type Decoded,
  type Decoder,
  identifier,
  mostOf,
  object,
  optional,
  string,
  withFallback,
} from '../../platform/values/decoder'

/** A free product of a scheme; `orderPrice` is as the shop writes it, for `toPence`. */
export type FreeProduct = {
  id: string
  name: string
  image: string
  edgCode: string
  orderPrice: string
  maxQuantity: number | null
}

/** The reward of a valid promotional code. */
export type Scheme = {
  rewardType: string
  /** The customer may choose one of `products` for free. */
  isFree: boolean
  products: FreeProduct[]
  rewardOrderType: string | null
  rewardMaxQuantity: number | null
}

const words = withFallback(string, '')

const product = object({
  id: identifier,
  name: words,
  image: words,
  edg_code: words,
  order_price: words,
  max_qty_allowed: withFallback(count, null),
})

/** The fields of a scheme from the server. */
export const schemeFields = {
  reward_type: string,
  reward_order_type: words,
  reward_max_qty: optional(count, null),
  products: optional(mostOf(product), null),
}

const writtenScheme = object(schemeFields)

/** Builds the scheme from its fields. */
export const schemeOf = (given: Decoded<typeof writtenScheme>): Scheme => ({
  rewardType: given.reward_type,
  isFree: given.reward_type === 'free',
  products: given.products?.entries.map(toProduct) ?? [],
  rewardOrderType: given.reward_order_type || null,
  rewardMaxQuantity: given.reward_max_qty,
})

/** Decodes a server-rendered scheme. */
export const toScheme: Decoder<Scheme> = (given, at) => schemeOf(writtenScheme(given, at))

function toProduct(given: Decoded<typeof product>): FreeProduct {
  return {
    id: given.id,
    name: given.name,
    image: given.image,
    edgCode: given.edg_code,
    orderPrice: given.order_price,
    maxQuantity: given.max_qty_allowed,
  }
}
