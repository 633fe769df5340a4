/**
 * Runs `act` at once. Calls in the next `quietMs` lead to one more run at the end of that time, so many calls cost
 * one run per period and the last call is never lost.
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
    // Many reasons for a read become one. Ends with: the time given.
    setTimeout(() => {
      isQuiet = true
      if (isWanted) ask()
    }, quietMs)
    act()
  }
}
