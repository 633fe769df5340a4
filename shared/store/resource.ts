import { createStore } from 'zustand/vanilla'
import { coalesce } from '../text/coalesce'
import { watched } from './watched'

export type ResourceState<T> = {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The newest answer; kept while a later read is under way or has failed. */
  value: T | null
  error: unknown
  /** Reads again; settles, never rejects, once the newest read has ended. */
  refresh: () => Promise<void>
}

/** Something of the server's that several widgets show; zustand's `useStore` takes it as a store. */
export type Resource<T> = {
  getState: () => ResourceState<T>
  getInitialState: () => ResourceState<T>
  /** Asks for the value: the first asker causes the read, the last one to leave ends it. */
  subscribe: (listener: (state: ResourceState<T>, before: ResourceState<T>) => void) => () => void
  /** Takes in what an answer to something else has told; a read that is under way is too old then. */
  know: (value: T) => void
  /** Says that the value may be out of date; said however often, it is read at most every 250 ms. */
  invalidate: () => void
}

const quietMs = 250

/** One read for any number of askers; the newest read wins, in whatever order the answers come. */
export function createResource<T>({
  read,
  known,
}: {
  read: (signal: AbortSignal) => Promise<T>
  /** What the page was written with: it counts until it may be out of date. */
  known?: T
}): Resource<T> {
  let isStale = known === undefined
  let isDue = false
  let flight: AbortController | undefined
  let awaited: { done: Promise<void>; settle: () => void } | undefined

  const end = (patch: Partial<ResourceState<T>>) => {
    const waiting = awaited
    flight = undefined
    awaited = undefined
    store.setState(patch)
    waiting?.settle()
  }
  const isNeeded = () => isWatched() || awaited !== undefined
  const giveUp = () => {
    if (isNeeded() || !(flight || isDue)) return
    flight?.abort()
    isDue = false
    isStale = true
    end({ status: store.getState().value === null ? 'idle' : 'ready' })
  }
  const start = async () => {
    if (!isNeeded()) giveUp()
    if (!isDue) return
    isDue = false
    isStale = false
    const mine = new AbortController()
    flight = mine
    try {
      const value = await read(mine.signal)
      if (flight === mine) end({ status: 'ready', value, error: null })
    } catch (error) {
      if (flight !== mine) return
      isStale = true
      end({ status: 'failed', error })
    }
  }
  // All who ask in the same breath share the read that follows it.
  const demand = () => {
    if (isDue) return
    isDue = true
    // From now on an answer to an earlier read is too old, even one that is just coming in.
    flight?.abort()
    flight = undefined
    store.setState({ status: 'loading' })
    void Promise.resolve().then(start)
  }
  const refresh = () => {
    if (!awaited) {
      let settle = () => {}
      const done = new Promise<void>(resolve => {
        settle = resolve
      })
      awaited = { done, settle }
    }
    const { done } = awaited
    demand()
    return done
  }
  const store = createStore<ResourceState<T>>(() => ({
    status: isStale ? 'idle' : 'ready',
    value: known ?? null,
    error: null,
    refresh,
  }))

  const { subscribe, isWatched } = watched(store, {
    join() {
      if (isStale && !flight) demand()
    },
    end: giveUp,
  })

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe,
    know(value) {
      flight?.abort()
      isDue = false
      isStale = false
      end({ status: 'ready', value, error: null })
    },
    invalidate: coalesce(() => {
      isStale = true
      if (isNeeded()) demand()
    }, quietMs),
  }
}
