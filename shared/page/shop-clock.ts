/** Tells what time it is at the shop, by the device's clock as far as that is right. */
export type ShopClock = {
  now: () => Date
  /** The same `now`, as another function after each correction: what keeps it knows when to look again. */
  reading: () => () => Date
  /** Takes in what time a reply says it is at the shop. */
  note: (time: Date) => void
  /** Hears of every correction; returns the undo. */
  subscribe: (listener: () => void) => () => void
}

/** Less is the way of the reply and the whole seconds of its header. */
const tolerableMs = 60_000

/** Makes a clock that goes by `device` until a reply shows that the device is wrong. */
export function createShopClock(device = () => new Date()): ShopClock {
  const listeners = new Set<() => void>()
  let ahead = 0
  const now = () => new Date(device().getTime() + ahead)
  let reading = now
  return {
    now,
    reading: () => reading,
    note(time) {
      const wrong = time.getTime() - now().getTime()
      if (Math.abs(wrong) <= tolerableMs) return
      ahead += wrong
      reading = () => now()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The clock of this page. */
export const shopClock = createShopClock()
