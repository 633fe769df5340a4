/** An element, a text or a comment as plain data: of a page, or of a template's source. */
export type Markup = {
  /** The element's name, `#text` or `#comment`. */
  name: string
  attributes: readonly (readonly [name: string, value: string])[]
  /** For a `<template>`, the children of its content. */
  children: readonly Markup[]
  text: string
  /** The origin: the node of a page, or a place in a source. */
  of?: unknown
}

/** Returns the value of an attribute; undefined if the element does not have it. */
export const attributeIn = ({ attributes }: Markup, name: string): string | undefined =>
  attributes.find(([each]) => each === name)?.[1]

/** Returns all text of a node and its descendants, as one text. */
export const textOf = ({ text, children }: Markup): string => text + children.map(textOf).join('')

/** Yields a node and its descendants, in the order of the source; `enters` decides whose children are included. */
export function* everyIn(node: Markup, enters: (node: Markup) => boolean = () => true): Generator<Markup> {
  const left = [node]
  for (let each = left.pop(); each; each = left.pop()) {
    yield each
    if (enters(each)) for (let at = each.children.length; at-- > 0; ) left.push(each.children[at] as Markup)
  }
}

const nameOf = (node: Node): string => {
  if (node.nodeType === 1) return (node as Element).localName
  return node.nodeType === 8 ? '#comment' : '#text'
}

/** Reads a node of the page. */
export function markupOf(node: Node): Markup {
  const element = node.nodeType === 1 ? (node as Element) : undefined
  const holder = node instanceof HTMLTemplateElement ? node.content : node
  return {
    name: nameOf(node),
    attributes: element?.getAttributeNames().map(name => [name, element.getAttribute(name) ?? '']) ?? [],
    children: [...holder.childNodes].map(markupOf),
    text: node.nodeValue ?? '',
    of: node,
  }
}
