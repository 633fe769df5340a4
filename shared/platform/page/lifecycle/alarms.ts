/** The longest timer. After a device has slept, its timers continue where they stopped, so none may be long. */
const longestNapMs = 60_000

/** Events that show that somebody is looking at the page. */
const signs = [
  'visibilitychange',
  'pageshow',
  'focus',
  'pointermove',
  'pointerdown',
  'keydown',
  'scroll',
  'click',
] as const

/**
 * Creates alarms that call each listener once, at its moment, with one timer for all of them. If the page is hidden
 * or the device asleep at that moment, the listener runs when somebody returns.
 */
export function createAlarms(now: () => Date) {
  const alarms = new Set<{ at: number; ring: () => void }>()
  let next = Number.POSITIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const time = now().getTime()
    // A thousand open tabs would all call the shop at midnight.
    if (time < next || document.hidden) return
    for (const alarm of [...alarms]) {
      if (alarm.at <= time && alarms.delete(alarm)) alarm.ring()
    }
    setTimer()
  }
  const setTimer = () => {
    clearTimeout(timer)
    next = Math.min(...[...alarms].map(({ at }) => at))
    // What changes at a cut-off or at midnight. Ends with: rings within a minute of its moment, or is taken
    // off.
    const change = alarms.size ? 'addEventListener' : 'removeEventListener'
    for (const sign of signs) window[change](sign, look, { capture: true, passive: true })
    if (!alarms.size) return
    const nap = Math.min(Math.max(next - now().getTime(), 0), longestNapMs)
    timer = setTimeout(() => (now().getTime() < next ? setTimer() : look()), nap)
  }
  return {
    /** Checks the alarms after the clock was corrected. */
    lookAgain() {
      if (!alarms.size) return
      look()
      setTimer()
    },
    runAt(moment: Date, ring: () => void) {
      const alarm = { at: moment.getTime(), ring }
      alarms.add(alarm)
      setTimer()
      return () => {
        if (alarms.delete(alarm)) setTimer()
      }
    },
  }
}
