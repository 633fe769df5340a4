import { createContext } from 'react'
import { tokenNames } from '../style/token-names'

/** The root of the widget that is being rendered; null outside a widget. */
export const PlaceContext = createContext<Element | null>(null)

// The least font size of a dialog; where the text of the page is smaller, people enlarge it.
const leastSize = 14

/**
 * Reads the font, tokens, direction and language at the place of a widget, and returns a function that gives them to
 * a dialog, which is rendered at the end of the page. They are read before the dialog is on the page, as reading
 * would otherwise make the browser compute its style.
 */
export function inheritTheme(place: Element): (portal: HTMLElement) => void {
  const look = getComputedStyle(place)
  const usual = getComputedStyle(document.documentElement)
  const tokens = tokenNames.map(each => {
    const name = `--doorstep-${each}`
    const value = look.getPropertyValue(name)
    return [name, value === usual.getPropertyValue(name) ? null : value] as const
  })
  const fontSize = `${Math.max(leastSize, Number.parseFloat(look.fontSize))}px`
  const { fontFamily, direction } = look
  const lang = place.closest('[lang]')?.getAttribute('lang') ?? ''
  return portal => {
    for (const [name, value] of tokens) portal.style.setProperty(name, value)
    portal.style.fontSize = fontSize
    portal.style.fontFamily = fontFamily
    portal.dir = direction
    portal.lang = lang
  }
}
