import { jsonChildren, slotChildren } from '../../options/read-options'
import { fallbackAttribute, rootAttribute } from '../../page/placeholders'

const isConfiguration = (node: Node) =>
  node instanceof HTMLElement &&
  (node.localName === 'template' || (node instanceof HTMLScriptElement && node.type === 'application/json'))

const stashOf = (placeholder: Element) =>
  [...placeholder.children].find((child): child is HTMLTemplateElement =>
    child.hasAttribute(fallbackAttribute),
  )

function removeRoots(placeholder: Element, except?: Element): void {
  for (const stale of placeholder.querySelectorAll(`:scope > [${rootAttribute}]`))
    if (stale !== except) stale.remove()
}

/** Puts the server's content away, inert, where a clone of the placeholder finds it too; `root` stands in its place already. */
export function stashFallback(placeholder: Element, root: Element): void {
  removeRoots(placeholder, root)
  if (stashOf(placeholder)) return
  // Out of the paragraph in which an editor wrapped them: a remount, or a clone, reads them again.
  for (const part of [...jsonChildren(placeholder), ...slotChildren(placeholder)]) {
    if (part.parentNode !== placeholder) placeholder.append(part)
  }
  const stash = document.createElement('template')
  stash.setAttribute(fallbackAttribute, '')
  stash.content.append(...[...placeholder.childNodes].filter(node => node !== root && !isConfiguration(node)))
  // Moving the root would take the focus out of it.
  root.before(stash)
}

/** Puts the server's content back. */
export function restoreFallback(placeholder: Element): void {
  removeRoots(placeholder)
  const stash = stashOf(placeholder)
  stash?.replaceWith(stash.content)
}
