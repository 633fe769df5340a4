/**
 * Runs `act` at once. Calls in the next `quietMs` lead to one more run at the end of that time, so many calls cost
 * one run per period and the last call is never lost.
 */
export function throttle(act: () => void, quietMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  return function ask() {
    isWanted = timer !== undefined
    if (isWanted) return
    // Many reasons for a read become one. Ends with: the time given.
    timer = setTimeout(() => {
      timer = undefined
      if (isWanted) ask()
    }, quietMs)
    act()
  }
}
