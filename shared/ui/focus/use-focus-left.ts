import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { focusForNow, restoreFocus } from '../../platform/page/focus'
import { rootAttribute } from '../../platform/page/placeholders'
import { useFocusOnRemoval } from './use-focus-on-removal'

const wholes = `[role=dialog],[role=alertdialog],[${rootAttribute}]`

/** What an element stands in, nearest first: neither its dialog nor its widget is left. */
function around(element: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    found.push(at)
    if (at.matches(wholes)) break
  }
  return found
}

/**
 * For what may be removed while it holds the focus: what `box` stands in then gets it, unless something else has it by
 * then (X2).
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
      // After everybody else: a focus on the page's body tells others that they may set it.
      if (left.length) setTimeout(() => restoreFocus(left, focusForNow))
    },
    [],
  )
}
