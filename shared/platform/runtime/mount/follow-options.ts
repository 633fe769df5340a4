import type { Options } from '../../options/options'
import { attributeOf, jsonChildren, jsonTexts, slotChildren } from '../../options/read-options'
import { jsonAttribute } from '../../page/placeholders'

const followers = new WeakMap<Node, (isOption: boolean) => void>()
// One observer serves all placeholders, as it reports all changes of a task together.
let observer: MutationObserver | undefined

/** Returns the followed placeholder at or around a node. */
function followedAt(node: Node | null): Node | null {
  return !node || followers.has(node) ? node : followedAt(node.parentNode)
}

/**
 * Calls `change` whenever the page changes an option's attribute, the JSON or a slot; returns a function that stops it.
 * `withContent` follows all other content of the placeholder as well.
 */
export function followOptions(
  placeholder: Element,
  options: Options,
  change: () => void,
  withContent = false,
): () => void {
  const written = () =>
    [...jsonTexts(placeholder), ...slotChildren(placeholder).map(({ innerHTML }) => innerHTML)].join()
  let known = written()
  const watchJson = () => {
    for (const child of jsonChildren(placeholder))
      observer?.observe(child, { childList: true, characterData: true, subtree: true })
  }
  const follow = (isOption: boolean) => {
    const found = written()
    // A script that takes the content away for a moment changes nothing.
    const isNews = isOption || withContent || (found && found !== known)
    if (found && !withContent) watchJson()
    known = found || known
    if (isNews) change()
  }
  followers.set(placeholder, follow)
  // Options that a page changes, and the content of a placeholder that could not be read; one observer for
  // all placeholders. Ends with: the widget goes, or is mounted.
  observer ??= new MutationObserver(changes => {
    for (const followed of new Set(changes.map(({ target }) => followedAt(target))))
      if (followed)
        followers.get(followed)?.(
          changes.some(({ type, target }) => type === 'attributes' && target === followed),
        )
  })
  observer.observe(placeholder, {
    attributeFilter: [jsonAttribute, ...Object.keys(options).map(attributeOf)],
    childList: true,
    characterData: withContent,
    subtree: withContent,
  })
  if (!withContent) watchJson()
  return () => {
    if (followers.get(placeholder) === follow) followers.delete(placeholder)
  }
}
