import {
  DecodeError,
  type Decoder,
  flag,
  oneOf,
  optional,
  string,
  withFallback,
} from '../../platform/values/decoder'
import type { Product } from '../rules/product'
import { idOrNull, objectWithAny, orEmpty, roundTripId, shownPence, words } from './client/fields'

const largest = 100

/** Decodes the shop's maximum, limited to 0 to 100; null if there is none. */
export const maximum: Decoder<number | null> = withFallback((given, at) => {
  const written = string(given, at)
  if (!written || Number.isNaN(Number(written))) throw new DecodeError(at, given)
  return Math.trunc(Math.min(Math.max(Number(written), 0), largest))
}, null)

const fields = orEmpty(
  objectWithAny({
    id: roundTripId('product', idOrNull),
    name: words,
    template: withFallback(oneOf('de', 'bol'), 'bol' as const),
    edg_code: words,
    is_available: optional(flag, true),
    max_qty_allowed: maximum,
    order_price: shownPence,
    image: words,
    size: words,
  }),
)

/** Decodes a product; `instead` fills in what the product lacks. */
export function toProduct(given: unknown, at = '', instead: { id?: unknown; name?: unknown } = {}): Product {
  const product = fields(given, at)
  return {
    id: product.id ?? idOrNull(instead.id, at) ?? '',
    name: product.name || words(instead.name, at),
    template: product.template,
    code: product.edg_code,
    isAvailable: product.is_available,
    maxAllowed: product.max_qty_allowed,
    price: product.order_price,
    image: product.image,
    size: product.size,
  }
}
