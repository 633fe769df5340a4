import { createStore } from 'zustand/vanilla'
import { throttle } from '../../platform/values/throttle'
import { watched } from './watched'

export type ResourceState<T> = {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The newest answer; kept while a later read is under way or has failed. */
  value: T | null
  error: unknown
  /** Reads again; settles, never rejects, once the newest read has ended. */
  refresh: () => Promise<void>
}

/** A value of the server that several widgets show; zustand's `useStore` takes it as a store. */
export type Resource<T> = {
  getState: () => ResourceState<T>
  getInitialState: () => ResourceState<T>
  /** Asks for the value: the first asker causes the read, the last one to leave ends it. */
  subscribe: (listener: (state: ResourceState<T>, before: ResourceState<T>) => void) => () => void
  /** Takes in the value from the answer to another call; a read that is under way is then too old. */
  replace: (value: T) => void
  /**
   * Says that the value may be out of date; however often this is called, it is read at most every 250 ms. With `hasChanged`
   * it counts as unknown if it cannot be read again.
   */
  invalidate: (how?: Invalidation) => void
}

export type Invalidation = { hasChanged?: boolean }

const quietMs = 250
// One change raises several events, one after the other: they share a read.
const gatherMs = 20

/** At most one read is under way: beginning another, or abandoning it, drops the answer to the one before. */
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

/** Lets any number of callers wait for the same end. */
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
    /** Runs `act`, and then settles for everybody who was waiting before it. */
    settleAfter(act: () => void) {
      const now = waiting
      waiting = undefined
      act()
      now?.settle()
    },
  }
}

/** Waits until all events of one change have come, and then acts. */
function gather(act: () => void) {
  let isOn = false
  return {
    isOn: () => isOn,
    begin() {
      if (isOn) return
      isOn = true
      setTimeout(() => {
        isOn = false
        act()
      }, gatherMs)
    },
  }
}

type ResourceSource<T> = {
  read: (signal: AbortSignal) => Promise<T>
  /** What the page was written with: it counts until it may be out of date. */
  known?: T | undefined
  /** It is shown, but it may be out of date already. */
  isOld?: boolean
}

/** What is known of a value's age, and the read that is wanted or under way. */
function createReading<T>({ read, known, isOld = known === undefined }: ResourceSource<T>) {
  const latest = createLatestRead(read)
  const now = { isStale: isOld, isDue: false, hasChanged: false }
  return {
    now,
    isUnderWay: latest.isUnderWay,
    /** The read is no longer wanted, or the value is known from elsewhere. */
    abandon(isStale: boolean) {
      latest.abandon()
      Object.assign(now, { isDue: false, isStale })
    },
    /** Wants a read; false where one is wanted already. From now on an answer to an earlier read is too old, even one that is just coming in. */
    want(): boolean {
      if (now.isDue) return false
      now.isDue = true
      latest.abandon()
      return true
    },
    begin(end: (patch: Partial<ResourceState<T>>) => void) {
      if (!now.isDue) return
      Object.assign(now, { isDue: false, isStale: false })
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

/** One read for any number of askers; the newest read wins, in whatever order the answers come. */
export function createResource<T>(source: ResourceSource<T>): Resource<T> {
  const { known } = source
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
  // Everybody who asks in the same turn shares the read that follows.
  const demand = () => {
    if (!reading.want()) return
    store.setState({ status: 'loading' })
    void Promise.resolve().then(() => {
      if (!isNeeded()) giveUp()
      reading.begin(end)
    })
  }
  const store = createStore<ResourceState<T>>(() => ({
    status: known === undefined ? 'idle' : 'ready',
    value: known ?? null,
    error: null,
    refresh() {
      const done = waiters.wait()
      demand()
      return done
    },
  }))

  const readSoon = throttle(() => {
    // Somebody may have asked for it since.
    if (now.isStale && isNeeded()) demand()
  }, quietMs)
  const gathering = gather(() => {
    // Somebody who asked in the meantime has no answer yet.
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

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe,
    replace(value) {
      reading.abandon(false)
      end({ status: 'ready', value, error: null })
    },
    invalidate({ hasChanged = false } = {}) {
      now.hasChanged ||= hasChanged
      now.isStale = true
      gathering.begin()
    },
  }
}
