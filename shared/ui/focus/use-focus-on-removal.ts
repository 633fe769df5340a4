import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { hasFocus } from '../../platform/page/focus'

/** Calls `leave`, which must stay the same function, just before the element is removed, if it holds the focus. */
export function useFocusOnRemoval<Part extends HTMLElement>(
  part: RefObject<Part | null>,
  leave: (part: Part) => void,
): void {
  const mine = useRef<Part | null>(null)
  useEffect(() => {
    // Read in an effect: before it, the ref of a surrounding element may not be set, and at cleanup React has cleared
    // it already.
    mine.current = part.current
  }, [part])
  useLayoutEffect(
    () => () => {
      if (mine.current && hasFocus(mine.current)) leave(mine.current)
    },
    [leave],
  )
}
