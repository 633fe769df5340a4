// A page may morph for as long as it is open, many times a second: what a frame has taken out, the next brings back
// unseen. Beyond that the widget waits until the page is at rest, each time twice as long. A script that takes it out
// whenever it comes back wins in the end: better no widget than a flickering page.
const most = 60
const inMs = 3000
const restMs = 150
const atOnceMs = 150
const mostRemovals = 5

/**
 * Lets a widget come back as often as a page can bear; `giveUp` is called where another script wants it out, and `changed`
 * when it is out for longer than that turn, and when it is back.
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
    else timer = setTimeout(comeBack, restMs * 2 ** removals)
  }
  return {
    isFree,
    /** The widget has gone for good. */
    end(): void {
      stop()
      isOut = false
    },
    /** The widget has been taken out. */
    removed(): void {
      isOut = true
      pace()
      if (isOut) changed('remounting')
    },
    /** The widget is in its place again. */
    back(): void {
      isOut = false
      changed('mounted')
    },
  }
}
