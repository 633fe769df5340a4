import type { Basket, BasketLine } from '../../rules/basket'
import { type BasketNews, isSame, keepSameLines, newsBetween, withQuantity } from '../../rules/basket-changes'

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
  /** Notes that the server has emptied the basket. */
  clear: () => void
  /** Takes it for granted that the next answer has another quantity of that product, or of all. */
  expect: (productId?: string) => void
  /** A line as it is shown. */
  shownLine: (lineId: string) => BasketLine | undefined
  /** The basket to show; it and its lines stay the same objects while they say the same. */
  withPending: (changes: PendingChanges) => Basket | null
}

const isSameOrder = (lines: readonly BasketLine[], before: readonly BasketLine[] = []): boolean =>
  lines.length === before.length && lines.every(({ id }, at) => id === before[at]?.id)

/** Keeps what the server was last known to have, apart from what the customer wishes. */
export function createServerSnapshot(): ServerSnapshot {
  const everKnown = new Map<string, BasketLine>()
  const expected = new Set<string>()
  let isAllExpected = false
  let server: Basket | null = null
  let basis: Basket | null = null
  let shown: Basket | null = null
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
    amountOf: productId =>
      server?.lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0) ?? 0,
    takeIn(fresh, isPending) {
      const before = server
      server = keepSameLines(before, fresh)
      for (const line of server.lines) everKnown.set(line.id, line)
      const isOurs = ({ id, productId }: BasketLine) =>
        isAllExpected || expected.has(productId) || isPending(id)
      const news = before ? newsBetween(before, server, isOurs) : []
      expected.clear()
      isAllExpected = false
      return news
    },
    noteSaved(lineId, quantity) {
      if (!server) return
      server = withQuantity(server, lineId, quantity)
      for (const line of server.lines) if (line.id === lineId) everKnown.set(lineId, line)
    },
    clear() {
      server = server && { ...server, lines: [], discount: 0 }
    },
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
      const isAsBefore =
        basis === server &&
        lines.length === shown?.lines.length &&
        lines.every((line, index) => line === shown?.lines[index])
      if (isAsBefore) return shown
      if (!isSameOrder(lines, shown?.lines)) places = new Map(lines.map(({ id }, at) => [id, at]))
      basis = server
      shown = server && { ...server, lines }
      return shown
    },
  }
}
