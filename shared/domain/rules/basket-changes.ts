import type { Basket, BasketLine } from './basket'

/** One event of a product in the basket, such as that its price has changed. */
export type BasketNews = {
  /**
   * `saved`, `removed` and `restored`: as the customer asked. `back`: a change failed and the quantity is what it was.
   * `changed` and `gone`: the server's doing.
   */
  kind: 'saved' | 'removed' | 'restored' | 'back' | 'changed' | 'gone'
  productId: string
  name: string
  quantity: number
}

/** Whether the first has the same value for everything that the second names. */
export const isSame = (before: object, after: object): boolean =>
  Object.keys(after).every(name => {
    const [was, is] = [before[name as never] as unknown, after[name as never] as unknown]
    return was === is || (isObject(was) && isObject(is) && isSame(was, is))
  })

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The newly read basket, made of the lines of the old one wherever they are still the same. */
export function keepSameLines(before: Basket | null, fresh: Basket): Basket {
  if (!before) return fresh
  const known = new Map(before.lines.map(line => [line.id, line]))
  const lines = fresh.lines.map(line => {
    const old = known.get(line.id)
    return old && isSame(old, line) ? old : line
  })
  return { ...fresh, lines }
}

/** The basket after the server has taken a quantity; a line of which there is none is gone. */
export const withQuantity = (basket: Basket, lineId: string, quantity: number): Basket => ({
  ...basket,
  lines: basket.lines.flatMap(line => {
    if (line.id !== lineId || line.quantity === quantity) return [line]
    return quantity ? [{ ...line, quantity }] : []
  }),
})

/** The changes of lines that were not changed on this page. */
export function newsBetween(
  before: Basket,
  after: Basket,
  isOurs: (line: BasketLine) => boolean,
): BasketNews[] {
  const fresh = new Map(after.lines.map(line => [line.productId, line.quantity]))
  return before.lines.flatMap((line): BasketNews[] => {
    const quantity = fresh.get(line.productId) ?? 0
    if (quantity === line.quantity || isOurs(line)) return []
    return [newsOf(quantity ? 'changed' : 'gone', line, quantity)]
  })
}

/** The news of a line. */
export const newsOf = (
  kind: BasketNews['kind'],
  { productId, product: { name } }: BasketLine,
  quantity: number,
): BasketNews => ({ kind, productId, name, quantity })

/** The latest news of each product. */
export const latestNews = (news: readonly BasketNews[]): BasketNews[] => [
  ...new Map(news.map(each => [each.productId, each])).values(),
]

/** The lines, and between them, each where it stood, those that were taken out. */
export function withRemoved<Line, Removed extends { index: number }>(
  lines: readonly Line[],
  removed: readonly Removed[],
): (Line | Removed)[] {
  const rows: (Line | Removed)[] = [...lines]
  for (const each of [...removed].sort((one, other) => one.index - other.index))
    rows.splice(Math.min(each.index, rows.length), 0, each)
  return rows
}
