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
import { about, idOrNull, noted, orEmpty, shownPence, words } from './client/fields'

const largest = 100

/** A maximum as the shop gives it, held within 0 to 100; null when it gives none. */
export const maximum: Decoder<number | null> = withFallback((given, at) => {
  const written = string(given, at)
  if (!written || Number.isNaN(Number(written))) throw new DecodeError(at, given)
  return Math.trunc(Math.min(Math.max(Number(written), 0), largest))
}, null)

const fields = orEmpty(
  about({
    id: noted('product', idOrNull),
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

/** A product as the shop writes it; `instead` has what stands beside one that says less, or is not there. */
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
