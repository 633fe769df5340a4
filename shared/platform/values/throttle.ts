/**
 * Runs `act` at once and, if it was asked for again meanwhile, once more when `quietMs` have passed:
 * a storm of requests costs one run a window, and the last request is never lost.
 */
export function throttle(act: () => void, quietMs: number): () => void {
  let isQuiet = true
  let isWanted = false
  return function ask() {
    if (!isQuiet) {
      isWanted = true
      return
    }
    isQuiet = false
    isWanted = false
    setTimeout(() => {
      isQuiet = true
      if (isWanted) ask()
    }, quietMs)
    act()
  }
}
