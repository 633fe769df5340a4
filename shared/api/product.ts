import { type Pence, toPence } from '../rules/money'
import type { Product } from '../rules/product'
import { type Fields, toIdentifier, toRecord, toText, toVerdict, toWhole } from './fields'

const largest = 100

/** A maximum as the shop gives it, held within 0 to 100; null when it gives none. */
export function toMaximum(given: unknown): number | null {
  const text = toText(given)
  if (!text || Number.isNaN(Number(text))) return null
  return Math.trunc(Math.min(Math.max(Number(text), 0), largest))
}

/** A product as the shop writes it; `name` stands in where the product itself has none. */
export function toProduct(given: unknown, { id, name }: { id?: unknown; name?: unknown } = {}): Product {
  const fields: Fields = toRecord(given)
  return {
    id: toIdentifier(fields.id) ?? toIdentifier(id) ?? '',
    name: toText(fields.name) || toText(name),
    template: fields.template === 'de' ? 'de' : 'bol',
    code: toText(fields.edg_code),
    isAvailable: toVerdict(fields.is_available) !== false,
    maxAllowed: toMaximum(fields.max_qty_allowed),
    price: toPence(fields.order_price),
    image: toText(fields.image),
    size: toText(fields.size),
  }
}

/** An amount a total is made of: nothing where the shop writes none. */
export const toAmount = (given: unknown): Pence => toPence(given) ?? 0

/** A whole number of items that is not negative; null when there is none. */
export function toCount(given: unknown): number | null {
  const count = toWhole(given)
  return count !== null && count >= 0 ? count : null
}
