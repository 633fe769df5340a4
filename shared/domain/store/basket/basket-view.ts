import type { BasketLine } from '../../rules/basket'
import { type BasketNews, latestNews, withRemoved } from '../../rules/basket-changes'
import type { BasketState, RemovedLine } from './basket-state'
import type { MutationQueue } from './mutation-queue'
import type { ServerSnapshot } from './server-snapshot'

type BasketViewContext = {
  get: () => BasketState
  set: (patch: Partial<BasketState>) => void
  snapshot: ServerSnapshot
  queue: MutationQueue<string>
  /** Whether a line is to be taken out as a whole: it is hidden until that is done. */
  isBeingRemoved: (lineId: string) => boolean
}

export type BasketView = ReturnType<typeof createBasketView>

/** What is shown of the basket: its lines as they are wished, where some were taken out, and what is new. */
export function createBasketView({ get, set, snapshot, queue, isBeingRemoved }: BasketViewContext) {
  let untold: readonly BasketNews[] = []

  const publish = (patch: Partial<BasketState> = {}) => {
    const before = get()
    const basket = snapshot.withPending({
      quantityOf: queue.quantityOf,
      isPending: queue.isPending,
      isBeingRemoved,
    })
    const lines = basket?.lines ?? []
    const asked = patch.removed ?? before.removed
    const left = asked.filter(({ line }) => !lines.some(({ productId }) => productId === line.productId))
    const removed = left.length === asked.length ? asked : left
    const unread = snapshot.unread()
    set({ ...patch, basket, unread, removed, isSaving: queue.isSaving(), isUpdating: !queue.isIdle() })
  }

  return {
    /** Shows what the server has with the wishes laid over it, and whatever else has changed. */
    publish,
    /** Keeps news until it is told, and shows what is the server's doing. */
    report(news: readonly BasketNews[]) {
      untold = latestNews([...untold, ...news])
      const shown = news.filter(({ kind }) => kind === 'back' || kind === 'changed' || kind === 'gone')
      if (shown.length) set({ notices: latestNews([...get().notices, ...shown]) })
    },
    /** The customer goes on: what the server has changed has been seen. */
    dismissNotices() {
      if (get().notices.length) set({ notices: [] })
    },
    takeNews() {
      const news = untold
      untold = []
      return news
    },
    /** Where a line stands among all rows. */
    placeOf(lineId: string): number {
      const ids = get().basket?.lines.map(({ id }) => id) ?? []
      return Math.max(0, withRemoved(ids, get().removed).indexOf(lineId))
    },
    offerUndo(line: BasketLine, index: number) {
      const { removed } = get()
      if (removed.some(each => each.line.productId === line.productId)) return
      publish({ removed: [...removed, { line, index, isReturning: false }] })
    },
    /** Changes the offer to undo the removal of a product; null ends it. */
    updateRemoved(productId: string, patch: Pick<RemovedLine, 'isReturning'> | null) {
      const update = (each: RemovedLine) =>
        each.line.productId !== productId ? [each] : patch ? [{ ...each, ...patch }] : []
      publish({ removed: get().removed.flatMap(update) })
    },
  }
}
