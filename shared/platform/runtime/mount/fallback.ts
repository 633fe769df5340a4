import { jsonChildren, slotChildren } from '../../options/read-options'
import { fallbackAttribute, rootAttribute } from '../../page/placeholders'

const isConfiguration = (node: Node) =>
  node instanceof HTMLElement &&
  (node.localName === 'template' || (node instanceof HTMLScriptElement && node.type === 'application/json'))

/** Returns the template with the server's content of a mounted placeholder. */
export const stashOf = (placeholder: Element) =>
  [...placeholder.children].find((child): child is HTMLTemplateElement =>
    child.hasAttribute(fallbackAttribute),
  )

function removeRoots(placeholder: Element, except?: Element): void {
  for (const stale of placeholder.querySelectorAll(`:scope > [${rootAttribute}]`))
    if (stale !== except) stale.remove()
}

/**
 * Moves the server's content into an inert `<template>` in the placeholder, so that a clone of the placeholder has
 * it, too. `root` is already in the placeholder.
 */
export function stashFallback(placeholder: Element, root: Element): void {
  removeRoots(placeholder, root)
  if (stashOf(placeholder)) return
  // An editor may have wrapped the configuration in a paragraph. It is moved out, so that a remount or a clone can
  // read it again.
  for (const part of [...jsonChildren(placeholder), ...slotChildren(placeholder)]) {
    if (part.parentNode !== placeholder) placeholder.append(part)
  }
  const stash = document.createElement('template')
  stash.setAttribute(fallbackAttribute, '')
  stash.content.append(...[...placeholder.childNodes].filter(node => node !== root && !isConfiguration(node)))
  // The template is inserted before the root, as moving the root would lose the focus inside it.
  root.before(stash)
}

/** Removes the widget's root and shows the server's content again. */
export function restoreFallback(placeholder: Element): void {
  removeRoots(placeholder)
  const stash = stashOf(placeholder)
  stash?.replaceWith(stash.content)
}
