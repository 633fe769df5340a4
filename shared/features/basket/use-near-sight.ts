import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Whether the element, of which the browser draws nothing while it is far out of sight, has ever been near; where the browser does not tell, it is. */
export function useNearSight(isAtOnce: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const part = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isAtOnce || !('ContentVisibilityAutoStateChangeEvent' in window))
  useLayoutEffect(() => {
    const mine = part.current
    if (isNear || !mine) return
    const look = (event: Event) => {
      if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) setNear(true)
    }
    mine.addEventListener('contentvisibilityautostatechange', look)
    return () => mine.removeEventListener('contentvisibilityautostatechange', look)
  }, [isNear])
  return [part, isNear]
}
