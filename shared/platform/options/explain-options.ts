// Fetched only for a placeholder with which something may be wrong.

import { runtimeAttributes } from '../page/placeholders'
import { closestMatch } from '../values/closest-match'
import { type DecodeError, isNothing } from '../values/decoder'
import { parseJson } from '../values/json'
import { markupOf } from './markup'
import type { OptionSource, Options } from './options'
import { attributeOf, readOption } from './read-options'
import { type Stray, type Written, writtenIn } from './written'

/** What is wrong in a placeholder: the rest of a sentence, and what a mend of it has to know. */
export type Fault = { says: string } & (
  | { kind: 'stray' | 'several' | 'broken' | 'shape' }
  /** A name that is not known, of an attribute, in the JSON, of a slot, of a word; `to` is the one that was meant. */
  | { kind: 'attribute' | 'key' | 'slot' | 'label'; name: string; to: string | undefined }
  /** Written where it is not read. */
  | { kind: 'json-attribute' | 'loose-slot'; name: string; to: string }
  /** A value that does not fit; `at` says where in it. */
  | { kind: 'value'; name: string; at: string; found: unknown }
)

// What people mean by the damage their editor did.
const jsonFixes: [pattern: RegExp, fix: string][] = [
  [/[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb]/, 'replace the curly quotes by straight ones (")'],
  [/&(?:quot|amp;quot|#34|amp);/, 'write " instead of &quot; between the script tags'],
  [/,\s*[}\]]/, 'remove the comma before the closing bracket'],
  [/\u00a0/, 'replace the non-breaking spaces by ordinary ones'],
  [/^\s*<!--|\/\*|^\s*\/\//m, 'remove the comment'],
  [/(^|[{,]\s*)'|:\s*'/, 'use double quotes (") instead of single ones'],
  [/[{,]\s*[A-Za-z_]\w*\s*:/, 'put the names in double quotes'],
  [/:\s*\d+,\d/, 'write a point in numbers, as in 1.35'],
]

const strayAs: Record<Stray['in'], string> = {
  script: 'is in a <script> of another type',
  template: 'is in a <template> without data-json',
  comment: 'is in a comment',
  text: 'is printed as text',
  sibling: 'stands after its closing tag',
}

const named = (options: Options, from?: OptionSource) =>
  Object.keys(options).filter(name => !from || options[name]?.from === from)

const suggest = (to: string | undefined, known: string[]) =>
  to ? `write ${to}` : `known are ${known.join(', ') || 'none'}`

function shown(found: unknown): string {
  if (typeof found === 'string') return `"${found.length > 60 ? `${found.slice(0, 60)}…` : found}"`
  return Array.isArray(found) ? 'a list' : typeof found === 'object' && found ? 'an object' : String(found)
}

/** The name that was meant, also with a `data-` too many or too few. */
const meant = (name: string, known: string[]) =>
  closestMatch(name.replace(/^data-/, ''), known) ?? closestMatch(name, known)

/** The JSON that is read; undefined where it is none, or none that names anything. */
function jsonOf([text]: readonly string[]): Record<string, unknown> | undefined {
  try {
    const json = parseJson(text?.trim() || '{}')
    return typeof json === 'object' && json && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function* inJson({ json: texts, strays }: Written, options: Options): Generator<Fault> {
  if (texts.length > 1) yield { kind: 'several', says: `it holds ${texts.length} JSON scripts; keep one` }
  for (const stray of strays)
    yield {
      kind: 'stray',
      says: `its JSON ${strayAs[stray.in]}, where it is not read; write it in <script type="application/json"> inside the placeholder, or as data-json`,
    }
  const source = texts[0]?.trim() || '{}'
  const json = jsonOf(texts)
  for (const name of Object.keys(json ?? {})) {
    if (name === '$schema' || Object.hasOwn(options, name)) continue
    const to = meant(name, named(options))
    yield { kind: 'key', name, to, says: `its JSON has an unknown "${name}"; ${suggest(to, named(options))}` }
  }
  if (json) return
  try {
    parseJson(source)
    yield { kind: 'shape', says: 'its JSON is not an object; write { "name": value }' }
  } catch {
    const fix = jsonFixes.find(([pattern]) => pattern.test(source))?.[1] ?? 'check that it is complete'
    const says = `its JSON cannot be read (it ends with "${source.slice(-20)}"); ${fix}`
    yield { kind: 'broken', says }
  }
}

function* inAttributes({ attributes }: Written, options: Options): Generator<Fault> {
  const known = named(options, 'attribute').map(attributeOf)
  for (const [name] of attributes) {
    if (known.includes(name) || runtimeAttributes.includes(name)) continue
    const json = named(options, 'json').find(each => [attributeOf(each), each.toLowerCase()].includes(name))
    // Every element may have a title of the page's own.
    if (known.includes(`data-${name}`) && name !== 'title')
      yield { kind: 'attribute', name, to: `data-${name}`, says: `${name} has no effect; write data-${name}` }
    else if (json)
      yield {
        kind: 'json-attribute',
        name,
        to: json,
        says: `${name} is not read; write "${json}" in its JSON`,
      }
    else {
      // Other scripts keep their own data-* on elements: only a near miss is ours to complain about.
      const to = name.startsWith('data') ? closestMatch(name.replace(/^(data-)+/, 'data-'), known) : undefined
      if (to) yield { kind: 'attribute', name, to, says: `it has no attribute ${name}; write ${to}` }
    }
  }
}

function* inSlots({ slots, looseSlots }: Written, options: Options): Generator<Fault> {
  const known = named(options, 'slot')
  for (const { name } of slots) {
    if (known.includes(name)) continue
    const to = closestMatch(name, known)
    yield { kind: 'slot', name, to, says: `it has no slot "${name}"; ${suggest(to, known)}` }
  }
  for (const { name } of looseSlots) {
    if (!known.includes(name)) continue
    const says = `its slot "${name}" is no template; write <template data-slot="${name}">`
    yield { kind: 'loose-slot', name, to: name, says }
  }
}

function* inLabels(given: unknown, messages: Option['messages']): Generator<Fault> {
  if (typeof given !== 'object' || !given) return
  const known = Object.keys(Object.assign({}, ...(messages ?? [])))
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue
    const to = closestMatch(name, known)
    const says = `its labels have no "${name}" (expected an object of texts); ${
      to ? `write ${to}` : 'the catalogue lists them'
    }`
    yield { kind: 'label', name, to, says }
  }
}
type Option = Options[string]

/** What is written for an option, wherever. */
export function givenTo({ attributes, slots, json }: Written, name: string, option: Option): unknown {
  if (option.from === 'slot') return slots.some(slot => slot.name === name) || undefined
  const attribute = option.from === 'attribute' && attributes.find(([each]) => each === attributeOf(name))
  const given = attribute ? attribute[1] : jsonOf(json)?.[name]
  return given === null && !option.isNullable ? undefined : given
}

function* inOption(written: Written, name: string, option: Option): Generator<Fault> {
  const found = givenTo(written, name, option)
  if (option.messages) {
    const unknown = [...inLabels(found, option.messages)]
    yield* unknown
    if (unknown.length) return
  }
  const place = option.from === 'attribute' ? attributeOf(name) : `"${name}" in its JSON`
  const fault = { kind: 'value', name, found } as const
  try {
    readOption(option, found)
  } catch (problem) {
    const { at, message } = problem as Partial<DecodeError>
    // Not refused, but beyond what can be read here.
    if (at === undefined) return
    const near = typeof found === 'string' && closestMatch(found, option.values ?? [])
    const isMissing = found === undefined || (isNothing(found) && option.isRequired)
    const fits = `expected ${option.expected}${near ? `; write "${near}"` : ''}`
    const says =
      isMissing || !at
        ? `${place} is ${isMissing ? 'missing' : shown(found)}; ${fits}`
        : `${place}: ${message}; ${fits}`
    yield { ...fault, at, says }
  }
}

/** Everything that is wrong with what is written in a placeholder; of a list its first entry that does not fit. */
export function* faultsIn(written: Written, options: Options): Generator<Fault> {
  let isReadable = true
  for (const fault of inJson(written, options)) {
    if (fault.kind !== 'key') isReadable = false
    yield fault
  }
  yield* inAttributes(written, options)
  yield* inSlots(written, options)
  for (const [name, option] of Object.entries(options))
    if (isReadable || option.from === 'attribute') yield* inOption(written, name, option)
}

/** What an editor has to change in a placeholder, as the rest of a sentence; undefined where nothing is wrong. */
export function explainOptions(placeholder: Element, options: Options): string | undefined {
  const [first, ...more] = faultsIn(writtenIn(markupOf(placeholder)), options)
  return (
    first && `${first.says}${more.length ? ` (and ${more.length} more: ?doorstep-debug names them)` : ''}`
  )
}
