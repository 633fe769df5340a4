import { type Basket, type BasketLine, isAmendment } from '../../rules/basket'
import { type BasketNews, isSame, keepSameLines, newsBetween, withQuantity } from '../../rules/basket-changes'
import type { Product } from '../../rules/product'
import { createUnread } from '../basket-unread'
import type { Unread } from './basket-state'

/** The wishes to be laid over what the server has. */
export type PendingChanges = {
  quantityOf: (lineId: string) => number | undefined
  isPending: (lineId: string) => boolean
  /** Whether a line is to be taken out as a whole: it is hidden, where one of which nothing is left is shown. */
  isBeingRemoved: (lineId: string) => boolean
}

export type ServerSnapshot = {
  /** What the server has, as far as is known. */
  server: () => Basket | null
  /** A line as the server has it, or had it when it was last there. */
  lineOf: (lineId: string) => BasketLine | undefined
  /** How many of a product the server has. */
  amountOf: (productId: string) => number
  /** Takes in an answer; gives what has become of lines without a wish of the customer's. */
  takeIn: (fresh: Basket, isPending: (lineId: string) => boolean) => BasketNews[]
  /** Notes a quantity that the server has taken. */
  noteSaved: (lineId: string, quantity: number) => void
  /** Notes what the server has taken of a product that has no line yet. */
  noteAdded: (product: Product, how: { quantity: number; increment: boolean }) => void
  /** Notes that the server has taken a code, or has taken it off. */
  noteCode: (code: string | null) => void
  /** Notes that the server has taken something of which nothing more is known. */
  noteUnknown: () => void
  /** Notes that the server has emptied the basket. */
  clear: () => void
  /** What the server has taken since it was read last. */
  unread: () => Unread
  /** Takes it for granted that the next answer has another quantity of that product, or of all. */
  expect: (productId?: string) => void
  /** A line as it is shown. */
  shownLine: (lineId: string) => BasketLine | undefined
  /** The basket to show; it and its lines stay the same objects while they say the same. */
  withPending: (changes: PendingChanges) => Basket | null
}

const isSameOrder = (lines: readonly BasketLine[], before: readonly BasketLine[] = []): boolean =>
  lines.length === before.length && lines.every(({ id }, at) => id === before[at]?.id)

const areSame = (lines: readonly BasketLine[], before: readonly BasketLine[] | undefined): boolean =>
  lines.length === before?.length && lines.every((line, at) => line === before[at])

/** Keeps what the server was last known to have, apart from what the customer wishes. */
export function createServerSnapshot(): ServerSnapshot {
  const everKnown = new Map<string, BasketLine>()
  const expected = new Set<string>()
  let isAllExpected = false
  let server: Basket | null = null
  let basis: Basket | null = null
  let shown: Basket | null = null
  const unread = createUnread()
  // Where each line stands.
  let places = new Map<string, number>()

  const shownLine = (lineId: string) => shown?.lines[places.get(lineId) ?? -1]
  const pendingLine = (line: BasketLine, changes: PendingChanges): BasketLine | null => {
    const quantity = changes.quantityOf(line.id) ?? 0
    const isPending = changes.isPending(line.id)
    if (!quantity && (!isPending || changes.isBeingRemoved(line.id))) return null
    if (quantity === line.quantity && !isPending) return line
    const changed = { ...line, quantity, isPending: isPending || undefined }
    const before = shownLine(line.id)
    return before && isSame(before, changed) ? before : changed
  }

  return {
    server: () => server,
    lineOf: lineId => everKnown.get(lineId),
    shownLine,
    amountOf(productId) {
      const lines = server?.lines.filter(line => line.productId === productId) ?? []
      const added = unread.now().accepted.filter(({ product }) => product.id === productId)
      return [...lines, ...added].reduce((sum, { quantity }) => sum + quantity, 0)
    },
    takeIn(fresh, isPending) {
      const before = server
      server = keepSameLines(before, fresh)
      for (const line of server.lines) everKnown.set(line.id, line)
      const isOurs = ({ id, productId }: BasketLine) =>
        isAllExpected || expected.has(productId) || isPending(id)
      const news = before ? newsBetween(before, server, isOurs) : []
      unread.forget()
      expected.clear()
      isAllExpected = false
      return news
    },
    noteSaved(lineId, quantity) {
      if (!server) return
      server = withQuantity(server, lineId, quantity)
      // What a code takes off may depend on it.
      if (server.discount) unread.fallBehind()
      for (const line of server.lines) if (line.id === lineId) everKnown.set(lineId, line)
    },
    noteAdded: (product, how) => unread.add(product, how, server !== null),
    noteCode(coupon) {
      server = server && { ...server, coupon }
      unread.fallBehind()
    },
    noteUnknown: unread.fallBehind,
    clear() {
      unread.cancel(server && isAmendment(server) ? 'amendment' : 'order')
      server = server && { ...server, lines: [], discount: 0, draft: null }
    },
    unread: unread.now,
    expect(productId) {
      if (productId === undefined) isAllExpected = true
      else expected.add(productId)
    },
    withPending(changes) {
      const lines: BasketLine[] = []
      for (const line of server?.lines ?? []) {
        const changed = pendingLine(line, changes)
        if (changed) lines.push(changed)
      }
      if (basis === server && areSame(lines, shown?.lines)) return shown
      if (!isSameOrder(lines, shown?.lines)) places = new Map(lines.map(({ id }, at) => [id, at]))
      basis = server
      shown = server && { ...server, lines }
      return shown
    },
  }
}
