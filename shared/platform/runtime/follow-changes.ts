import { elementsIn } from '../page/host/elements'
import {
  coveredAttribute,
  offAttribute,
  openClass,
  placeholdersIn,
  rootAttribute,
  shellAttribute,
} from '../page/placeholders'
import type { MountRegistry } from './mount-registry'
import { onDispose } from './on-dispose'

// Elements that the bundle adds to a page, besides the widgets, while a dialog is open.
const leftovers = `[${coveredAttribute}],[${shellAttribute}],:not([data-widget])>[${rootAttribute}]`

/**
 * Removes copies of an open dialog: a router may keep a page with one and insert it again, and nothing can close the
 * copy.
 */
function removeCopies(brought: Element): void {
  if (document.documentElement.classList.contains(openClass)) return
  for (const copy of elementsIn(brought, leftovers)) {
    if (copy.hasAttribute(coveredAttribute)) {
      copy.removeAttribute(coveredAttribute)
      copy.removeAttribute('aria-hidden')
    }
    // The property `doorstep` is set by script; a copied element does not have it.
    else if (!('doorstep' in copy)) copy.remove()
  }
}

const frameMs = 16

/** Handles placeholders that are inserted, moved, cloned, emptied or removed, one batch per frame. */
export function followChanges({ add, sweep }: MountRegistry, until?: AbortSignal): void {
  let added: Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const settle = () => {
    timer = undefined
    const batch = added
    added = []
    sweep()
    for (const node of batch) {
      if (!node.isConnected) continue
      removeCopies(node)
      for (const placeholder of placeholdersIn(node)) add(placeholder)
    }
  }
  // Placeholders that scripts add, move or take out, once a frame. Ends with: the loader is disposed; one
  // frame.
  const observer = new MutationObserver(changes => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'attributes') added.push(target as Element)
      for (const node of addedNodes) if (node.nodeType === 1) added.push(node as Element)
    }
    // A hidden tab has no animation frames, but its scripts still run.
    if (!timer) timer = setTimeout(settle, frameMs)
  })
  // A page may have been saved with an open dialog.
  document.documentElement.classList.remove(openClass)
  removeCopies(document.documentElement)
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-widget', offAttribute],
  })
  onDispose(until, () => observer.disconnect())
}
