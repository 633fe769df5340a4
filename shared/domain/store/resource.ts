import { createStore } from 'zustand/vanilla'
import { throttle } from '../../platform/values/throttle'
import { watched } from './watched'

export type ResourceState<T> = {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The newest answer; kept during a later read and after its failure. */
  value: T | null
  error: unknown
  /** Reads again. Never rejects; resolves when the newest read has ended. */
  refresh: () => Promise<void>
}

/** A server value that several widgets show; zustand's `useStore` accepts it as a store. */
export type Resource<T> = {
  getState: () => ResourceState<T>
  getInitialState: () => ResourceState<T>
  /** Subscribes to the value. The first subscriber starts the read; when the last one leaves, the read is aborted. */
  subscribe: (listener: (state: ResourceState<T>, before: ResourceState<T>) => void) => () => void
  /** Sets the value from the answer to another call, and drops a read under way. */
  replace: (value: T) => void
  /**
   * Call this before another part of the page reads the same. The returned function takes in the answer, unless the
   * value is known to be newer or is being read (L-61).
   */
  hear: () => (value: T) => unknown
  /**
   * Marks the value as stale. Repeated calls lead to at most one read every 250 ms. With `hasChanged` the value
   * becomes unknown if it cannot be read again.
   */
  invalidate: (how?: Invalidation) => void
}

export type Invalidation = { hasChanged?: boolean }

const quietMs = 250
// One change dispatches several events in a row; they share one read.
const gatherMs = 20

/** Allows one read at a time: a new read, or `abandon`, drops the answer to the earlier read. */
function createLatestRead<T>(read: (signal: AbortSignal) => Promise<T>) {
  let latest: AbortController | undefined
  return {
    isUnderWay: () => latest !== undefined,
    abandon() {
      latest?.abort()
      latest = undefined
    },
    async begin(onValue: (value: T) => void, onError: (error: unknown) => void): Promise<void> {
      const mine = new AbortController()
      latest = mine
      const isLatest = () => {
        if (latest !== mine) return false
        latest = undefined
        return true
      }
      try {
        const value = await read(mine.signal)
        if (isLatest()) onValue(value)
      } catch (error) {
        if (isLatest()) onError(error)
      }
    },
  }
}

/** Lets several callers wait for the same end. */
function createSharedWait() {
  let waiting: { end: Promise<void>; settle: () => void } | undefined
  return {
    isAwaited: () => waiting !== undefined,
    wait(): Promise<void> {
      if (!waiting) {
        let settle = () => {}
        const end = new Promise<void>(resolve => {
          settle = resolve
        })
        waiting = { end, settle }
      }
      return waiting.end
    },
    /** Runs `act`, then resolves for everyone who was waiting before it. */
    settleAfter(act: () => void) {
      const now = waiting
      waiting = undefined
      act()
      now?.settle()
    },
  }
}

/** Collects the events of one change, then calls `act` once. */
function gather(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    isOn: () => timer !== undefined,
    begin() {
      // The events of one change become one read. Ends with: a quarter of a second.
      timer ??= setTimeout(() => {
        timer = undefined
        act()
      }, gatherMs)
    },
  }
}

type ResourceSource<T> = {
  read: (signal: AbortSignal) => Promise<T>
  /** The server-rendered value; it counts until it may be stale. */
  initialValue?: T | undefined
  /** The value is shown, but may already be stale. */
  isOld?: boolean
}

/** Creates the state of a read: the value's age and the read that is due or under way. */
function createReading<T>({ read, initialValue, isOld = initialValue === undefined }: ResourceSource<T>) {
  const latest = createLatestRead(read)
  const now = { isStale: isOld, isDue: false, hasChanged: false, changes: 0 }
  return {
    now,
    isUnderWay: latest.isUnderWay,
    /** Returns a function that says whether the value is none of a later read or change. */
    isNewest() {
      const { changes } = now
      return () => !now.isDue && !latest.isUnderWay() && now.changes === changes
    },
    /** Cancels the read, because no one needs it or the value is known. */
    abandon(isStale: boolean) {
      latest.abandon()
      Object.assign(now, { isDue: false, isStale, changes: now.changes + 1 })
    },
    /**
     * Makes a read due; returns false if one is due already. The answer to an earlier read is now too old, even if
     * it is just arriving.
     */
    want(): boolean {
      if (now.isDue) return false
      now.isDue = true
      latest.abandon()
      return true
    },
    begin(end: (patch: Partial<ResourceState<T>>) => void) {
      if (!now.isDue) return
      Object.assign(now, { isDue: false, isStale: false, changes: now.changes + 1 })
      void latest.begin(
        value => {
          now.hasChanged = false
          end({ status: 'ready', value, error: null })
        },
        error => {
          now.isStale = true
          end({ status: 'failed', error, ...(now.hasChanged && { value: null }) })
        },
      )
    },
  }
}

/** Creates a resource with one read for all subscribers. The newest read wins, in whatever order the answers arrive. */
export function createResource<T>(source: ResourceSource<T>): Resource<T> {
  const { initialValue } = source
  const reading = createReading(source)
  const { now } = reading
  const waiters = createSharedWait()

  const end = (patch: Partial<ResourceState<T>>) => waiters.settleAfter(() => store.setState(patch))
  const isNeeded = () => isWatched() || waiters.isAwaited()
  const giveUp = () => {
    if (isNeeded() || store.getState().status !== 'loading') return
    reading.abandon(true)
    end({ status: store.getState().value === null ? 'idle' : 'ready' })
  }
  // All requests within one task share the read that follows.
  const demand = () => {
    if (!reading.want()) return
    store.setState({ status: 'loading' })
    void Promise.resolve().then(() => {
      if (!isNeeded()) giveUp()
      reading.begin(end)
    })
  }
  const store = createStore<ResourceState<T>>(() => ({
    status: initialValue === undefined ? 'idle' : 'ready',
    value: initialValue ?? null,
    error: null,
    refresh() {
      const done = waiters.wait()
      demand()
      return done
    },
  }))

  const readSoon = throttle(() => {
    // A subscriber may have come since.
    if (now.isStale && isNeeded()) demand()
  }, quietMs)
  const gathering = gather(() => {
    // A caller that came in the meantime has no answer yet.
    const isAwaited = store.getState().status === 'loading' && !reading.isUnderWay()
    if (isAwaited && now.isStale && isNeeded()) demand()
    else readSoon()
  })
  const { subscribe, isWatched } = watched(store, {
    join() {
      if (!now.isStale || reading.isUnderWay()) return
      if (gathering.isOn()) store.setState({ status: 'loading' })
      else demand()
    },
    end: giveUp,
  })

  const replace = (value: T) => {
    reading.abandon(false)
    end({ status: 'ready', value, error: null })
  }
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe,
    replace,
    hear() {
      const isNewest = reading.isNewest()
      return value => isNewest() && replace(value)
    },
    invalidate({ hasChanged = false } = {}) {
      now.hasChanged ||= hasChanged
      now.isStale = true
      now.changes += 1
      gathering.begin()
    },
  }
}
