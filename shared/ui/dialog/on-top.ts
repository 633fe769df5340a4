import { useState } from 'react'
import { layerOver } from '../../platform/page/shell'

/** Where a dialog hangs: over all that the page shows around its widget at the moment it opens. */
export function useLayer(isOpen: boolean, place: Element | null): HTMLElement {
  const [hung, setHung] = useState(() => ({ isOpen, layer: layerOver(place) }))
  if (hung.isOpen === isOpen) return hung.layer
  const layer = isOpen ? layerOver(place) : hung.layer
  setHung({ isOpen, layer })
  return layer
}

/** Calls the listener when a dialog or popover of the page's that a layer hangs in is closed; returns the undo. */
export function onLayerGone(layer: Element, gone: () => void): () => void {
  const hear = ({ target, type, newState }: Event & { newState?: string }) => {
    const isClosed = type === 'close' || newState === 'closed'
    if (isClosed && target instanceof HTMLElement && target !== layer && target.contains(layer)) gone()
  }
  // Neither event bubbles.
  for (const name of ['close', 'toggle']) document.addEventListener(name, hear, true)
  return () => {
    for (const name of ['close', 'toggle']) document.removeEventListener(name, hear, true)
  }
}

/**
 * Puts a dialog over all that the page has put over itself: nothing that it hangs in cuts it off, moves it or hides it.
 * Returns the undo.
 */
export function showOnTop(portal: HTMLElement | null): () => void {
  if (!portal?.showPopover) return () => {}
  portal.setAttribute('popover', 'manual')
  portal.showPopover()
  return () => portal.removeAttribute('popover')
}
