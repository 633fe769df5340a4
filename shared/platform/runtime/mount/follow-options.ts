import type { Options } from '../../options/options'
import { attributeOf } from '../../options/read-options'

const followers = new WeakMap<Node, () => void>()
// One for all placeholders: an observer tells once of all that changed in a turn.
let observer: MutationObserver | undefined

/** Calls `change` whenever the page changes an attribute of an option; returns the end of it. */
export function followOptions(placeholder: Element, options: Options, change: () => void): () => void {
  const attributeFilter = Object.keys(options).map(attributeOf)
  if (!attributeFilter.length) return () => {}
  followers.set(placeholder, change)
  observer ??= new MutationObserver(changes => {
    for (const changed of new Set(changes.map(({ target }) => target))) followers.get(changed)?.()
  })
  observer.observe(placeholder, { attributeFilter })
  return () => {
    if (followers.get(placeholder) === change) followers.delete(placeholder)
  }
}
