import type { Markup } from '../../../shared/tools/doctor/placeholder/markup'

// The elements that are left out of the preview, because a link may have brought them: they run scripts or lead the
// page elsewhere.
const leftOut = /^(script|iframe|frame|object|embed|base|meta|link|style)$/
const isJson = ({ attributes }: Markup) =>
  attributes.some(([name, value]) => name === 'type' && value === 'application/json')
const isKept = (node: Markup) => isJson(node) || !leftOut.test(node.name)
const isAttribute = (name: string) => /^[a-z][\w:.-]*$/i.test(name) && !/^(on.*|srcdoc|style)$/i.test(name)

/**
 * Makes nodes of markup for a page whose policy forbids markup from texts and text in a script; the JSON goes into a
 * template instead.
 */
export function nodeOf(page: Document, { name, attributes, children, text }: Markup): Node {
  if (name === '#text') return page.createTextNode(text)
  if (name === '#comment') return page.createComment(text)
  const element = page.createElement(name === 'script' ? 'template' : name)
  element.toggleAttribute('data-json', name === 'script')
  for (const [each, value] of attributes) if (isAttribute(each)) element.setAttribute(each, value)
  // The node belongs to another window, so `instanceof` with this window's class would be false.
  const { content = element } = element as Partial<HTMLTemplateElement>
  content.append(...children.filter(isKept).map(child => nodeOf(page, child)))
  return element
}
