import type { Options } from '../../options/options'
import { attributeOf } from '../../options/read-options'
import { jsonAttribute } from '../../page/placeholders'

const followers = new WeakMap<Node, () => void>()
// One observer serves all placeholders, as it reports all changes of a task together.
let observer: MutationObserver | undefined

/** Returns the followed placeholder at or around a node. */
function followedAt(node: Node | null): Node | null {
  return !node || followers.has(node) ? node : followedAt(node.parentNode)
}

/**
 * Calls `change` whenever the page changes an option's attribute; returns a function that stops it. `withContent`
 * follows the content of the placeholder as well.
 */
export function followOptions(
  placeholder: Element,
  options: Options,
  change: () => void,
  withContent = false,
): () => void {
  followers.set(placeholder, change)
  observer ??= new MutationObserver(changes => {
    for (const followed of new Set(changes.map(({ target }) => followedAt(target))))
      if (followed) followers.get(followed)?.()
  })
  observer.observe(placeholder, {
    attributeFilter: [jsonAttribute, ...Object.keys(options).map(attributeOf)],
    childList: withContent,
    characterData: withContent,
    subtree: withContent,
  })
  return () => {
    if (followers.get(placeholder) === change) followers.delete(placeholder)
  }
}
