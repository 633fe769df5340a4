import { parentOf } from './host/elements'
import { pageBody } from './host/find-in-page'
import { unhidden } from './host/unhidden'
import { shellAttribute } from './placeholders'
import { partOf, shellIn, topPlace } from './top-of-page'

/** The element, last in the page or in what of the page is on top, into which dialogs are rendered. */
export const dialogLayer = (place: Element = pageBody()): HTMLElement => partOf(shellIn(place), 'dialogs')

/** The dialog layer over all that the page shows where a widget stands. */
export const layerOver = (widget: Element | null): HTMLElement => dialogLayer(topPlace(widget))

/** All that a modal dialog covers; the live regions beside it are not among it, so they are heard while it is open. */
export function pageBehindDialogs(layer: Element = dialogLayer()): Element[] {
  const behind: Element[] = []
  const body = pageBody()
  for (let own = shellOf(layer); own && own !== body; own = parentOf(own)) {
    const parent = parentOf(own)
    for (const child of parent ? unhidden(parent).children : [])
      if (child !== own && !/^(script|style|link|template)$/.test(unhidden(child).localName))
        behind.push(child)
  }
  return behind
}

/** The shell that a dialog hangs in. */
export const shellOf = (layer: Element): Element | null => layer.closest(`[${shellAttribute}]`)
