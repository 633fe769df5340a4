import { createStore } from 'zustand/vanilla'
import { addToBasket, applyDiscount, cancelBasket, readBasket, removeBasketLine } from '../api/basket'
import type { ApiClient } from '../api/client'
import type { Saved } from '../api/saved'
import { lineMaximum } from '../rules/basket'
import { newsOf } from '../rules/basket-changes'
import type { Product } from '../rules/product'
import { maxQuantity } from '../rules/quantity'
import { coalesce } from '../text/coalesce'
import { createBasketCore } from './basket-core'
import type { BasketChange, BasketState, BasketStore } from './basket-state'
import { watched } from './watched'

const quietMs = 250

const bounded = (quantity: number, most: number) => Math.trunc(Math.min(Math.max(quantity || 0, 0), most))

/**
 * Makes the basket of a page. Whatever changes it goes through one queue, one change at a time, and no read overlaps
 * a change. While somebody watches, it is read after every change and whenever it may be out of date.
 */
export function createBasketStore({ api }: { api: () => ApiClient }): BasketStore {
  const listeners = new Set<(change: BasketChange) => void>()
  let cancelling: Promise<void> | undefined

  const core = createBasketCore({
    api,
    get: () => store.getState(),
    set(patch) {
      const before = store.getState()
      // A thousand rows are listening: nothing new is nothing said.
      const isNews = (Object.keys(patch) as (keyof BasketState)[]).some(key => patch[key] !== before[key])
      if (isNews) store.setState(patch)
    },
    tell(change) {
      for (const listener of listeners) listener(change)
    },
    isWatched: () => isWatched(),
    onOrphan(line, { quantity, turn, index }) {
      if (quantity) {
        core.offerUndo({ ...line, quantity }, index)
        putBack(line.productId, turn).catch(() => {})
      } else takeOut(line.productId, turn).catch(() => {})
    },
  })
  const { ledger, queue, publish } = core

  const goOn = () => {
    if (store.getState().notices.length) store.setState({ notices: [] })
  }
  const put = (
    product: Product,
    { quantity: asked, increment }: { quantity: number; increment: boolean },
    turn?: number,
  ): Promise<Saved> =>
    core.change(async () => {
      const quantity = bounded(asked, maxQuantity(product.maxAllowed))
      const before = ledger.amountOf(product.id)
      ledger.expect(product.id)
      const answer = await addToBasket(api(), product, { quantity, increment })
      const after = increment ? before + quantity : quantity
      const line = ledger.server()?.lines.find(({ productId }) => productId === product.id)
      if (line) {
        ledger.note(line.id, after)
        queue.learn(line.id, after)
      }
      core.saved({ kind: 'quantity', product, before, after })
      return answer
    }, turn)
  /** Removes a product that something asked for before has put into the basket, under a line not known here. */
  const takeOut = (productId: string, turn: number) =>
    core.change(async () => {
      const { lines } = await readBasket(api())
      const line = lines.find(each => each.productId === productId)
      if (!line) return
      ledger.expect(productId)
      await removeBasketLine(api(), line.id)
      core.saved({ kind: 'quantity', product: line.product, before: line.quantity, after: 0 })
    }, turn)
  const updateRemoved = (productId: string, patch: { isReturning: boolean } | null) => {
    const { removed } = store.getState()
    const update = (each: (typeof removed)[number]) =>
      each.line.productId !== productId ? [each] : patch ? [{ ...each, ...patch }] : []
    publish({ removed: removed.flatMap(update) })
  }
  const putBack = async (productId: string, turn?: number) => {
    const entry = store.getState().removed.find(({ line }) => line.productId === productId)
    if (!entry || entry.isReturning) return
    updateRemoved(productId, { isReturning: true })
    const { product, quantity } = entry.line
    try {
      await put({ ...product, id: productId }, { quantity, increment: false }, turn)
      core.report([newsOf('restored', entry.line, quantity)])
      void queue.idle().then(() => updateRemoved(productId, null))
    } catch (error) {
      updateRemoved(productId, { isReturning: false })
      throw error
    }
  }

  const store = createStore<BasketState>(() => ({
    status: 'idle',
    basket: null,
    error: null,
    isSaving: false,
    isUpdating: false,
    refusedFor: null,
    hasCancelled: false,
    removed: [],
    notices: [],
    lineOf: core.lineOf,
    isPending: queue.isPending,
    refresh() {
      core.forgive()
      queue.refresh()
      return queue.idle()
    },
    setQuantity(lineId, quantity) {
      const line = core.lineOf(lineId)
      if (!line) return
      goOn()
      queue.set(lineId, bounded(quantity, lineMaximum(line)))
    },
    remove(lineId) {
      const shown = core.lineOf(lineId)
      // What a stepper has brought to 0 comes back as it was before.
      const line = shown?.quantity ? shown : ledger.lineOf(lineId)
      if (!shown || !line) return
      goOn()
      const index = core.placeOf(lineId)
      core.remove(lineId)
      core.offerUndo(line, index)
    },
    undo: productId => putBack(productId),
    forget: productId => updateRemoved(productId, null),
    add(product, how) {
      goOn()
      return put(product, how)
    },
    cancel() {
      goOn()
      cancelling ??= core
        .change(async () => {
          ledger.expect()
          publish({ hasCancelled: true })
          await cancelBasket(api())
          ledger.clear()
          publish({ removed: [] })
          core.saved({ kind: 'cancelled' })
        })
        .finally(() => {
          cancelling = undefined
        })
      return cancelling
    },
    applyCode: code =>
      core.change(async () => {
        const answer = await applyDiscount(api(), code)
        core.saved({ kind: 'code', code })
        return answer
      }),
    settle() {
      queue.flush()
      return queue.idle()
    },
    dismiss: goOn,
    takeNews: core.takeNews,
  }))
  const readSoon = coalesce(() => {
    core.forgive()
    core.readAgain()
  }, quietMs)

  // Whoever comes later finds it read, or finds that it could not be.
  const { subscribe, isWatched } = watched(store, {
    begin: () => core.readStale(),
    end: () => core.stopReading(),
  })

  return {
    ...store,
    subscribe,
    invalidate({ isExpected = false } = {}) {
      if (isExpected) ledger.expect()
      readSoon()
    },
    onSaved(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
