/** The timers of a device that has slept go on where they were, so none is long. */
const longestNapMs = 60_000

/** By these somebody is there, and looks at the page at once. */
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
 * Wakes each listener once, at its moment, with one timer for all of them; where the page is out of sight or the device
 * asleep then, when somebody is there again.
 */
export function createAlarms(now: () => Date) {
  const alarms = new Set<{ at: number; ring: () => void }>()
  let next = Number.POSITIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const time = now().getTime()
    // A thousand tabs left open would all ask the shop at midnight.
    if (time < next || document.hidden) return
    for (const alarm of [...alarms]) {
      if (alarm.at <= time && alarms.delete(alarm)) alarm.ring()
    }
    setTimer()
  }
  const setTimer = () => {
    clearTimeout(timer)
    next = Math.min(...[...alarms].map(({ at }) => at))
    const change = alarms.size ? 'addEventListener' : 'removeEventListener'
    for (const sign of signs) window[change](sign, look, { capture: true, passive: true })
    if (!alarms.size) return
    const nap = Math.min(Math.max(next - now().getTime(), 0), longestNapMs)
    timer = setTimeout(() => (now().getTime() < next ? setTimer() : look()), nap)
  }
  return {
    /** The clock has been put right. */
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
