import { keepOrder } from '../../platform/values/keep-order'
import type { Basket, BasketLine } from './basket'

/** A change to one product in the basket, which the page announces. */
export type BasketNews = {
  /**
   * `saved`, `removed` and `restored` are the customer's own changes. `back` means that a change failed and the old
   * quantity stands again. `changed` and `gone` are changes made by the server.
   */
  kind: 'saved' | 'removed' | 'restored' | 'back' | 'changed' | 'gone'
  productId: string
  name: string
  quantity: number
  /** The shop's own words for refusing the change. */
  reason?: string
}

/** Returns whether `before` has the same value for every property of `after`. */
export const isSame = (before: object, after: object): boolean =>
  Object.keys(after).every(name => {
    const [was, is] = [before[name as never] as unknown, after[name as never] as unknown]
    return was === is || (isObject(was) && isObject(is) && isSame(was, is))
  })

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Returns the fresh basket, but keeps its lines in their earlier places and reuses the objects of unchanged lines, so
 * that those lines do not render again.
 */
export function keepSameLines(before: Basket | null, fresh: Basket): Basket {
  if (!before) return fresh
  const known = new Map(before.lines.map(line => [line.id, line]))
  const lines = keepOrder(before.lines, fresh.lines).map(line => {
    const old = known.get(line.id)
    return old && isSame(old, line) ? old : line
  })
  return { ...fresh, lines }
}

/** Returns the basket with the quantity that the server has saved; a line with quantity 0 is dropped. */
export const withQuantity = (basket: Basket, lineId: string, quantity: number): Basket => ({
  ...basket,
  lines: basket.lines.flatMap(line => {
    if (line.id !== lineId || line.quantity === quantity) return [line]
    return quantity ? [{ ...line, quantity }] : []
  }),
})

/** Returns the changes to lines that this page did not change. */
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

export const newsOf = (
  kind: BasketNews['kind'],
  { productId, product: { name } }: BasketLine,
  quantity: number,
  reason?: string,
): BasketNews => ({ kind, productId, name, quantity, ...(reason && { reason }) })

/** Keeps only the latest news of each product. */
export const latestNews = (news: readonly BasketNews[]): BasketNews[] => [
  ...new Map(news.map(each => [each.productId, each])).values(),
]

/** Puts the removed lines back among the lines, each at its old index. */
export function withRemoved<Line, Removed extends { index: number }>(
  lines: readonly Line[],
  removed: readonly Removed[],
): (Line | Removed)[] {
  const rows: (Line | Removed)[] = [...lines]
  for (const each of [...removed].sort((one, other) => one.index - other.index))
    rows.splice(Math.min(each.index, rows.length), 0, each)
  return rows
}
