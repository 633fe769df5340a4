import { changeBasketLine, removeBasketLine } from '../../api/basket'
import type { ApiClient } from '../../api/client/client'
import type { BasketLine } from '../../rules/basket'
import { newsOf } from '../../rules/basket-changes'
import type { BasketChange } from './basket-state'
import type { BasketView } from './basket-view'
import type { MutationResult } from './line-sender'
import type { ServerSnapshot } from './server-snapshot'

type LineChangesContext = {
  api: () => ApiClient
  snapshot: ServerSnapshot
  view: BasketView
  /** Lines to be taken out by DELETE. */
  removals: Set<string>
  /** Whether the newest read of the basket has come in. */
  isRead: () => boolean
  noteChange: (change: BasketChange) => void
  noteFailure: (error: unknown) => void
}

/** Sends what is asked of the basket's lines, one at a time, and tells what has become of it. */
export function createLineChanges(context: LineChangesContext) {
  const { api, snapshot, view, removals, isRead, noteChange, noteFailure } = context
  /** As it was before; `index` is where it stood among all rows. */
  let last: { line: BasketLine | undefined; index: number } | undefined

  return {
    last: () => last,
    async send(lineId: string, quantity: number): Promise<void> {
      const line = snapshot.lineOf(lineId)
      last = { line, index: view.placeOf(lineId) }
      try {
        if (removals.has(lineId) && !quantity) await removeBasketLine(api(), lineId)
        else await changeBasketLine(api(), lineId, quantity)
      } catch (error) {
        noteFailure(error)
        throw error
      }
      snapshot.noteSaved(lineId, quantity)
      if (line)
        noteChange({ kind: 'quantity', product: line.product, before: line.quantity, after: quantity })
    },
    settle(lineId: string, result: MutationResult, quantity: number) {
      removals.delete(lineId)
      const line = (last?.line?.id === lineId && last.line) || snapshot.lineOf(lineId)
      if (!line) return
      if (result === 'applied') {
        view.report([newsOf(quantity ? 'saved' : 'removed', line, quantity)])
        if (!quantity) view.offerUndo(line, last?.index ?? 0)
      } else if (isRead()) {
        const left = snapshot.server()?.lines.find(({ id }) => id === lineId)?.quantity ?? 0
        view.report([newsOf(left ? 'back' : 'gone', line, left)])
      }
    },
  }
}
