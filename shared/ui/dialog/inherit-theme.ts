import { createContext } from 'react'
import { tokenNames } from '../style/token-names'

/** The root of the widget that is being rendered; null outside a widget. */
export const PlaceContext = createContext<Element | null>(null)

// The smallest font size of a dialog in pixels: that of form text, below which phones zoom in.
const leastSize = 16

const sizeOf = ({ fontSize }: CSSStyleDeclaration): number => Number.parseFloat(fontSize)

/**
 * Reads the font, tokens, direction and language at a widget, and returns a function that gives them to its dialog,
 * which is at the end of the page. Reading happens before the dialog is on the page, to avoid another style
 * computation.
 */
export function inheritTheme(place: Element): (portal: HTMLElement) => void {
  const look = getComputedStyle(place)
  const usual = getComputedStyle(document.documentElement)
  const tokens = tokenNames.map(each => {
    const name = `--doorstep-${each}`
    const value = look.getPropertyValue(name)
    return [name, value === usual.getPropertyValue(name) ? null : value] as const
  })
  // A widget may be in small print, such as a strip above the header, but its dialog needs normal text.
  const fontSize = `${Math.max(leastSize, sizeOf(getComputedStyle(document.body)), sizeOf(look))}px`
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
