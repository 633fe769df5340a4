import { attributeIn, everyIn, type Markup, textOf } from '../../platform/options/markup'
import type { Options } from '../../platform/options/options'
import { attributeOf } from '../../platform/options/read-options'
import { jsonAttribute } from '../../platform/page/placeholders'
import { neverClosed } from '../../platform/runtime/sentences'
import type { Samples } from './diagnose'
import { lint } from './examine'
import { lintPage } from './examine-page'
import { type Found, placeholdersBelow } from './find-placeholders'
import { filler, isMasked, maskExpressions } from './mask-expressions'
import { markupOfSource, type Place } from './read-source'

/** Something that is wrong in a source; `paste` is what may stand in its place. */
export type Fault = { line: number; column: number; widget: string; message: string; paste?: string }

/** The definitions and examples of all widgets, and the origin of the site if it is known. */
export type Knowledge = {
  options: Readonly<Record<string, Options>>
  samples: Samples
  isOriginKnown: boolean
}

const isElement = ({ name }: Markup) => !name.startsWith('#')

const values = new RegExp(`"(?:[^"\\\\\\n]|\\\\.)*"|${filler}[${filler}\\s]*`, 'g')

/** JSON in which a template writes some values: what stands for these is null. */
function jsonWithout(text: string): Record<string, unknown> | undefined {
  const plain = text.replace(values, value => (isMasked(value) ? 'null' : value))
  try {
    const json: unknown = JSON.parse(plain)
    return typeof json === 'object' && json && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

const without = <T>(
  from: Readonly<Record<string, T>>,
  isGone: (name: string) => boolean,
): Record<string, T> => Object.fromEntries(Object.entries(from).filter(([name]) => !isGone(name)))

const hasNull = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && value !== null && Object.values(value).some(hasNull))

/** A placeholder without what a template writes, and the options of which nothing can be known then. */
function known(placeholder: Markup, options: Options): { placeholder: Markup; unknown: Set<string> } {
  const unknown = new Set<string>()
  const all = (from?: 'json') => {
    for (const [name, option] of Object.entries(options)) if (!from || option.from === from) unknown.add(name)
  }
  const attributes = placeholder.attributes.flatMap(([name, value]) => {
    const option = Object.keys(options).find(each => attributeOf(each) === name)
    if (isMasked(name)) all()
    if (isMasked(value) && name === jsonAttribute) all('json')
    if (isMasked(name) || (isMasked(value) && (option || name === jsonAttribute || name === 'data-load'))) {
      if (option) unknown.add(option)
      return []
    }
    return [[name, value] as const]
  })
  const children = placeholder.children.flatMap(child => {
    const text = textOf(child)
    if (!isMasked(text)) return [child]
    if (child.name !== 'script') {
      // It may print the JSON as well.
      if (!isElement(child)) all('json')
      return isElement(child) ? [child] : []
    }
    const json = jsonWithout(text)
    if (!json) {
      all('json')
      return []
    }
    for (const [name, value] of Object.entries(json)) if (hasNull(value)) unknown.add(name)
    const rest = { ...child, children: [{ ...child, name: '#text', attributes: [], children: [] }] }
    const kept = without(json, name => unknown.has(name) && Object.hasOwn(options, name))
    return [
      { ...rest, children: [{ name: '#text', attributes: [], children: [], text: JSON.stringify(kept) }] },
    ]
  })
  return { placeholder: { ...placeholder, attributes, children }, unknown }
}

const isAboutOrigin = (says: string) =>
  / is "(https?:)?\/\/[^"]*"; expected an address on this site/.test(says) ||
  says.includes('must be an address on this site')

function* ofPlaceholder(
  found: Found,
  source: string,
  ids: readonly string[],
  knowledge: Knowledge,
): Generator<string | { paste: string }> {
  const { options, samples, isOriginKnown } = knowledge
  const name = attributeIn(found.placeholder, 'data-widget') ?? ''
  if (isMasked(name)) return
  const names = Object.keys(options)
  const own = known(found.placeholder, options[name] ?? {})
  const readable = without(options[name] ?? {}, each => own.unknown.has(each))
  // What a template fills in is known by its name alone.
  for (const each of own.unknown) {
    const option = options[name]?.[each]
    if (option) readable[each] = { ...option, isRequired: false }
  }
  const { says, paste, after } = lint(own.placeholder, found.next, {
    names,
    optionsOf: each => (each === name ? readable : options[each]),
    sampleOf: (widget, option) => samples[widget]?.[option],
    ids,
  })
  if (found.says) yield found.says
  const place = found.node.of as Place | undefined
  const tag = place && source.slice(place.from, place.inner)
  const isOpen = !after && tag?.endsWith('/>') && found.node === found.placeholder && isElement(found.node)
  if (isOpen && !/^(img|input|br|hr)$/.test(found.node.name)) yield neverClosed(name)
  yield* says.filter(each => isOriginKnown || !isAboutOrigin(each))
  if (paste !== undefined && !own.unknown.size && !isMasked(paste)) yield { paste }
}

/** Finds everything that is wrong with the placeholders of a page or a template, and with the page if it is a whole one. */
export function check(source: string, knowledge: Knowledge): Fault[] {
  const masked = maskExpressions(source)
  const page = markupOfSource(masked)
  const found = [...placeholdersBelow(page, Object.keys(knowledge.options))]
  const isTemplate = isMasked(masked)
  const isPage = /<html\b/i.test(masked) && !isTemplate
  const nodes = [...everyIn(page)]
  const ids = nodes.flatMap(node => attributeIn(node, 'id') ?? [])
  // In a part of a page, an id may stand anywhere.
  Object.assign(globalThis, {
    document: {
      getElementById: (id: string) => !isPage || ids.includes(id) || null,
      createDocumentFragment: () => ({ querySelector: () => null }),
    },
  })
  const faults: Fault[] = []
  const placeOf = ({ of }: Markup) => (of as Place | undefined) ?? { line: 1, column: 1 }
  for (const each of found) {
    const { line, column } = placeOf(each.node)
    const widget = attributeIn(each.placeholder, 'data-widget') ?? ''
    const said = [...ofPlaceholder(each, masked, ids, knowledge)]
    const paste = said.find(one => typeof one !== 'string')
    for (const message of said)
      if (typeof message === 'string') faults.push({ line, column, widget, message, ...paste })
  }
  for (const { says, node, paste } of lintPage(page, found.length, undefined, !isPage)) {
    const { line, column } = node ? placeOf(node) : { line: 1, column: 1 }
    faults.push({ line, column, widget: '', message: says, ...(paste !== undefined && { paste }) })
  }
  return faults.sort((one, other) => one.line - other.line || one.column - other.column)
}
