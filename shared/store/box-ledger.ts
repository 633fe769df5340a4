import type { Box, BoxLine } from '../rules/box'
import { type BoxNews, keepSameLines, newsBetween, withQuantity } from '../rules/box-changes'

/** The wishes to be laid over what the server has. */
export type Overlay = {
  quantityOf: (lineId: string) => number | undefined
  /** Whether a line is shown although nothing of it is left, or hidden. */
  isShownEmpty: (lineId: string) => boolean
}

export type BoxLedger = {
  /** What the server has, as far as is known. */
  server: () => Box | null
  /** A line as the server has it, or had it when it was last there. */
  lineOf: (lineId: string) => BoxLine | undefined
  /** How many of a product the server has. */
  amountOf: (productId: string) => number
  /** Takes in an answer; gives what has become of lines without a wish of the customer's. */
  take: (fresh: Box, isPending: (lineId: string) => boolean) => BoxNews[]
  /** Notes a quantity that the server has taken. */
  note: (lineId: string, quantity: number) => void
  /** Notes that the server has emptied the basket. */
  clear: () => void
  /** Takes it for granted that the next answer has another quantity of that product, or of all. */
  expect: (productId?: string) => void
  /** A line as it is shown. */
  shownLine: (lineId: string) => BoxLine | undefined
  /** The box to show; it and its lines stay the same objects while they say the same. */
  lay: (overlay: Overlay) => Box | null
}

function byId(lines: readonly BoxLine[]): Map<string, BoxLine> {
  const map = new Map<string, BoxLine>()
  for (const line of lines) map.set(line.id, line)
  return map
}

/** Keeps what the server was last known to have, apart from what the customer wishes. */
export function createBoxLedger(): BoxLedger {
  const everKnown = new Map<string, BoxLine>()
  const expected = new Set<string>()
  let isAllExpected = false
  let server: Box | null = null
  let basis: Box | null = null
  let shown: Box | null = null
  let shownById = new Map<string, BoxLine>()

  const layLine = (line: BoxLine, { quantityOf, isShownEmpty }: Overlay): BoxLine | null => {
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
    take(fresh, isPending) {
      const before = server
      server = keepSameLines(before, fresh)
      for (const line of server.lines) everKnown.set(line.id, line)
      const isOurs = ({ id, productId }: BoxLine) => isAllExpected || expected.has(productId) || isPending(id)
      const news = before ? newsBetween(before, server, isOurs) : []
      expected.clear()
      isAllExpected = false
      return news
    },
    note(lineId, quantity) {
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
    lay(overlay) {
      const lines: BoxLine[] = []
      for (const line of server?.lines ?? []) {
        const laid = layLine(line, overlay)
        if (laid) lines.push(laid)
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
