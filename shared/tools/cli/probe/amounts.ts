import { formatPence, toPence } from '../../../platform/values/money'

const isAmount = /(?:^|_)(?:price|total|subtotal|amount|balance|cost)$/

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60)

type Members = Readonly<Record<string, unknown>>

/** Yields a sentence for each value in the place of an amount that is no amount; a blank text is none either. */
function* unreadable(body: unknown, place: string): Generator<string> {
  if (typeof body !== 'object' || body === null) return
  for (const [name, value] of Object.entries(body)) {
    const at = place ? `${place}.${name}` : name
    const isText = typeof value === 'string' && value.trim() !== ''
    if (isAmount.test(name) && (isText || typeof value === 'number') && toPence(value) === null)
      yield `${at} is ${shown(value)}, which is no amount; write pounds with a point, such as "14.50"`
    yield* unreadable(value, at)
  }
}

/** Yields a sentence for each total that is not its subtotal less the discount. */
function* unbalanced(body: unknown, place: string): Generator<string> {
  if (typeof body !== 'object' || body === null) return
  const { subtotal, grand_total, discount_amount = 0 } = body as Members
  const [whole, off, total] = [subtotal, discount_amount ?? 0, grand_total].map(toPence)
  if (whole != null && off != null && total != null && total !== Math.max(0, whole - off))
    yield `${place ? `${place}.` : ''}grand_total is ${shown(grand_total)}, and subtotal less discount_amount comes to ${formatPence(Math.max(0, whole - off))}`
  for (const [name, value] of Object.entries(body))
    yield* unbalanced(value, place ? `${place}.${name}` : name)
}

/** Yields a sentence for a total that is more than all the lines beside it. */
function* unsupported(body: unknown): Generator<string> {
  const { total, products } = Object(body) as Members
  const lines = Array.isArray(products) ? (products as Members[]) : []
  const prices = lines.map(({ quantity, product }) => {
    const price = toPence((Object(product) as Members).order_price)
    return price === null ? null : price * Number(quantity)
  })
  const pence = toPence(total)
  if (pence === null || !lines.length || prices.some(price => price === null || Number.isNaN(price))) return
  const sum = prices.reduce<number>((all, price) => all + (price ?? 0), 0)
  if (pence > sum) yield `total is ${shown(total)}, and its lines come to ${formatPence(sum)}`
}

/** Returns a sentence for each amount in an answer that cannot be read or does not add up. */
export const oddAmounts = (body: unknown): string[] => [
  ...unreadable(body, ''),
  ...unbalanced(body, ''),
  ...unsupported(body),
]
