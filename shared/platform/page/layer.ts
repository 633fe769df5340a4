import { parentOf } from './host/elements'
import { pageBody } from './host/find-in-page'
import { unhidden } from './host/unhidden'
import { shellAttribute } from './placeholders'
import { partOf, shellIn, topPlace } from './top-of-page'

/** Returns the element into which dialogs are rendered: last in the page or in its top layer. */
export const dialogLayer = (place: Element = pageBody()): HTMLElement => partOf(shellIn(place), 'dialogs')

/** Returns the dialog layer above everything at the place of a widget. */
export const layerOver = (widget: Element | null): HTMLElement => dialogLayer(topPlace(widget))

/** Returns everything that a modal dialog covers. Live regions are not covered, so they stay audible while it is open. */
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

/** Returns the shell that contains a dialog layer. */
export const shellOf = (layer: Element): Element | null => layer.closest(`[${shellAttribute}]`)
