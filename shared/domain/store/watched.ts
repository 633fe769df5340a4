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
  let watchers = 0
  let isBegun = false
  const settle = () => {
    if (watchers || !isBegun) return
    isBegun = false
    end()
  }
  return {
    isWatched: () => watchers > 0,
    subscribe(listener) {
      const stop = store.subscribe(listener)
      let isWatching = true
      watchers += 1
      if (!isBegun) {
        isBegun = true
        begin?.()
      }
      join?.()
      return () => {
        if (!isWatching) return
        isWatching = false
        watchers -= 1
        stop()
        if (!watchers) void Promise.resolve().then(settle)
      }
    },
  }
}
