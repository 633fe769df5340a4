import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns whether the element, which has `content-visibility: auto`, has ever come near the screen; true if the
 * browser does not report it.
 */
export function useNearSight(isAtOnce: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const part = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isAtOnce || !('ContentVisibilityAutoStateChangeEvent' in window))
  useLayoutEffect(() => {
    const mine = part.current
    if (isNear || !mine) return
    const look = (event: Event) => {
      if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) setNear(true)
    }
    // Rows far off the screen wait. Ends with: the row is drawn.
    mine.addEventListener('contentvisibilityautostatechange', look)
    return () => mine.removeEventListener('contentvisibilityautostatechange', look)
  }, [isNear])
  return [part, isNear]
}
