import type { Options } from '../../options/options'
import { attributeOf } from '../../options/read-options'

const followers = new WeakMap<Node, () => void>()
// One observer serves all placeholders, as it reports all changes of a task together.
let observer: MutationObserver | undefined

/** Calls `change` whenever the page changes an option's attribute; returns a function that stops it. */
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
