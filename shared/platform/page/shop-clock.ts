import { goByClock } from '../values/london'
import { createAlarms } from './lifecycle/alarms'

/** Tells what time it is at the shop, by the device's clock as far as that is right. */
export type ShopClock = {
  now: () => Date
  /** The same `now`; after each correction it is a new function, so that whoever keeps it notices. */
  reading: () => () => Date
  /** Takes in what time it is at the shop, by a reply or by the page that it has just written. */
  note: (time: Date) => void
  /** Has the shop said what time it is? Until then the device may be days off, and no sentence is made of its time (J-50). */
  isKnown: () => boolean
  /** Hears once, when that becomes known; returns the undo. */
  onKnown: (listener: () => void) => () => void
  /** Hears of every correction; returns the undo. */
  subscribe: (listener: () => void) => () => void
  /** Wakes the listener once, at that moment or, where the page is out of sight then, when it is looked at. Returns the undo. */
  runAt: (moment: Date, listener: () => void) => () => void
}

/** A smaller difference comes from the reply's travel time and its header's whole seconds. */
const tolerableMs = 60_000

/** Makes a clock that goes by `device` until a reply shows that the device is wrong. */
export function createShopClock(device = () => new Date()): ShopClock {
  const listeners = new Set<() => void>()
  const waiting = new Set<() => void>()
  let isKnown = false
  let ahead = 0
  const now = () => new Date(device().getTime() + ahead)
  let reading = now
  const { lookAgain, runAt } = createAlarms(now)
  return {
    now,
    reading: () => reading,
    note(time) {
      const wrong = time.getTime() - now().getTime()
      const isFirst = !isKnown
      isKnown = true
      if (Math.abs(wrong) > tolerableMs) {
        ahead += wrong
        reading = () => now()
        for (const listener of listeners) listener()
        lookAgain()
      }
      if (isFirst) for (const listener of waiting) listener()
      waiting.clear()
    },
    isKnown: () => isKnown,
    onKnown(listener) {
      if (!isKnown) waiting.add(listener)
      return () => waiting.delete(listener)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    runAt,
  }
}

/** The clock of this page. */
export const shopClock = createShopClock()
goByClock(shopClock.now)
