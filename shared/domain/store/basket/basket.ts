import { createStore, type StoreApi } from 'zustand/vanilla'
import { forgetChanges } from '../../../platform/page/login/under-way'
import { throttle } from '../../../platform/values/throttle'
import { changeBasketLine, noteBasket, readBasket, removeBasketLine } from '../../api/basket'
import type { ApiClient } from '../../api/client/client'
import type { Saved } from '../../api/client/saved'
import type { ServerRendered } from '../../api/client/server-rendered'
import type { Basket } from '../../rules/basket'
import { boundedQuantity, maxQuantity } from '../../rules/quantity'
import { watched } from '../watched'
import {
  type BasketModel,
  type BasketTask,
  type BasketView,
  type TaskAnswer,
  unreadBasket,
} from './basket-model'
import { isRefusal, quantitiesOf } from './basket-notes'
import { type BasketEvent, basketReducer, type ReadBasket } from './basket-reducer'
import type { BasketChange, BasketState, BasketStore } from './basket-state'
import { performTask, restoring } from './basket-tasks'
import { createSyncQueue } from './sync-queue'

/** Stepper clicks within this time are sent as one change. */
const stepMs = 350
const quietMs = 250

type BasketSource = {
  api: () => ApiClient
  /** The server-rendered basket. */
  printed?: ServerRendered<Basket> | null
}
type Dispatch = (event: BasketEvent) => void

/** Creates the queue that makes all calls of the basket; the store has no other side effects. */
function createBasketQueue(api: () => ApiClient, model: () => BasketModel, dispatch: Dispatch) {
  return createSyncQueue<string, BasketTask, ReadBasket, TaskAnswer>({
    pending: () => model().pending,
    dispatch,
    send: (lineId, quantity) =>
      !quantity && model().removals.includes(lineId)
        ? removeBasketLine(api(), lineId)
        : changeBasketLine(api(), lineId, quantity),
    perform: task => performTask(api(), task),
    read: signal =>
      model().hasSessionEnded
        ? null
        : readBasket(api(), signal).then(basket => ({ basket, quantities: quantitiesOf(basket) })),
    isRefusal,
    quietMs: stepMs,
  })
}
type BasketActions = Omit<BasketState, keyof BasketView>
type BasketQueue = ReturnType<typeof createBasketQueue>

/** Creates the actions of the basket: each dispatches an event, and the queue makes the calls. */
function createActions(model: () => BasketModel, dispatch: Dispatch, queue: BasketQueue): BasketActions {
  const dismiss = () => dispatch({ type: 'notices-seen' })
  return {
    refresh() {
      queue.refresh()
      return queue.idle()
    },
    setQuantity: (lineId, quantity) => queue.ask(lineId, quantity),
    remove: lineId => queue.ask(lineId, 0, true),
    async undo(productId) {
      const offer = model().removed.find(({ line }) => line.productId === productId)
      if (offer && !offer.isReturning) await queue.perform(restoring(offer.line))
    },
    forget: productId => dispatch({ type: 'offer-ended', productId }),
    add(product, { quantity: asked, increment }) {
      dismiss()
      const quantity = boundedQuantity(asked, maxQuantity(product.maxAllowed))
      // A task of this kind is answered with `Saved`.
      return queue.perform({
        kind: 'add',
        productId: product.id,
        product,
        quantity,
        increment,
      }) as Promise<Saved>
    },
    cancel() {
      dismiss()
      return queue.perform({ kind: 'cancel' }).then(() => {})
    },
    applyCode: code => queue.perform({ kind: 'code', code }) as Promise<Saved>,
    settle() {
      queue.flush()
      return queue.idle()
    },
    dismiss,
    takeNews() {
      const { unannounced } = model()
      dispatch({ type: 'news-announced' })
      return unannounced
    },
  }
}

/**
 * Creates the basket of a page. Each change is an event for the reducer, and one queue makes the calls, one at a
 * time. While a widget watches the basket, it is read after every change and whenever it may be stale.
 */
export function createBasketStore({ api, printed }: BasketSource): BasketStore {
  const listeners = new Set<(change: BasketChange) => void>()
  const dispatch: Dispatch = event => {
    const next = basketReducer({ ...store.getState(), isWatched: isWatched() }, event)
    store.setState(next)
    for (const { product } of next.found)
      forgetChanges(({ of, before }) => of === `product ${product.id}` && before === undefined)
    for (const change of [next.change, ...next.found])
      if (change) for (const listener of listeners) listener(change)
  }
  const queue = createBasketQueue(api, () => store.getState(), dispatch)
  const store: StoreApi<BasketModel & BasketActions> = createStore(() => ({
    ...unreadBasket,
    ...createActions(() => store.getState(), dispatch, queue),
  }))
  const outdate = (isRetry: boolean) => {
    dispatch({ type: 'outdated', isRetry })
    queue.wake()
  }
  const readSoon = throttle(() => outdate(true), quietMs)

  // A widget that subscribes later finds the basket read, or its read failed.
  const { subscribe, isWatched } = watched(store, {
    begin() {
      const { isStale, status } = store.getState()
      if (isStale && status !== 'loading') outdate(false)
    },
    end() {
      if (!isWatched() && !store.getState().isSaving) queue.giveUp()
    },
  })
  if (printed) dispatch({ type: 'server-rendered', first: printed })
  if (printed?.isFresh) noteBasket(printed.answer)

  return {
    ...store,
    subscribe,
    overhear: store.subscribe,
    hear() {
      const { server: before } = store.getState()
      return basket => {
        const { server, isUpdating } = store.getState()
        if (isUpdating || !server || server !== before) return
        noteBasket(basket)
        dispatch({ type: 'read', basket, quantities: quantitiesOf(basket) })
      }
    },
    contradict(productId, quantity) {
      const { server, isUpdating } = store.getState()
      if (!server || isUpdating || quantity === null) return
      const held = server.lines.reduce(
        (sum, line) => sum + (line.productId === productId ? line.quantity : 0),
        0,
      )
      if (held !== quantity) readSoon()
    },
    invalidate({ isExpected = false } = {}) {
      if (isExpected) dispatch({ type: 'changed-elsewhere' })
      readSoon()
    },
    onSaved(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
