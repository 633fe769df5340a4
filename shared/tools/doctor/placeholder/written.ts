import { withoutComments } from '../../../platform/options/grammar'
import { fallbackAttribute, jsonAttribute, rootAttribute } from '../../../platform/page/placeholders'
import { attributeIn, type Markup, textOf } from './markup'

/** JSON in a place where it is not read. */
export type Stray = { in: 'script' | 'template' | 'comment' | 'text' | 'sibling'; text: string }

/** The content that an editor has written into a placeholder. */
export type PlaceholderParts = {
  tag: string
  attributes: readonly (readonly [name: string, value: string])[]
  json: readonly string[]
  slots: readonly Slot[]
  /** Elements with a slot's name that are no template. */
  looseSlots: readonly Slot[]
  strays: readonly Stray[]
  /** The content that is shown until the widget has mounted. */
  fallback: readonly Markup[]
}
type Slot = { name: string; children: readonly Markup[] }

const has = (node: Markup, name: string) => attributeIn(node, name) !== undefined
const isJsonScript = (node: Markup) =>
  node.name === 'script' && attributeIn(node, 'type')?.toLowerCase() === 'application/json'
const opens = /^\s*[{[]/
const isOurs = (node: Markup) => has(node, rootAttribute) || has(node, 'data-doorstep-note')

// A bracket, a name and a colon, which no fallback contains. An editor's tool may have printed the script tags, too.
const printed =
  /(?:<script[^>]*>\s*)?[{[]\s*(?:&#?\w+;|\W){0,3}[A-Za-z][\w-]*(?:&#?\w+;|\W){0,3}:[\s\S]*[}\]](?:\s*<\/script>)?/
const bare = (text: string) => text.replace(/^<script[^>]*>|<\/script>$/g, '')

type Sorted = { [K in 'json' | 'slots' | 'looseSlots' | 'strays']: unknown[] }

/** Sorts the content of a placeholder; the rest is its fallback. */
const sort = (nodes: readonly Markup[], into: Sorted): Markup[] =>
  nodes.flatMap(node => (isOurs(node) ? [] : sortNode(node, into)))

/** Takes an option out of the content, and returns what of the node belongs to the fallback. */
function sortNode(node: Markup, into: Sorted): Markup[] {
  const text = textOf(node)
  const slot = attributeIn(node, 'data-slot')
  const isTemplate = node.name === 'template'
  if (has(node, fallbackAttribute)) return sort(node.children, into)
  if (isJsonScript(node) || (isTemplate && has(node, jsonAttribute))) {
    into.json.push(withoutComments(text))
    return []
  }
  if (slot !== undefined) {
    into[isTemplate ? 'slots' : 'looseSlots'].push({ name: slot, children: node.children })
    return isTemplate ? [] : [node]
  }
  const stray = strayIn(node, text)
  if (stray) {
    into.strays.push(stray)
    return []
  }
  return [has(node, 'data-widget') ? node : { ...node, children: sort(node.children, into) }]
}

/** Returns JSON that stands where it is not read. */
function strayIn(node: Markup, text: string): Stray | undefined {
  if ((node.name === 'script' || node.name === 'template') && !has(node, 'src') && opens.test(text))
    return { in: node.name, text }
  const [found] = (node.name === '#comment' && printed.exec(node.text)) || []
  return found === undefined ? undefined : { in: 'comment', text: bare(found) }
}

const isApart = (node: Markup) => has(node, 'data-widget') || /^(script|style|template)$/.test(node.name)

/** Returns the text below a node, without the text of other placeholders. */
const printedIn = (node: Markup): string =>
  isApart(node) ? '' : (node.name === '#text' ? node.text : '') + node.children.map(printedIn).join('')

/** Removes a part of the text, and the elements that contain nothing else. */
function cut(nodes: readonly Markup[], from: number, to: number): Markup[] {
  let at = 0
  const without = (node: Markup): Markup[] => {
    if (isApart(node)) return [node]
    if (node.name === '#text') {
      const start = at
      at += node.text.length
      const text =
        node.text.slice(0, Math.max(0, from - start)) +
        node.text.slice(Math.min(node.text.length, Math.max(0, to - start)))
      return text ? [{ ...node, text }] : []
    }
    const start = at
    const children = node.children.flatMap(without)
    const isHit = at > from && start < to
    return isHit && !children.some(child => textOf(child).trim()) ? [] : [{ ...node, children }]
  }
  return nodes.flatMap(without)
}

/** Returns true for JSON without a name: another script reads a script element with an `id` or a `data-` attribute. */
const isNameless = (node: Markup) => isJsonScript(node) && node.attributes.length === 1

const isLoneScript = (node: Markup | undefined): Markup | undefined => {
  if (!node || has(node, 'data-widget')) return undefined
  const [child, ...more] = node.children.filter(each => textOf(each).trim())
  return isNameless(node) ? node : child && !more.length && isNameless(child) ? child : undefined
}

/** Reads what is written in a placeholder, and in the element that follows it. */
export function writtenIn(placeholder: Markup, next?: Markup): PlaceholderParts {
  const found = { json: [] as string[], slots: [] as Slot[], looseSlots: [] as Slot[], strays: [] as Stray[] }
  const attribute = attributeIn(placeholder, jsonAttribute)
  if (attribute !== undefined) found.json.push(attribute)
  let fallback = sort(placeholder.children, found)
  const shown = fallback.map(printedIn).join('')
  const text = printed.exec(shown)
  const lone = isLoneScript(next)
  if (text) {
    found.strays.push({ in: 'text', text: bare(text[0]) })
    fallback = cut(fallback, text.index, text.index + text[0].length)
  } else if (lone && !found.json.length && !found.strays.length)
    found.strays.push({ in: 'sibling', text: textOf(lone) })
  return {
    tag: placeholder.name,
    attributes: placeholder.attributes.filter(
      ([name]) => name !== jsonAttribute && name !== 'data-widget-state',
    ),
    ...found,
    fallback,
  }
}
