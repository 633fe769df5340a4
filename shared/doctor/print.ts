import { type Markup, textOf } from '../options/markup'

const isVoid = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const isRaw = /^(script|style|noscript|iframe|xmp|noembed|noframes)$/

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Writes an attribute; one without a value stands by itself. */
export const printAttribute = ([name, value]: readonly [string, string]): string =>
  value ? `${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"` : name

/** Writes markup as a person would paste it. */
export function print(node: Markup): string {
  const { name, attributes, children, text } = node
  if (name === '#text') return escapeText(text)
  if (name === '#comment') return `<!--${text}-->`
  const open = `<${[name, ...attributes.map(printAttribute)].join(' ')}>`
  if (isVoid.test(name)) return open
  return `${open}${isRaw.test(name) ? textOf(node) : children.map(print).join('')}</${name}>`
}
