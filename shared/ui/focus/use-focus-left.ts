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
 * For what may go while somebody is in it: what `box` stands in then has the focus, unless it has been led somewhere
 * better by then (X2).
 */
export function useFocusLeft(box: RefObject<HTMLElement | null>): void {
  const mine = useRef<HTMLElement | null>(null)
  const heirs = useRef<HTMLElement[]>([])
  useLayoutEffect(
    () => () => {
      if (mine.current?.contains(document.activeElement)) heirs.current = around(mine.current)
    },
    [],
  )
  useEffect(() => {
    // It is there from now on; once it goes React has let go of it already.
    mine.current = box.current
    return () => {
      const left = heirs.current
      if (!left.length) return
      // Last of all: others see by the focus on the page's body that they may lead it on.
      setTimeout(() => {
        const heir = left.find(each => each.isConnected)
        if (heir && document.activeElement === document.body) focusForNow(heir)
      })
    }
  }, [box])
}
