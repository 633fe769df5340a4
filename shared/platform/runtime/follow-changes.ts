import { placeholdersIn } from '../page/placeholders'
import type { MountRegistry } from './mount-registry'
import { onDispose } from './on-dispose'

/** Follows placeholders that are inserted, moved, cloned, torn or removed, one batch a frame. */
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
