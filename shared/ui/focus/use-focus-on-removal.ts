import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { hasFocus } from '../../platform/page/focus'

/**
 * Calls `leave` just before the element is removed, if it contains the focus. `leave` must be the same function each
 * time.
 */
export function useFocusOnRemoval<Part extends HTMLElement>(
  part: RefObject<Part | null>,
  leave: (part: Part) => void,
): void {
  const mine = useRef<Part | null>(null)
  useEffect(() => {
    // Read in an effect: earlier, the ref of a surrounding element may not be set; at cleanup, React has already
    // cleared it.
    mine.current = part.current
  }, [part])
  useLayoutEffect(
    () => () => {
      if (mine.current && hasFocus(mine.current)) leave(mine.current)
    },
    [leave],
  )
}
