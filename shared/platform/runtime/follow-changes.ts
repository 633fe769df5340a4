import {
  coveredAttribute,
  openClass,
  placeholdersIn,
  rootAttribute,
  shellAttribute,
} from '../page/placeholders'
import type { MountRegistry } from './mount-registry'
import { onDispose } from './on-dispose'

// What a page has of ours, besides the widgets, while a dialog is open.
const leftovers = `.doorstep[${shellAttribute}],[data-react-modal-body-trap],[${coveredAttribute}],:not([data-widget])>[${rootAttribute}]`

/** Ends a dialog in what a router has kept of a page and brings back: a copy of it lies there, which nothing can close. */
function removeCopies(brought: Element): void {
  if (!brought.isConnected || document.documentElement.classList.contains(openClass)) return
  const found = [...brought.querySelectorAll(leftovers)]
  for (const copy of brought.matches(leftovers) ? [brought, ...found] : found) {
    if (copy.hasAttribute(coveredAttribute))
      for (const name of [coveredAttribute, 'aria-hidden']) copy.removeAttribute(name)
    // A copy has no properties but an element's.
    else if (!('doorstep' in copy)) copy.remove()
  }
}

/** Follows placeholders that are inserted, moved, cloned, emptied or removed, one batch a frame. */
export function followChanges({ add, sweep }: MountRegistry, until?: AbortSignal): void {
  let added: Element[] = []
  let isScheduled = false

  const settle = () => {
    if (!isScheduled) return
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
    requestAnimationFrame(settle)
    // Frames stop in a hidden tab; the page's scripts do not.
    setTimeout(settle, 100)
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
    attributeFilter: ['data-widget'],
  })
  onDispose(until, () => observer.disconnect())
}
