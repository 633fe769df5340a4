import { fallbackAttribute, offAttribute, rootAttribute } from '../../../platform/page/placeholders'
import { closestMatch } from '../../../platform/values/closest-match'
import { unescapeText } from '../placeholder/json-slips'
import { attributeIn, type Markup } from '../placeholder/markup'

/** A placeholder, or something that was meant as one. */
export type Found = {
  /** The node that the corrected placeholder replaces. */
  node: Markup
  placeholder: Markup
  next: Markup | undefined
  /** The names of the elements around it. */
  above: readonly string[]
  /** The reason why it is not a placeholder. */
  says?: string
  /** True if the placeholder is only a part of the node. */
  isPart?: boolean
}

type Meant = Pick<Found, 'placeholder' | 'says' | 'isPart'>

const attribute = 'data-widget'
/** A cache, because a page uses the same few attribute names again and again. */
const nearestNames = new Map<string, string | undefined>()

function nearestName(name: string): string | undefined {
  if (name === 'widget') return attribute
  if (!nearestNames.has(name)) {
    if (nearestNames.size > 10_000) nearestNames.clear()
    nearestNames.set(name, closestMatch(name.replace(/^(data-)+/, 'data-'), [attribute]))
  }
  return nearestNames.get(name)
}

// "data widget" is two attributes; the first has no meaning.
const asPlaceholder = (node: Markup, name: string, from?: string): Markup => ({
  ...node,
  attributes: [
    [attribute, name],
    ...node.attributes.filter(
      ([each, value]) => each !== from && !(from === 'widget' && each === 'data' && !value),
    ),
  ],
})

/** Returns the placeholder meant by an element with a mistyped attribute, or one named like a widget. */
function meantBy(node: Markup, names: readonly string[]): Meant | undefined {
  if (names.includes(node.name) && node.name.includes('-')) {
    const says = `<${node.name}> is no element that browsers know; write <div data-widget="${node.name}">.`
    return { placeholder: asPlaceholder({ ...node, name: 'div' }, node.name), says }
  }
  const called = /^(?:widget|doorstep(?:-widget)?)$/.test(node.name)
    ? node.attributes.find(([, value]) => names.includes(value))
    : undefined
  if (called) {
    const [name, value] = called
    const says = `<${node.name}> is no element that browsers know; write <div data-widget="${value}">.`
    return { placeholder: asPlaceholder({ ...node, name: 'div' }, value, name), says }
  }
  // A component of a template language has its own attributes.
  if (/^x-|:/.test(node.name)) return undefined
  for (const [at, [name, value]] of node.attributes.entries()) {
    const given = value || node.attributes[at + 1]?.[0].replace(/^["'“”]|["'“”]$/g, '')
    const to =
      nearestName(name) && given && (value ? closestMatch(given, names) : names.find(each => each === given))
    if (!to) continue
    if (!value)
      return {
        placeholder: asPlaceholder(node, to, name),
        says: `${name} "${to}" has no effect; write data-widget="${to}".`,
        isPart: true,
      }
    return {
      placeholder: asPlaceholder(node, to, name),
      says: `${name}="${value}" has no effect; write data-widget="${to}".`,
    }
  }
  return undefined
}

const printedTag = /<(\w+)((?=\s[^<>]*\bdata-widget\b)[^<>]*?)\/?>(?:([\s\S]*?)<\/\1>)?/
const printedAttribute = /([^\s="'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Returns a placeholder that a tool has escaped into text, together with its content. */
function printedIn(node: Markup): Meant | undefined {
  const text = unescapeText(node.text)
    .replace(/[“”„]/g, '"')
    .replace(/\u00a0/g, ' ')
  const [whole, name, written = '', inner = ''] = printedTag.exec(text) ?? []
  if (!name) return undefined
  const attributes = [...written.matchAll(printedAttribute)].map(
    ([, each = '', double, single, bare]) => [each, double ?? single ?? bare ?? ''] as const,
  )
  const children = inner ? [{ name: '#text', attributes: [], children: [], text: inner }] : []
  return {
    placeholder: { name, attributes, children, text: '' },
    isPart: whole !== text.trim(),
    says: printedSays,
  }
}

const printedSays =
  'the markup of a placeholder is printed as text; paste it into the source, not into the text.'
/** The attribute in a tag that was copied incompletely. */
const printedHalf = /(?:^|\s)(?:data-)?widget\s*=\s*["'“”]([\w-]+)["'“”]/

const isBlank = ({ name, text }: Markup) => name === '#comment' || (name === '#text' && !text.trim())

const noPlugin =
  'a shortcode of ours is printed as it is written; activate the plugin, or let this part of the page read shortcodes.'

/** Yields a placeholder that was written as text of the page. */
function* inText(node: Markup, names: readonly string[], above: readonly string[]): Generator<Found> {
  // Only an attribute of ours or a shortcode is of interest.
  if (!node.text.includes('widget') && !node.text.includes('[')) return
  const printed = /data-widget/.test(node.text) && printedIn(node)
  // Text shown as code is an example.
  if (above.some(name => /^(pre|code|samp|kbd|textarea|xmp)$/.test(name))) return
  if (printed) yield { ...printed, node, next: undefined, above }
  const [shortcode] = /\[doorstep\s[^\]]*\]?|\[widget\b[^\]]*\]/i.exec(node.text) ?? []
  const half = printed || shortcode ? undefined : printedHalf.exec(node.text)?.[1]
  if (half && names.includes(half))
    yield { ...meantIn(half), node, next: undefined, above, says: printedSays }
  if (!shortcode) return
  const name = /widget\s*=\s*["'“”″]?([\w-]+)/i.exec(shortcode)?.[1] ?? ''
  // Other plugins may have shortcodes of that name.
  if (!/^\[doorstep/.test(shortcode) && !names.includes(name)) return
  yield { ...meantIn(name), node, next: undefined, above, says: noPlugin }
}

/** Returns a placeholder of which only the name is known. */
const meantIn = (name: string): Meant => ({
  placeholder: { name: 'div', attributes: [[attribute, name]], children: [], text: '' },
  isPart: true,
})

const fence =
  'a line with ``` in front of it, as Markdown has it, is shown to everybody; take that and the one behind it away.'

/** Returns true if an element belongs to the runtime or to the doctor. */
const isOurs = (node: Markup) =>
  [rootAttribute, 'data-doorstep-note', 'data-doorstep-doctor'].some(
    each => attributeIn(node, each) !== undefined,
  )

/** Returns the next sibling that is not white space. */
function nextBehind(children: readonly Markup[], at: number): Markup | undefined {
  for (let behind = at + 1; behind < children.length; behind++) {
    const each = children[behind]
    if (each && !isBlank(each)) return each
  }
  return undefined
}

/** Returns true for what holds no placeholder. Those that are switched off are not read, whatever their content. */
function isPassedOver(node: Markup): boolean {
  if (node.name.startsWith('#') || isOurs(node) || attributeIn(node, offAttribute) !== undefined) return true
  return node.name === 'style' || (node.name === 'script' && attributeIn(node, attribute) === undefined)
}

/** Returns the placeholder that a node is, or was meant as. */
function foundAt(children: readonly Markup[], at: number, names: readonly string[]) {
  const node = children[at] as Markup
  if (attributeIn(node, attribute) === undefined) return meantBy(node, names)
  const isFenced = /```\s*\w*\s*$/.test(children[at - 1]?.text ?? '')
  return { placeholder: node, ...(isFenced && { says: fence, isPart: true as const }) }
}

/** Yields every placeholder below a node, and everything that was meant as one. */
export function* placeholdersBelow(
  parent: Markup,
  names: readonly string[],
  above: readonly string[] = [],
): Generator<Found> {
  const { children } = parent
  for (const [at, node] of children.entries()) {
    if (node.name === '#text') yield* inText(node, names, above)
    if (isPassedOver(node)) continue
    const found = foundAt(children, at, names)
    if (found) yield { ...found, node, next: nextBehind(children, at), above }
    if (!node.children.length) continue
    const isTransparent =
      attributeIn(node, fallbackAttribute) !== undefined || attributeIn(node, 'data-slot') !== undefined
    yield* placeholdersBelow(node, names, isTransparent ? above : [...above, node.name])
  }
}
