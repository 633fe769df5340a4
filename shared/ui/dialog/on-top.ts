import { useState } from 'react'
import { unhidden } from '../../platform/page/host/unhidden'
import { layerOver, shellOf } from '../../platform/page/layer'

/** Returns the layer for a dialog: above everything that the page shows around the widget when the dialog opens. */
export function useLayer(isOpen: boolean, place: Element | null): HTMLElement {
  const [hung, setHung] = useState(() => ({ isOpen, layer: layerOver(place) }))
  if (hung.isOpen === isOpen) return hung.layer
  const layer = isOpen ? layerOver(place) : hung.layer
  setHung({ isOpen, layer })
  return layer
}

/** Calls `gone` when a dialog or popover of the page that contains the layer closes; returns a function that stops it. */
export function onLayerGone(layer: Element, gone: () => void): () => void {
  const inPage = shellOf(layer)?.assignedSlot ?? layer
  const root = unhidden(inPage.getRootNode())
  const hear = ({ target, type, newState }: Event & { newState?: string }) => {
    const isClosed = type === 'close' || newState === 'closed'
    if (isClosed && target instanceof HTMLElement && target !== layer && target.contains(inPage)) gone()
  }
  // Neither event bubbles, nor leaves a shadow.
  // Ends with: the dialog closes.
  for (const name of ['close', 'toggle']) root.addEventListener(name, hear, true)
  return () => {
    for (const name of ['close', 'toggle']) root.removeEventListener(name, hear, true)
  }
}

/**
 * Shows a dialog as a popover in the browser's top layer, so that no ancestor clips, moves or hides it. Returns a
 * function that undoes this.
 */
export function showOnTop(portal: HTMLElement | null): () => void {
  if (!portal?.showPopover) return () => {}
  portal.setAttribute('popover', 'manual')
  portal.showPopover()
  return () => portal.removeAttribute('popover')
}

/**
 * Gives a dialog in a frame longer than the screen a screen's length around its opener. The rest of such a frame may be
 * out of sight, and only the page around it knows how far it is scrolled.
 */
export function showNear(opener: Element | null, scrim: HTMLElement): void {
  const length = screen.availHeight
  if (!opener || parent === window || innerHeight <= length) return
  const { top, bottom } = opener.getBoundingClientRect()
  const above = Math.min(Math.max((top + bottom - length) / 2, 0), innerHeight - length)
  scrim.style.setProperty('--doorstep_above', `${above}px`)
  scrim.style.setProperty('--doorstep_below', `${innerHeight - length - above}px`)
}
