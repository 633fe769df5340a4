import type { Basket, BasketLine } from '../rules/basket'
import { type BasketNews, keepSameLines, newsBetween, withQuantity } from '../rules/basket-changes'

/** The wishes to be laid over what the server has. */
export type Wishes = {
  quantityOf: (lineId: string) => number | undefined
  /** Whether a line is shown although nothing of it is left, or hidden. */
  isShownEmpty: (lineId: string) => boolean
}

export type BasketLedger = {
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
  withWishes: (wishes: Wishes) => Basket | null
}

function byId(lines: readonly BasketLine[]): Map<string, BasketLine> {
  const map = new Map<string, BasketLine>()
  for (const line of lines) map.set(line.id, line)
  return map
}

/** Keeps what the server was last known to have, apart from what the customer wishes. */
export function createBasketLedger(): BasketLedger {
  const everKnown = new Map<string, BasketLine>()
  const expected = new Set<string>()
  let isAllExpected = false
  let server: Basket | null = null
  let basis: Basket | null = null
  let shown: Basket | null = null
  let shownById = new Map<string, BasketLine>()

  const wishedLine = (line: BasketLine, { quantityOf, isShownEmpty }: Wishes): BasketLine | null => {
    const quantity = quantityOf(line.id) ?? 0
    if (!quantity && !isShownEmpty(line.id)) return null
    if (quantity === line.quantity) return line
    const before = shownById.get(line.id)
    const isAsBefore = before?.quantity === quantity && before.product === line.product
    return isAsBefore ? before : { ...line, quantity }
  }

  return {
    server: () => server,
    lineOf: lineId => everKnown.get(lineId),
    shownLine: lineId => shownById.get(lineId),
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
    withWishes(wishes) {
      const lines: BasketLine[] = []
      for (const line of server?.lines ?? []) {
        const wished = wishedLine(line, wishes)
        if (wished) lines.push(wished)
      }
      const isAsBefore =
        basis === server &&
        lines.length === shown?.lines.length &&
        lines.every((line, index) => line === shown?.lines[index])
      if (isAsBefore) return shown
      basis = server
      shown = server && { ...server, lines }
      shownById = byId(lines)
      return shown
    },
  }
}
