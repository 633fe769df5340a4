import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const delay = 150
const shortestShow = 500

/**
 * Returns whether to show a spinner while something is busy: not for quick responses, and once shown, long enough to
 * be seen (UI-01). Times are in milliseconds.
 */
export function useSpinner(isBusy: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (isShown) shownAt.current = performance.now()
  }, [isShown])
  // At the commit itself: a moment later the spinner could come after what it waited for.
  useLayoutEffect(() => {
    if (isBusy === isShown) return
    const wait = isBusy ? delay : shownAt.current + shortestShow - performance.now()
    // No spinner for quick answers. Ends with: 150 and 500 milliseconds.
    const timer = setTimeout(setShown, wait, isBusy)
    return () => clearTimeout(timer)
  }, [isBusy, isShown])
  return isShown
}
