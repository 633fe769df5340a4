import type { ApiClient } from '../../api/client/client'
import { isApiError } from '../../api/client/errors'
import type { ServerRendered } from '../../api/client/server-rendered'
import type { Basket, BasketLine } from '../../rules/basket'
import { createBasketReader } from './basket-reader'
import type { BasketChange, BasketState } from './basket-state'
import { createBasketView } from './basket-view'
import { createLineChanges } from './line-changes'
import { createMutationQueue, type MutationQueue } from './mutation-queue'
import { createServerSnapshot, type ServerSnapshot } from './server-snapshot'

/** Clicks of a stepper that follow each other within this time are sent as one change. */
const stepMs = 350

/** Answers that say no: nothing has changed. Any other failure leaves that open. */
const isRefusal = (error: unknown) =>
  isApiError(error) && ['rejected', 'token-expired', 'session-ended'].includes(error.kind)

/** What the customer has asked for of a line that is gone; `index` is where it stood among all rows. */
type LateChange = { quantity: number; position: number; index: number }

type CoreContext = {
  api: () => ApiClient
  get: () => BasketState
  set: (patch: Partial<BasketState>) => void
  tell: (change: BasketChange) => void
  /** Whether anybody looks at the basket. */
  isWatched: () => boolean
  /** The customer's own 0 has taken out a line of which they have asked for another quantity since. */
  onChangeAfterRemoval: (line: BasketLine, change: LateChange) => void
}

type Showing = {
  snapshot: ServerSnapshot
  queue: Pick<MutationQueue<string>, 'isPending' | 'noteSaved'>
  reader: Pick<ReturnType<typeof createBasketReader>, 'noteRead'>
  view: Pick<ReturnType<typeof createBasketView>, 'publish'>
}

/** Shows what the page has printed; where that may be old, what the first read finds otherwise is no news. */
function seed({ snapshot, queue, reader, view }: Showing, { answer, isFresh }: ServerRendered<Basket>): void {
  snapshot.takeIn(answer, queue.isPending)
  for (const { id, quantity } of answer.lines) queue.noteSaved(id, quantity)
  if (isFresh) reader.noteRead()
  else snapshot.expect()
  view.publish({ status: 'ready' })
}

export type BasketCore = ReturnType<typeof createBasketCore>

/** What sends and reads the basket, and keeps what is shown of it. */
export function createBasketCore({ api, get, set, tell, isWatched, onChangeAfterRemoval }: CoreContext) {
  const snapshot = createServerSnapshot()
  // Lines to be taken out by DELETE.
  const removals = new Set<string>()

  const queue = createMutationQueue<string>({
    send: (lineId, quantity) => lines.send(lineId, quantity),
    reread: () => reader.read(),
    isRefusal,
    onChange: () => view.publish(),
    onResult: (lineId, result, quantity) => lines.settle(lineId, result, quantity),
    onChangeAfterRemoval(lineId, quantity, position) {
      const { line, index = 0 } = lines.last() ?? {}
      if (!quantity) lines.settle(lineId, 'applied', quantity)
      if (line && (quantity || queue.hasTaskBefore(position)))
        onChangeAfterRemoval(line, { quantity, position, index })
    },
    quietMs: stepMs,
  })
  const view = createBasketView({ get, set, snapshot, queue, isBeingRemoved: id => removals.has(id) })
  const reader = createBasketReader({
    api,
    show: reading => (reading.status === 'loading' ? view.publish(reading) : set(reading)),
    takeIn: fresh => view.report(snapshot.takeIn(fresh, queue.isPending)),
    hasBeenRead: () => snapshot.server() !== null,
  })

  const readAgain = () => {
    reader.noteStale()
    if (isWatched()) queue.refresh()
  }
  const noteChange = (change: BasketChange) => {
    if (get().refusedFor) view.publish({ refusedFor: null })
    readAgain()
    tell(change)
  }
  const noteFailure = (error: unknown) => {
    reader.noteFailure(error)
    if (isApiError(error) && error.kind === 'token-expired')
      view.publish({ refusedFor: error.isCurable ? 'old-token' : 'no-token' })
    if (!isRefusal(error)) tell({ kind: 'unknown' })
  }
  const isRead = () => get().status === 'ready'
  const lines = createLineChanges({ api, snapshot, view, removals, isRead, noteChange, noteFailure })

  return {
    snapshot,
    queue,
    view,
    readAgain,
    noteChange,
    retrySession: reader.retrySession,
    /** Has a line taken out by DELETE, at once. */
    remove(lineId: string) {
      removals.add(lineId)
      queue.set(lineId, 0)
      queue.flush()
    },
    /** Performs another change; whatever becomes of it, the basket is read again, as after a lost answer nobody knows. */
    change: <Answer>(task: () => Promise<Answer>, position?: number): Promise<Answer> =>
      queue.perform(async () => {
        try {
          return await task()
        } catch (error) {
          noteFailure(error)
          readAgain()
          throw error
        }
      }, position),
    /** Reads what nobody has read yet, or has found out of date. */
    readIfDue() {
      if (reader.isDue()) readAgain()
    },
    takeServerRendered: (first: ServerRendered<Basket>) => seed({ snapshot, queue, reader, view }, first),
    /** Gives up a read that nobody waits for any more. */
    stopReading() {
      if (!isWatched() && !queue.isSaving()) reader.giveUp()
    },
  }
}
