import { escapeText } from '../../platform/values/escape-text'
import { type Markup, textOf } from './placeholder/markup'
import type { PlaceholderParts } from './placeholder/written'

const isVoid = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const isRaw = /^(script|style|noscript|iframe|xmp|noembed|noframes)$/

// Escapes an attribute's value; `<` too, because a server would run text that begins with <? or <%.
const escaped = (value: string) =>
  value
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/<(?=[?%])/g, '&lt;')

/** Prints an attribute; without a value, only its name. */
const printAttribute = ([name, value]: readonly [string, string]): string =>
  value ? `${name}="${escaped(value)}"` : name

/** Prints markup in the form in which a person would paste it. */
export function print(node: Markup): string {
  const { name, attributes, children, text } = node
  if (name === '#text') return escapeText(text)
  if (name === '#comment') return `<!--${text}-->`
  const open = `<${[name, ...attributes.map(printAttribute)].join(' ')}>`
  if (isVoid.test(name)) return open
  // If scripting was off when a <noscript> was parsed, it contains elements.
  const isText = isRaw.test(name) && children.every(child => child.name === '#text')
  const inner = isText ? textOf(node) : children.map(print).join('')
  // A parser drops the first line break in these elements.
  const first = /^(pre|textarea|listing)$/.test(name) && inner.startsWith('\n') ? '\n' : ''
  return `${open}${first}${inner}</${name}>`
}

const indented = (text: string, by: string) => text.replace(/\n/g, `\n${by}`)

/** Returns the corrected placeholder as text. */
export function printWritten({ tag, attributes, json, slots, fallback }: PlaceholderParts): string {
  const open = `<${[tag, ...attributes.map(printAttribute)].join(' ')}>`
  const [source] = json
  const text = source === undefined ? '' : JSON.stringify(JSON.parse(source.trim() || '{}'), null, 2)
  const script =
    text &&
    `\n  <script type="application/json">\n    ${indented(text, '    ').replace(/</g, '\\u003C')}\n  </script>`
  const templates = slots.map(
    ({ name, children }) => `\n  <template data-slot="${name}">${children.map(print).join('')}</template>`,
  )
  const rest = fallback.map(print).join('').trim()
  return `${open}${script}${templates.join('')}${rest && `\n  ${rest}`}${script || rest || templates.length ? '\n' : ''}</${tag}>`
}
