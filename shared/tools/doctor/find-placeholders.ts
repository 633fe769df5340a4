import { attributeIn, type Markup } from '../../platform/options/markup'
import { rootAttribute } from '../../platform/page/placeholders'
import { closestMatch } from '../../platform/values/closest-match'
import { unescapeText } from './mend-json'

/** A placeholder, or what was meant as one. */
export type Found = {
  /** What a mended one takes the place of. */
  node: Markup
  placeholder: Markup
  next: Markup | undefined
  /** Why it is no placeholder as it stands. */
  says?: string
}

const attribute = 'data-widget'
const nearestName = (name: string) => (name === 'widget' ? attribute : closestMatch(name, [attribute]))

const asPlaceholder = (node: Markup, name: string, from?: string): Markup => ({
  ...node,
  attributes: [[attribute, name], ...node.attributes.filter(([each]) => each !== from)],
})

/** An element with a slip in the attribute itself, or one that is called as a widget is. */
function meantBy(node: Markup, names: readonly string[]): Omit<Found, 'node' | 'next'> | undefined {
  if (names.includes(node.name) && node.name.includes('-')) {
    const says = `<${node.name}> is no element that browsers know; write <div data-widget="${node.name}">.`
    return { placeholder: asPlaceholder({ ...node, name: 'div' }, node.name), says }
  }
  for (const [name, value] of node.attributes) {
    const to = nearestName(name) && closestMatch(value, names)
    if (!to) continue
    return {
      placeholder: asPlaceholder(node, to, name),
      says: `${name}="${value}" has no effect; write data-widget="${to}".`,
    }
  }
  return undefined
}

const printedTag = /<(\w+)((?=\s[^<>]*\bdata-widget\b)[^<>]*?)\/?>(?:([\s\S]*?)<\/\1>)?/
const printedAttribute = /([^\s="'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** A placeholder of which a tool has made text; what it holds is text, too. */
function printedIn(node: Markup): Omit<Found, 'node' | 'next'> | undefined {
  const text = unescapeText(node.text)
    .replace(/[“”„]/g, '"')
    .replace(/\u00a0/g, ' ')
  const [, name, written = '', inner = ''] = printedTag.exec(text) ?? []
  if (!name) return undefined
  const attributes = [...written.matchAll(printedAttribute)].map(
    ([, each = '', double, single, bare]) => [each, double ?? single ?? bare ?? ''] as const,
  )
  const children = inner ? [{ name: '#text', attributes: [], children: [], text: inner }] : []
  return {
    placeholder: { name, attributes, children, text: '' },
    says: 'the markup of a placeholder is printed as text; paste it into the source, not into the text.',
  }
}

const isBlank = ({ name, text }: Markup) => name === '#comment' || (name === '#text' && !text.trim())

/** Every placeholder below, and all that was meant as one. */
export function* placeholdersBelow(parent: Markup, names: readonly string[]): Generator<Found> {
  const { children } = parent
  for (const [at, node] of children.entries()) {
    if (node.name === '#text') {
      const printed = /data-widget/.test(node.text) && printedIn(node)
      if (printed) yield { ...printed, node, next: undefined }
      continue
    }
    if (attributeIn(node, rootAttribute) !== undefined || /^(script|style)$/.test(node.name)) {
      if (node.name !== 'script' || attributeIn(node, attribute) === undefined) continue
    }
    const next = children.slice(at + 1).find(each => !isBlank(each))
    if (attributeIn(node, attribute) !== undefined) yield { node, placeholder: node, next }
    else {
      const meant = meantBy(node, names)
      if (meant) yield { ...meant, node, next }
    }
    yield* placeholdersBelow(node, names)
  }
}
