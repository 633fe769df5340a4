import { pageBody } from './host/find-in-page'
import { outOfReach } from './placeholders'

// This file alone calls `focus()`, so the rules for what may take the focus are all here.

type Target = (Element & Partial<HTMLOrSVGElement>) | null | undefined

/**
 * Focuses the target unless it is hidden from screen readers: browsers allow that, but refuse hidden and inert
 * elements themselves.
 */
const giveFocus = (target: Target, options?: FocusOptions): void => {
  if (!target?.closest(outOfReach)) target?.focus?.(options)
}

/** Focuses the target if it exists, and scrolls to it. */
export const setFocus = (target: Target): void => giveFocus(target)

/** Focuses the target if it exists, without scrolling. */
export const setFocusInPlace = (target: Target): void => giveFocus(target, { preventScroll: true })

/** Focuses an element that Tab does not reach, without scrolling; it stays focusable until it loses the focus. */
export function focusForNow(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    // A place takes the focus for now. Ends with: the focus leaves it.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  setFocusInPlace(place)
}

/**
 * Focuses a pressed control, unless a person is elsewhere. Safari and virtual cursors press a button without the focus,
 * and the way back from a dialog begins there.
 */
export const focusPressed = (pressed: Target): void => {
  if (pressed && document.activeElement?.contains(pressed)) setFocusInPlace(pressed)
}

/** Returns whether the focus is on the element or inside it. */
export const hasFocus = (part: Element | null | undefined): boolean =>
  part?.contains(document.activeElement) === true

/** Returns whether the focused element is gone and nothing else has the focus. */
export const isFocusLost = (): boolean => (document.activeElement ?? pageBody()) === pageBody()

/** Moves a lost focus to the first candidate that takes it; returns whether one did. */
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
