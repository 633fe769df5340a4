import { createContext } from 'react'
import { tokenNames } from './token-names'

/** The root of the widget that is being rendered; null outside of one. */
export const PlaceContext = createContext<Element | null>(null)

// Where the page's text is smaller than this, people enlarge it; a dialog does not begin below.
const leastSize = 14

/**
 * Gives a dialog, which hangs at the end of the page, what its widget has where it stands: size and kind of type,
 * tokens, direction and language.
 */
export function dressDialog(portal: HTMLElement, place: Element): void {
  const look = getComputedStyle(place)
  const usual = getComputedStyle(document.documentElement)
  for (const name of tokenNames.map(each => `--doorstep-${each}`)) {
    const value = look.getPropertyValue(name)
    portal.style.setProperty(name, value === usual.getPropertyValue(name) ? null : value)
  }
  portal.style.fontSize = `${Math.max(leastSize, Number.parseFloat(look.fontSize))}px`
  portal.style.fontFamily = look.fontFamily
  portal.dir = look.direction
  portal.lang = place.closest('[lang]')?.getAttribute('lang') ?? ''
}
