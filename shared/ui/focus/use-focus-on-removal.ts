import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { hasFocus } from '../../platform/page/focus'

/** Calls `leave`, which must stay the same function, just before the element is removed, if it holds the focus. */
export function useFocusOnRemoval<Part extends HTMLElement>(
  part: RefObject<Part | null>,
  leave: (part: Part) => void,
): void {
  const mine = useRef<Part | null>(null)
  useEffect(() => {
    // Earlier, the ref of what stands around may not be set; at cleanup React has cleared it already.
    mine.current = part.current
  }, [part])
  useLayoutEffect(
    () => () => {
      if (mine.current && hasFocus(mine.current)) leave(mine.current)
    },
    [leave],
  )
}
