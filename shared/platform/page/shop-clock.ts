import { goByClock } from '../values/london'
import { serverTime } from '../values/server-time'
import { createAlarms } from './lifecycle/alarms'
import { printedTime } from './printed-time'

/** Tells what time it is at the shop, by the device's clock as far as that is right. */
export type ShopClock = {
  now: () => Date
  /** The same `now`; after each correction it is a new function, so that whoever keeps it notices. */
  reading: () => () => Date
  /** Takes in what time it is at the shop, by a reply or by the page that it has just written. */
  note: (time: Date) => void
  /**
   * Has the shop said what time it is, or can it not be asked? Until then the device may be days off, and no sentence is made
   * of its time (J-50).
   */
  isKnown: () => boolean
  /** Asks the shop what time it is, once, unless that is known: for what speaks of time on a page that asks nothing else. */
  ask: () => void
  /** Hears when the time becomes known, and of every correction; returns the undo. */
  subscribe: (listener: () => void) => () => void
  /** Wakes the listener once, at that moment or, where the page is out of sight then, when it is looked at. Returns the undo. */
  runAt: (moment: Date, listener: () => void) => () => void
}

type AskTime = () => Promise<Date | null>

/** A smaller difference comes from the reply's travel time and its header's whole seconds. */
const tolerableMs = 60_000

/** The time by which the server sends this file: a request without a body, past every cache. */
async function askServer(): Promise<Date | null> {
  const { headers } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })
  return serverTime(headers)
}

/** Makes a clock that goes by `device` until the page or a reply shows that the device is wrong. */
export function createShopClock(device = () => new Date(), askTime: AskTime = async () => null): ShopClock {
  const listeners = new Set<() => void>()
  let isKnown = false
  let isAsked = false
  let ahead = 0
  const now = () => new Date(device().getTime() + ahead)
  let reading = now
  const { lookAgain, runAt } = createAlarms(now)
  const note = (time: Date) => {
    const wrong = time.getTime() - now().getTime()
    const isWrong = Math.abs(wrong) > tolerableMs
    if (isWrong) {
      ahead += wrong
      reading = () => now()
    }
    if (isKnown && !isWrong) return
    isKnown = true
    for (const listener of listeners) listener()
    if (isWrong) lookAgain()
  }
  return {
    now,
    reading: () => reading,
    note,
    isKnown: () => isKnown,
    ask() {
      if (isKnown || isAsked) return
      isAsked = true
      // Where the shop cannot say, the device is the best there is.
      askTime()
        .catch(() => null)
        .then(time => note(time ?? now()))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    runAt,
  }
}

/** The clock of this page. */
export const shopClock = createShopClock(undefined, askServer)
goByClock(shopClock.now)

/** The same clock, once it has heard what the page itself says: when the shop has written it. */
export function withPrintedTime(clock: ShopClock): ShopClock {
  const written = printedTime(clock.now())
  if (written) clock.note(written)
  return clock
}
