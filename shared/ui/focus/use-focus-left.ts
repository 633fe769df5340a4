import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusForNow } from '../../platform/page/focus-for-now'
import { rootAttribute } from '../../platform/page/placeholders'

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
  const mine = useRef<HTMLElement | null>(null)
  const candidates = useRef<HTMLElement[]>([])
  useLayoutEffect(
    () => () => {
      if (mine.current?.contains(document.activeElement)) candidates.current = around(mine.current)
    },
    [],
  )
  useEffect(() => {
    // The element is mounted here; at cleanup React has cleared the ref already.
    mine.current = box.current
    return () => {
      const left = candidates.current
      if (!left.length) return
      // After everybody else: a focus on the page's body tells others that they may set it.
      setTimeout(() => {
        const next = left.find(each => each.isConnected)
        if (next && document.activeElement === document.body) focusForNow(next)
      })
    }
  }, [box])
}
