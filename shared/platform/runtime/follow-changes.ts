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
const leftovers = `.doorstep[${shellAttribute}],[data-react-modal-body-trap],[${coveredAttribute}],:not([data-widget])>[${rootAttribute}]`

/**
 * Removes copies of an open dialog: a router may keep a page with one and insert it again, and nothing can close the
 * copy.
 */
function removeCopies(brought: Element): void {
  if (!brought.isConnected || document.documentElement.classList.contains(openClass)) return
  for (const copy of elementsIn(brought, leftovers)) {
    if (copy.hasAttribute(coveredAttribute))
      for (const name of [coveredAttribute, 'aria-hidden']) copy.removeAttribute(name)
    // The property `doorstep` is set by script; a copied element does not have it.
    else if (!('doorstep' in copy)) copy.remove()
  }
}

const frameMs = 16

/** Handles placeholders that are inserted, moved, cloned, emptied or removed, one batch per frame. */
export function followChanges({ add, sweep }: MountRegistry, until?: AbortSignal): void {
  let added: Element[] = []
  let isScheduled = false

  const settle = () => {
    isScheduled = false
    const batch = added
    added = []
    sweep()
    for (const node of batch) {
      removeCopies(node)
      if (node.isConnected) for (const placeholder of placeholdersIn(node)) add(placeholder)
    }
  }
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    // A hidden tab has no animation frames, but its scripts still run.
    setTimeout(settle, frameMs)
  }
  const observer = new MutationObserver(changes => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'attributes') added.push(target as Element)
      for (const node of addedNodes) if (node.nodeType === 1) added.push(node as Element)
    }
    schedule()
  })
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-widget', offAttribute],
  })
  onDispose(until, () => observer.disconnect())
}
