import { goByClock } from '../values/london'
import { onRestored } from './lifecycle/restored'
import { onVisibility } from './lifecycle/visibility'

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

/** Longer than this, timers overflow; and a device that sleeps loses count. */
const longestNapMs = 3_600_000

/** Wakes listeners at their moments, with one timer for all of them. */
function createAlarms(now: () => Date) {
  const alarms = new Set<{ at: number; ring: () => void }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    // A thousand tabs left open would all ask the shop at midnight.
    if (!alarms.size || document.hidden) return
    const time = now().getTime()
    for (const alarm of [...alarms]) {
      if (alarm.at <= time && alarms.delete(alarm)) alarm.ring()
    }
    setTimer()
  }
  const setTimer = () => {
    clearTimeout(timer)
    if (!alarms.size) return
    const next = Math.min(...[...alarms].map(({ at }) => at)) - now().getTime()
    timer = setTimeout(look, Math.min(Math.max(next, 0), longestNapMs))
  }
  let unwatch: (() => void)[] = []
  return {
    look,
    runAt(moment: Date, ring: () => void) {
      const alarm = { at: moment.getTime(), ring }
      if (!alarms.size) unwatch = [onVisibility(look), onRestored(look)]
      alarms.add(alarm)
      setTimer()
      return () => {
        alarms.delete(alarm)
        if (alarms.size) return
        clearTimeout(timer)
        for (const end of unwatch) end()
      }
    },
  }
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
  const { look, runAt } = createAlarms(now)
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
        look()
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
