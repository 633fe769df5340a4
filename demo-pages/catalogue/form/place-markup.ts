import type { Markup } from '../../../shared/tools/doctor/placeholder/markup'

// A link may have brought it: what runs, or leads the page elsewhere, stays out of the preview.
const leftOut = /^(script|iframe|frame|object|embed|base|meta|link|style)$/
const isJson = ({ attributes }: Markup) =>
  attributes.some(([name, value]) => name === 'type' && value === 'application/json')
const isKept = (node: Markup) => isJson(node) || !leftOut.test(node.name)
const isAttribute = (name: string) => /^[a-z][\w:.-]*$/i.test(name) && !/^(on.*|srcdoc|style)$/i.test(name)

/** Makes nodes of markup, in a page that takes none from a text, and no text in a script: its JSON stands in a template. */
export function nodeOf(page: Document, { name, attributes, children, text }: Markup): Node {
  if (name === '#text') return page.createTextNode(text)
  if (name === '#comment') return page.createComment(text)
  const element = page.createElement(name === 'script' ? 'template' : name)
  element.toggleAttribute('data-json', name === 'script')
  for (const [each, value] of attributes) if (isAttribute(each)) element.setAttribute(each, value)
  // Made in another window, it is no instance of this one's class.
  const { content = element } = element as Partial<HTMLTemplateElement>
  content.append(...children.filter(isKept).map(child => nodeOf(page, child)))
  return element
}
