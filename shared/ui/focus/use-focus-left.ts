import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { focusForNow, restoreFocus } from '../../platform/page/focus'
import { parentOf } from '../../platform/page/host/elements'
import { unhidden } from '../../platform/page/host/unhidden'
import { rootAttribute } from '../../platform/page/placeholders'
import { useFocusOnRemoval } from './use-focus-on-removal'

const wholes = `[role=dialog],[role=alertdialog],[${rootAttribute}]`

/** Returns the ancestors of an element, nearest first, up to its dialog or widget. */
function around(element: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = parentOf(element); at && at !== document.body; at = parentOf(at)) {
    found.push(at)
    if (unhidden(at).matches(wholes)) break
  }
  return found
}

/**
 * Moves the focus to the nearest remaining ancestor if `box` is removed while it contains the focus and nothing else
 * has taken it (X2).
 */
export function useFocusLeft(box: RefObject<HTMLElement | null>): void {
  const candidates = useRef<HTMLElement[]>([])
  useFocusOnRemoval(
    box,
    useCallback(part => {
      candidates.current = around(part)
    }, []),
  )
  useEffect(
    () => () => {
      const left = candidates.current
      // Waits one task, as other code takes the focus only while it is on the body.
      // Ends with: one turn.
      if (left.length) setTimeout(() => restoreFocus(left, focusForNow))
    },
    [],
  )
}
