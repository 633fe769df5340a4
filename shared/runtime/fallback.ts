import { fallbackAttribute, rootAttribute } from '../page/placeholders'

const isConfiguration = (node: Node) =>
  node instanceof HTMLElement &&
  (node.localName === 'template' || (node instanceof HTMLScriptElement && node.type === 'application/json'))

const stashOf = (placeholder: Element) =>
  [...placeholder.children].find((child): child is HTMLTemplateElement =>
    child.hasAttribute(fallbackAttribute),
  )

/** Puts the server's content away, inert, where a clone of the placeholder finds it too. */
export function stashFallback(placeholder: Element): void {
  for (const stale of placeholder.querySelectorAll(`:scope > [${rootAttribute}]`)) stale.remove()
  if (stashOf(placeholder)) return
  const stash = document.createElement('template')
  stash.setAttribute(fallbackAttribute, '')
  stash.content.append(...[...placeholder.childNodes].filter(node => !isConfiguration(node)))
  placeholder.append(stash)
}

/** Puts the server's content back. */
export function restoreFallback(placeholder: Element): void {
  for (const stale of placeholder.querySelectorAll(`:scope > [${rootAttribute}]`)) stale.remove()
  const stash = stashOf(placeholder)
  stash?.replaceWith(stash.content)
}
