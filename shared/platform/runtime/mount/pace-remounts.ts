// A page may morph many times a second. The first `most` remounts within `inMs` happen at once and are not visible.
// After that the widget waits until the page is at rest, each time twice as long. If a script removes it each time
// it returns, the widget gives up: no widget is better than a flickering page.
const most = 60
const inMs = 3000
const restMs = 150
const atOnceMs = 150
const mostRemovals = 5

/**
 * Limits how often a widget is remounted. Calls `giveUp` if another script keeps removing it, and `changed` if it
 * stays out beyond the current task and when it is back.
 */
export function paceRemounts(
  remount: () => void,
  giveUp: () => void,
  changed: (state: 'remounting' | 'mounted') => void = () => {},
) {
  let times: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let cameBack = Number.NEGATIVE_INFINITY
  let removals = 0
  let isOut = false
  const isFree = () => {
    times = times.filter(time => Date.now() - time < inMs)
    return !timer && times.length < most
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const comeBack = () => {
    timer = undefined
    cameBack = Date.now()
    remount()
  }
  const pace = () => {
    const isAtOnce = Date.now() - cameBack < atOnceMs
    if (isFree() && !isAtOnce) {
      times.push(Date.now())
      remount()
      return
    }
    if (!timer) removals = isAtOnce ? removals + 1 : 0
    stop()
    if (removals > mostRemovals) giveUp()
    // A page that morphs many times a second. Ends with: the page is at rest; after five removals the widget
    // gives up.
    else timer = setTimeout(comeBack, restMs * 2 ** removals)
  }
  return {
    isFree,
    /** Call when the widget is unmounted for good. */
    end(): void {
      stop()
      isOut = false
    },
    /** Call when another script has removed the widget. */
    removed(): void {
      isOut = true
      pace()
      if (isOut) changed('remounting')
    },
    /** Call when the widget is on the page again. */
    back(): void {
      isOut = false
      changed('mounted')
    },
  }
}
