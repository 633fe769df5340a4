import { createContext } from 'react'
import { tokenNames } from '../style/token-names'

/** The root of the widget that is being rendered; null outside a widget. */
export const PlaceContext = createContext<Element | null>(null)

// The least font size of a dialog in pixels: that of form text, below which phones zoom in.
const leastSize = 16

const sizeOf = ({ fontSize }: CSSStyleDeclaration): number => Number.parseFloat(fontSize)

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
  // A widget may stand in small print, such as a strip above the header; its dialog is text of the page.
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
