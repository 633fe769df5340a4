import { createContext } from 'react'
import { tokenNames } from '../style/token-names'

/** The root of the widget that is being rendered; null outside of one. */
export const PlaceContext = createContext<Element | null>(null)

// Where the page's text is smaller than this, people enlarge it; a dialog does not begin below.
const leastSize = 14

/**
 * What a dialog, which hangs at the end of the page, is given of what its widget has where it stands: size and kind of
 * type, tokens, direction and language. Read before the dialog is put into the page, or the browser would work out its
 * style for the question alone.
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
