import { changeBasketLine, readBasket, removeBasketLine } from '../api/basket'
import type { ApiClient } from '../api/client'
import { isApiError } from '../api/errors'
import type { BasketLine } from '../rules/basket'
import { type BasketNews, latestNews, newsOf, withRemoved } from '../rules/basket-changes'
import { createBasketLedger } from './basket-ledger'
import type { BasketChange, BasketState } from './basket-state'
import { createMutationQueue, type MutationResult } from './mutation-queue'

/** Clicks of a stepper that follow each other within this time are sent as one change. */
const stepMs = 350

const isKind = (error: unknown, ...kinds: string[]) => isApiError(error) && kinds.includes(error.kind)
/** Answers that say no: nothing has changed. Any other failure leaves that open. */
const isRefusal = (error: unknown) => isKind(error, 'rejected', 'stale', 'session-ended')

type CoreContext = {
  api: () => ApiClient
  get: () => BasketState
  set: (patch: Partial<BasketState>) => void
  tell: (change: BasketChange) => void
  /** Whether anybody looks at the basket. */
  isWatched: () => boolean
  /** The customer's own 0 has taken out a line of which they have asked for another quantity since, at that turn. */
  onOrphan: (line: BasketLine, wish: { quantity: number; turn: number; index: number }) => void
}

/** What sends and reads the basket, and keeps what is shown of it. */
export function createBasketCore({ api, get, set, tell, isWatched, onOrphan }: CoreContext) {
  const ledger = createBasketLedger()
  // Lines to be taken out by DELETE: they are hidden until that is done.
  const removals = new Set<string>()
  let untold: readonly BasketNews[] = []
  let sending: { line: BasketLine | undefined; index: number } | undefined
  let reading: AbortController | undefined
  let isStale = true
  let hasEnded = false

  const publish = (patch: Partial<BasketState> = {}) => {
    const before = get()
    const isShownEmpty = (id: string) => queue.isPending(id) && !removals.has(id)
    const basket = ledger.lay({ quantityOf: queue.quantityOf, isShownEmpty })
    const lines = basket?.lines ?? []
    const asked = patch.removed ?? before.removed
    const left = asked.filter(({ line }) => !lines.some(({ productId }) => productId === line.productId))
    const removed = left.length === asked.length ? asked : left
    set({ ...patch, basket, removed, isSaving: queue.isSaving(), isUpdating: !queue.isIdle() })
  }
  const report = (news: readonly BasketNews[]) => {
    untold = latestNews([...untold, ...news])
    const shown = news.filter(({ kind }) => kind === 'back' || kind === 'changed' || kind === 'gone')
    if (shown.length) set({ notices: latestNews([...get().notices, ...shown]) })
  }
  /** Where a line stands among all rows. */
  const placeOf = (lineId: string) => {
    const ids = get().basket?.lines.map(({ id }) => id) ?? []
    return Math.max(0, withRemoved(ids, get().removed).indexOf(lineId))
  }
  const offerUndo = (line: BasketLine, index: number) => {
    const { removed } = get()
    if (removed.some(each => each.line.productId === line.productId)) return
    publish({ removed: [...removed, { line, index, isReturning: false }] })
  }

  const readAgain = () => {
    isStale = true
    if (isWatched()) queue.refresh()
  }
  const saved = (change: BasketChange) => {
    if (get().refusedFor) publish({ refusedFor: null })
    readAgain()
    tell(change)
  }
  const failed = (error: unknown) => {
    hasEnded ||= isKind(error, 'session-ended')
    if (isApiError(error) && error.kind === 'stale')
      publish({ refusedFor: error.isCurable ? 'old-token' : 'no-token' })
    if (!isRefusal(error)) tell({ kind: 'unknown' })
  }

  const reread = async (): Promise<ReadonlyMap<string, number>> => {
    if (hasEnded) throw new Error('GET /api/bol-basket: not read, as the session has ended; log in again')
    const mine = new AbortController()
    reading = mine
    isStale = false
    publish({ status: 'loading' })
    try {
      const fresh = await readBasket(api(), mine.signal)
      report(ledger.take(fresh, queue.isPending))
      set({ status: 'ready', error: null })
      return new Map(fresh.lines.map(line => [line.id, line.quantity]))
    } catch (error) {
      isStale = true
      hasEnded = isKind(error, 'session-ended')
      if (mine.signal.aborted) set({ status: ledger.server() ? 'ready' : 'idle' })
      else set({ status: 'failed', error })
      throw error
    } finally {
      reading = undefined
    }
  }
  const send = async (lineId: string, quantity: number) => {
    const line = ledger.lineOf(lineId)
    sending = { line, index: placeOf(lineId) }
    try {
      if (removals.has(lineId) && !quantity) await removeBasketLine(api(), lineId)
      else await changeBasketLine(api(), lineId, quantity)
    } catch (error) {
      failed(error)
      throw error
    }
    ledger.note(lineId, quantity)
    if (line) saved({ kind: 'quantity', product: line.product, before: line.quantity, after: quantity })
  }
  const settleLine = (lineId: string, result: MutationResult, quantity: number) => {
    removals.delete(lineId)
    const line = (sending?.line?.id === lineId && sending.line) || ledger.lineOf(lineId)
    if (!line) return
    if (result === 'applied') {
      report([newsOf(quantity ? 'saved' : 'removed', line, quantity)])
      if (!quantity) offerUndo(line, sending?.index ?? 0)
    } else if (get().status === 'ready') {
      const left = ledger.server()?.lines.find(({ id }) => id === lineId)?.quantity ?? 0
      report([newsOf(left ? 'back' : 'gone', line, left)])
    }
  }
  const replaceLine = (lineId: string, quantity: number, turn: number) => {
    const { line, index = 0 } = sending ?? {}
    if (!quantity) settleLine(lineId, 'applied', quantity)
    if (line && (quantity || queue.hasTaskBefore(turn))) onOrphan(line, { quantity, turn, index })
  }
  const queue = createMutationQueue<string>({
    send,
    reread,
    isRefusal,
    onChange: publish,
    onResult: settleLine,
    onOrphan: replaceLine,
    quietMs: stepMs,
  })

  return {
    ledger,
    queue,
    publish,
    report,
    placeOf,
    offerUndo,
    readAgain,
    saved,
    lineOf: ledger.shownLine,
    /** Has a line taken out by DELETE, at once. */
    remove(lineId: string) {
      removals.add(lineId)
      queue.set(lineId, 0)
      queue.flush()
    },
    /** Performs another change; whatever becomes of it, the basket is read again, as after a lost answer nobody knows. */
    change: <Answer>(task: () => Promise<Answer>, turn?: number): Promise<Answer> =>
      queue.perform(async () => {
        try {
          return await task()
        } catch (error) {
          failed(error)
          readAgain()
          throw error
        }
      }, turn),
    /** Reads what nobody has read yet, or has found out of date. */
    readStale() {
      if (isStale && !reading) readAgain()
    },
    /** Gives up a read that nobody waits for any more. */
    stopReading() {
      if (!isWatched() && !queue.isSaving()) reading?.abort()
    },
    /** Lets an ended session be tried once more. */
    forgive() {
      hasEnded = false
    },
    takeNews() {
      const news = untold
      untold = []
      return news
    },
  }
}
