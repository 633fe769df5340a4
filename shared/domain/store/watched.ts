import type { StoreApi } from 'zustand/vanilla'

type Watch = {
  /** Somebody watches, where nobody did. */
  begin?: () => void
  /** One more watches. */
  join?: () => void
  /** Nobody watches any more. A widget that is only moved leaves and comes back within one task: that is no end. */
  end: () => void
}

/** Lets a store know whether anybody watches it; `subscribe` stands in the place of the store's own. */
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
