import { pageBody } from './host/find-in-page'
import { outOfReach } from './placeholders'

// Where the focus is, and who gives it: nothing else calls `focus()`, so that what may take it is decided here alone.

type Target = (Element & Partial<HTMLOrSVGElement>) | null | undefined

/** Browsers give no focus to what is not shown or inert, but they do to what is only kept from screen readers. */
const giveFocus = (target: Target, options?: FocusOptions): void => {
  if (!target?.closest(outOfReach)) target?.focus?.(options)
}

/** Gives the focus to that, if it is there; the page scrolls to it. */
export const setFocus = (target: Target): void => giveFocus(target)

/** Gives the focus to that, if it is there; the page is not scrolled. */
export const setFocusInPlace = (target: Target): void => giveFocus(target, { preventScroll: true })

/** Gives the focus to what Tab does not lead to, for as long as it stays there; the page is not scrolled. */
export function focusForNow(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  setFocusInPlace(place)
}

/** Whether the focus is on that or in it. */
export const hasFocus = (part: Element | null | undefined): boolean =>
  part?.contains(document.activeElement) === true

/** Whether what had the focus has gone, and neither the person nor a script has given it to anything since. */
export const isFocusLost = (): boolean => (document.activeElement ?? pageBody()) === pageBody()

/** Gives a focus that is lost to the first of these that is still there and takes it; says whether one did. */
export function restoreFocus<Kind extends Element>(
  candidates: readonly (Kind | null | undefined)[],
  give: (target: Kind) => void = setFocus,
): boolean {
  return (
    isFocusLost() &&
    candidates.some(each => {
      if (!each?.isConnected || each === pageBody()) return false
      give(each)
      return document.activeElement === each
    })
  )
}
