import type { StoreApi } from 'zustand/vanilla'

type Watch = {
  /** Called when the first subscriber arrives. */
  begin?: () => void
  /** Called for each subscriber. */
  join?: () => void
  /**
   * Called when no subscriber is left. A widget that is only moved leaves and returns within one task, which does
   * not count.
   */
  end: () => void
}

/** Tells a store whether it has subscribers; the returned `subscribe` replaces the store's own. */
export function watched<State>(
  store: Pick<StoreApi<State>, 'subscribe'>,
  { begin, join, end }: Watch,
): Pick<StoreApi<State>, 'subscribe'> & { isWatched: () => boolean } {
  const watchers = new Set<object>()
  let isBegun = false
  const settle = () => {
    if (watchers.size || !isBegun) return
    isBegun = false
    end()
  }
  return {
    isWatched: () => watchers.size > 0,
    subscribe(listener) {
      const watcher = { stop: store.subscribe(listener) }
      watchers.add(watcher)
      if (!isBegun) {
        isBegun = true
        begin?.()
      }
      join?.()
      return () => {
        if (!watchers.delete(watcher)) return
        watcher.stop()
        if (!watchers.size) void Promise.resolve().then(settle)
      }
    },
  }
}
