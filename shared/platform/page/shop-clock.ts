import { goByClock } from '../values/london'
import { serverTime } from '../values/server-time'
import { createAlarms } from './lifecycle/alarms'
import { printedTime } from './printed-time'

/** A clock with the shop's time: the device's, corrected if it is wrong. */
export type ShopClock = {
  now: () => Date
  /** Returns `now`, as a new function after each correction, so that React notices it. */
  reading: () => () => Date
  /** Takes over the shop's time from a reply or from a page just written. */
  note: (time: Date) => void
  /**
   * Returns whether the shop has told the time or cannot be asked. Until then the device may be days off, and no
   * sentence may use its time (J-50).
   */
  isKnown: () => boolean
  /** Asks the shop for the time, once, unless it is known. Widgets that show times call it on a page without other calls. */
  ask: () => void
  /** Calls the listener when the time becomes known, and at each correction; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
  /** Calls the listener once, at that moment or when a hidden page is next visible. Returns a function that stops it. */
  runAt: (moment: Date, listener: () => void) => () => void
}

type AskTime = () => Promise<Date | null>

/** A smaller difference comes from the reply's travel time and its header's whole seconds. */
const tolerableMs = 60_000

/**
 * Reads the server's time from a request for the loader, without a body and past every cache. Chromium cannot read
 * such an answer for a file that a server compresses with an earlier version; the loader has no version in its name.
 * The server of another origin does not tell this page its time, and the page's policy may refuse the request.
 */
async function askServer(): Promise<Date | null> {
  const { href, origin } = new URL('../loader.js', import.meta.url)
  if (origin !== location.origin) return null
  const { headers } = await fetch(href, { method: 'HEAD', cache: 'no-store' })
  return serverTime(headers)
}

/** Creates a clock that uses `device` until the page or a reply shows that the device is wrong. */
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
      // If the shop does not tell the time, the device's time is used.
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

export const shopClock = createShopClock(undefined, askServer)
goByClock(shopClock.now)

/** Returns the clock, corrected by the page's server-rendered time if there is one. */
export function withPrintedTime(clock: ShopClock): ShopClock {
  const written = printedTime(clock.now())
  if (written) clock.note(written)
  return clock
}
