import { createStore } from 'zustand/vanilla'
import { throttle } from '../../../platform/values/throttle'
import { applyDiscount, cancelBasket } from '../../api/basket'
import type { ApiClient } from '../../api/client/client'
import type { ServerRendered } from '../../api/client/server-rendered'
import { type Basket, lineMaximum } from '../../rules/basket'
import { boundedQuantity } from '../../rules/quantity'
import { watched } from '../watched'
import { type BasketCore, createBasketCore } from './basket-core'
import { createBasketProducts } from './basket-products'
import { type BasketChange, type BasketState, type BasketStore, nothingUnread } from './basket-state'

const quietMs = 250

const unread = {
  status: 'idle',
  basket: null,
  unread: nothingUnread,
  error: null,
  isSaving: false,
  isUpdating: false,
  refusedFor: null,
  removed: [],
  notices: [],
} satisfies Partial<BasketState>

/** Changes of the basket as a whole. */
function createWholeChanges(
  api: () => ApiClient,
  { snapshot, view, change, noteChange }: BasketCore,
): Pick<BasketState, 'cancel' | 'applyCode'> {
  let cancelling: Promise<void> | undefined
  return {
    cancel() {
      view.dismissNotices()
      cancelling ??= change(async () => {
        snapshot.expect()
        await cancelBasket(api())
        snapshot.clear()
        view.publish({ removed: [] })
        noteChange({ kind: 'cancelled' })
      }).finally(() => {
        cancelling = undefined
      })
      return cancelling
    },
    applyCode: code =>
      change(async () => {
        const answer = await applyDiscount(api(), code)
        snapshot.noteCode(code)
        noteChange({ kind: 'code', code })
        return answer
      }),
  }
}

/** What the customer asks for of the lines that are there. */
function createLineChangers({
  snapshot,
  queue,
  view,
  remove,
}: BasketCore): Pick<BasketState, 'setQuantity' | 'remove'> {
  return {
    setQuantity(lineId, quantity) {
      const line = snapshot.shownLine(lineId)
      if (!line) return
      view.dismissNotices()
      queue.set(lineId, boundedQuantity(quantity, lineMaximum(line)))
    },
    remove(lineId) {
      const shown = snapshot.shownLine(lineId)
      // What a stepper has brought to 0 comes back as it was before.
      const line = shown?.quantity ? shown : snapshot.lineOf(lineId)
      if (!shown || !line) return
      view.dismissNotices()
      const index = view.placeOf(lineId)
      remove(lineId)
      view.offerUndo(line, index)
    },
  }
}

type BasketSource = {
  api: () => ApiClient
  /** What the page was written with. */
  printed?: ServerRendered<Basket> | null
}

/**
 * Makes the basket of a page. Whatever changes it goes through one queue, one change at a time, and no read overlaps
 * a change. While somebody watches, it is read after every change and whenever it may be out of date.
 */
export function createBasketStore({ api, printed }: BasketSource): BasketStore {
  const listeners = new Set<(change: BasketChange) => void>()
  const core = createBasketCore({
    api,
    get: () => store.getState(),
    set(patch) {
      const before = store.getState()
      const isNews = (Object.keys(patch) as (keyof BasketState)[]).some(key => patch[key] !== before[key])
      if (isNews) store.setState(patch)
    },
    tell(change) {
      for (const listener of listeners) listener(change)
    },
    isWatched: () => isWatched(),
    onChangeAfterRemoval(line, { quantity, position, index }) {
      if (quantity) {
        view.offerUndo({ ...line, quantity }, index)
        products.putBack(line.productId, position).catch(() => {})
      } else products.takeOut(line.productId, position).catch(() => {})
    },
  })
  const { snapshot, queue, view } = core
  const products = createBasketProducts({ api, get: () => store.getState(), core })

  const store = createStore<BasketState>(() => ({
    ...unread,
    ...createLineChangers(core),
    ...createWholeChanges(api, core),
    refresh() {
      core.retrySession()
      queue.refresh()
      return queue.idle()
    },
    undo: productId => products.putBack(productId),
    forget: productId => view.updateRemoved(productId, null),
    add(product, how) {
      view.dismissNotices()
      return products.add(product, how)
    },
    settle() {
      queue.flush()
      return queue.idle()
    },
    dismiss: view.dismissNotices,
    takeNews: view.takeNews,
  }))
  const readSoon = throttle(() => {
    core.retrySession()
    core.readAgain()
  }, quietMs)

  if (printed) core.takeServerRendered(printed)

  // Whoever comes later finds it read, or finds that it could not be.
  const { subscribe, isWatched } = watched(store, {
    begin: () => core.readIfDue(),
    end: () => core.stopReading(),
  })

  return {
    ...store,
    subscribe,
    overhear: store.subscribe,
    invalidate({ isExpected = false } = {}) {
      if (isExpected) {
        snapshot.expect()
        snapshot.noteUnknown()
      }
      readSoon()
    },
    onSaved(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
