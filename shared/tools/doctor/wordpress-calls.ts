// Finds the blocks and the shortcodes of WordPress, and returns the placeholders that our plugin prints for them.

import type { Options } from '../../platform/options/options'
import { attributeOf } from '../../platform/options/read-options'
import { readJson } from '../../platform/values/json'
import { withoutComments } from './helper-calls'
import type { Markup } from './placeholder/markup'
import { filler } from './source/filler'

/** A block or a shortcode; `problem` is what keeps WordPress from reading it. */
type WordpressCall = { widget: string; index: number; placeholder: Markup; problem?: string }

type Held = Readonly<Record<string, unknown>>

const textNode = (text: string): Markup => ({ name: '#text', attributes: [], children: [], text })
const element = (name: string, attributes: Markup['attributes'], text: string): Markup => ({
  name,
  attributes,
  children: [textNode(text)],
  text: '',
})

/** Returns the placeholder with these attributes; `json` and what `inside` has are its children. */
function placeholderOf(
  widget: string,
  attributes: readonly (readonly [string, string])[],
  json: string,
  inside: readonly Markup[],
): Markup {
  const script = json ? [element('script', [['type', 'application/json']], json)] : []
  return {
    name: 'div',
    attributes: [['data-widget', widget], ...attributes],
    children: [...inside, ...script],
    text: '',
  }
}

const isRecord = (value: unknown): value is Held =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the placeholder of a block; its options may also be beside "options". */
function ofBlock(widget: string, written: Held, options: Options): Markup {
  const beside = Object.entries(written).filter(([name]) => Object.hasOwn(options, name))
  const held = Object.entries({
    ...Object.fromEntries(beside),
    ...(isRecord(written.options) ? written.options : {}),
  })
  const isSlot = ([name]: [string, unknown]) => options[name]?.from === 'slot'
  const isText = ([name, value]: [string, unknown]) =>
    typeof value !== 'object' && options[name]?.from !== 'json'
  const rest = held.filter(each => !isSlot(each))
  // The text of a list that could not be read stands in the block as it was typed.
  const lists = rest
    .filter(each => !isText(each))
    .map(([name, value]) => [name, typeof value === 'string' ? (readJson(value) ?? value) : value])
  return placeholderOf(
    widget,
    [
      ...(typeof written.load === 'string' ? [['data-load', written.load] as const] : []),
      ...rest.filter(isText).map(([name, value]) => [attributeOf(name), String(value)] as const),
    ],
    lists.length ? JSON.stringify(Object.fromEntries(lists)) : '',
    [
      ...held
        .filter(isSlot)
        .map(([name, value]) => element('template', [['data-slot', name]], String(value))),
      textNode('Fallback'),
    ],
  )
}

const blocks = /<!--\s+wp:doorstep\/([\w-]+)\s+(?:(\{(?:(?!\}\s+\/?-->)[\s\S])*?\})\s+)?(\/)?-->/g

function* blocksIn(
  source: string,
  optionsOf: (widget: string) => Options | undefined,
): Generator<WordpressCall> {
  for (const { 1: widget = '', 2: json, index } of source.matchAll(blocks)) {
    const read = json === undefined ? {} : readJson(json)
    const call = { widget, index }
    if (isRecord(read)) yield { ...call, placeholder: ofBlock(widget, read, optionsOf(widget) ?? {}) }
    else
      yield {
        ...call,
        placeholder: placeholderOf(widget, [], '', []),
        problem: 'the attributes of its block are no valid JSON, and WordPress reads none of them.',
      }
  }
}

const shortcodes = /\[doorstep(?=[\s\]/])((?:"[^"]*"|'[^']*'|[^\]"'])*?)(\/)?\]/g
// WordPress' own rule, and quotes of any kind.
const attributes = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”„″]([^“”″]*)[“”″]|([^\s'"]+))/g
/** An expression of the template's language. */
const computed = /<\?|\{\{|\{%|<%|\$|['"]\s*\.\s*/

/** Returns the JSON at the beginning of a shortcode's content, without the paragraphs of an editor. */
function jsonIn(content: string): string {
  const lines = content.replace(/<\/?p\b[^>]*>|<br\s*\/?>/gi, '')
  const bare = lines.replace(/&nbsp;|\u00a0/g, ' ').trim()
  if (!/^\{\s*(?:\}|["'\w“”„‘’])/.test(bare)) return ''
  let depth = 0
  for (const { 0: part, index } of bare.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    depth += /[{[]/.test(part) ? 1 : /[}\]]/.test(part) ? -1 : 0
    if (depth === 0) return bare.slice(0, index + 1)
  }
  return bare
}

function* shortcodesIn(source: string): Generator<WordpressCall> {
  const found = [...source.matchAll(shortcodes)]
  for (const [nth, { 0: tag, 1: inTag = '', 2: isClosed, index }] of found.entries()) {
    const written = [...inTag.matchAll(attributes)].map(
      ([, name = '', ...values]) =>
        [name.replace(/^(data-)+/, ''), values.find(each => each !== undefined) ?? ''] as const,
    )
    const widget = written.find(([name]) => name === 'widget')?.[1] ?? ''
    if (computed.test(widget)) continue
    const behind = source.slice(index + tag.length, found[nth + 1]?.index)
    const end = behind.indexOf('[/doorstep]')
    const content = isClosed || end < 0 ? '' : behind.slice(0, end)
    const json = jsonIn(content)
    const given = written.filter(([name]) => name !== 'widget')
    yield {
      widget,
      index,
      placeholder: placeholderOf(
        widget,
        given.map(([name, value]) => [
          attributeOf(name.replace(/_/g, '-')),
          computed.test(value) ? filler : value,
        ]),
        computed.test(content) ? '' : json,
        [textNode(computed.test(content + tag) ? filler : 'Fallback')],
      ),
    }
  }
}

/** Yields the blocks and shortcodes of a source that WordPress reads. */
export function* wordpressCallsIn(
  given: string,
  optionsOf: (widget: string) => Options | undefined,
): Generator<WordpressCall> {
  if (!/wp:doorstep\/|\[doorstep\b/.test(given)) return
  yield* blocksIn(given, optionsOf)
  yield* shortcodesIn(withoutComments(given))
}
