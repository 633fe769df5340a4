// Fetched only for a placeholder with which something may be wrong.

import type { Messages } from '../../../platform/messages/use-messages'
import { isUnwritten } from '../../../platform/options/grammar'
import type { Fills, OptionSource, Options } from '../../../platform/options/options'
import { isShowing, lackingIn, oneRequiredOf, readOption } from '../../../platform/options/read-options'
import { runtimeAttributes } from '../../../platform/page/placeholders'
import { closestMatch } from '../../../platform/values/closest-match'
import { type DecodeError, decodeHeard, isNothing } from '../../../platform/values/decoder'
import { readJson, stringifyJson } from '../../../platform/values/json'
import { type Markup, markupOf } from './markup'
import { attributeOf } from './option-attributes'
import { type PlaceholderParts, type Stray, writtenIn } from './written'

/** The code that finds the place of a mistake in JSON; fetched only if there is one. */
export type JsonSlips = typeof import('./json-slips')

/** One fault of a placeholder: the rest of a sentence, and what a fix needs to know. */
export type Fault = {
  says: string
  /** The position in the JSON, as the number of characters before it. */
  offset?: number
} & (
  | { kind: 'stray' | 'several' | 'broken' | 'shape' }
  /** A name that is given twice, of which only the last counts. */
  | { kind: 'twice'; name: string }
  /**
   * An unknown name of an attribute, a member of the JSON, a slot or a message; `to` is the name that was probably
   * meant.
   */
  | { kind: 'attribute' | 'key' | 'slot' | 'label'; name: string; to: string | undefined }
  /** An unknown name somewhere in an option's value; `at` is the place in the value. */
  | { kind: 'member'; name: string; at: string; from: string; to: string }
  /** A message with a {name} in it that nothing fills in. */
  | { kind: 'fill'; name: string; from: string; to: string | undefined }
  /** A value in a place where it is not read. */
  | { kind: 'json-attribute' | 'loose-slot'; name: string; to: string }
  /** A value that does not fit, or a text that still has to be written; `at` is the place in the option's value. */
  | { kind: 'value'; name: string; at: string; found: unknown; code?: DecodeError['code'] }
  | { kind: 'unwritten'; name: string; at: string; found: unknown }
  /** The widget would have nothing to show; `name` is the first option that would give it something. */
  | { kind: 'nothing'; name: string }
)

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
  to ? `write ${to}` : `known names are ${known.join(', ') || 'none'}`

function shown(found: unknown): string {
  if (typeof found === 'string') return `"${found.length > 60 ? `${found.slice(0, 60)}…` : found}"`
  return Array.isArray(found) ? 'a list' : typeof found === 'object' && found ? 'an object' : String(found)
}

/** Returns the name that was probably meant, also with one `data-` too many or too few. */
const meant = (name: string, known: string[]) =>
  closestMatch(name.replace(/^data-/, ''), known) ?? closestMatch(name, known)

/** Returns the JSON of a placeholder; undefined if it is broken or not an object. */
function jsonOf(texts: readonly string[]): Record<string, unknown> | undefined {
  if (!jsons.has(texts)) {
    const json = readJson(texts[0]?.trim() || '{}')
    jsons.set(texts, typeof json === 'object' && json && !Array.isArray(json) ? json : undefined)
  }
  return jsons.get(texts) as Record<string, unknown> | undefined
}

/** The parsed JSON of placeholders, cached because each option needs it. */
const jsons = new WeakMap<readonly string[], object | undefined>()

/** Yields the faults of broken JSON: each kind once, at its first place. */
function* inBroken(source: string, slips: JsonSlips): Generator<Fault> {
  const { around, lineAndColumn, readSlips } = slips
  const seen = new Set<string>()
  for (const { at, path, says } of readSlips(source).slips) {
    if (seen.has(says)) continue
    seen.add(says)
    const [problem, ...fix] = says.split('; ')
    const { line, column } = lineAndColumn(source, at)
    const place = `line ${line}, letter ${column}${path && `, in ${path}`}: ${around(source, at)}`
    const isFirst = seen.size === 1
    yield {
      kind: 'broken',
      offset: at,
      says: `its JSON ${isFirst ? 'cannot be read' : 'has another fault'}: ${problem} (${place})${fix.length ? `; ${fix.join('; ')}` : ''}`,
    }
  }
}

function* inJson(
  { json: texts, strays }: PlaceholderParts,
  options: Options,
  slips: JsonSlips | undefined,
): Generator<Fault> {
  if (texts.length > 1) yield { kind: 'several', says: `it holds ${texts.length} JSON scripts; keep one` }
  for (const stray of strays)
    yield {
      kind: 'stray',
      says: `its JSON ${strayAs[stray.in]}, where it is not read; write it in <script type="application/json"> inside the placeholder, or as data-json`,
    }
  const source = texts[0] ?? ''
  const json = jsonOf(texts)
  if (!json) {
    if (readJson(source) === undefined && slips) yield* inBroken(source, slips)
    else yield { kind: 'shape', says: 'its JSON is not an object; write { "name": value }' }
    return
  }
  for (const { at: offset, path } of slips?.namesTwice(source) ?? [])
    yield {
      kind: 'twice',
      name: path,
      offset,
      says: `its JSON has "${path}" twice, of which only the last counts; keep one of the two`,
    }
  const places = placesIn(source, slips)
  for (const name of Object.keys(json)) {
    if (name === '$schema' || Object.hasOwn(options, name)) continue
    const to = meant(name, named(options))
    const says = `its JSON has an unknown "${name}"; ${suggest(to, named(options))}`
    yield { kind: 'key', name, to, says, ...at(places, name) }
  }
}

const placesIn = (source: string, slips: JsonSlips | undefined) =>
  source.trim() ? slips?.readSlips(source).places : undefined
const at = (places: ReadonlyMap<string, number> | undefined, path: string) => {
  const offset = places?.get(path)
  return offset === undefined ? {} : { offset }
}

/**
 * Returns the name of three letters of which one letter is missing: "ur" is "url". Two letters are too few to look for
 * other mistakes.
 */
function shortMatch(typed: string, names: readonly string[]): string | undefined {
  const near = names.filter(
    name =>
      name.length === 3 &&
      typed.length === 2 &&
      [0, 1, 2].some(at => name.slice(0, at) + name.slice(at + 1) === typed),
  )
  return near.length === 1 ? near[0] : undefined
}

function* inAttributes({ attributes }: PlaceholderParts, options: Options): Generator<Fault> {
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
      const to = nearAttribute(name, known)
      if (to) yield { kind: 'attribute', name, to, says: `it has no attribute ${name}; write ${to}` }
    }
  }
}

/**
 * Returns the attribute of a similar name. Other scripts keep their own data-* attributes on elements, so only similar
 * names are reported; they are compared without "data-", which would make any two of them similar.
 */
function nearAttribute(name: string, known: readonly string[]): string | undefined {
  if (!/^\W*data[^a-z]/.test(name)) return undefined
  const bare = name.replace(/^(?:\W*data[^a-z]+)+/, '')
  const names = known.map(each => each.slice(5))
  const near = bare && (closestMatch(bare, names) ?? shortMatch(bare, names))
  return near && `data-${near}`
}

function* inSlots({ slots, looseSlots }: PlaceholderParts, options: Options): Generator<Fault> {
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

function* inLabels(given: unknown, messages: Messages): Generator<Fault> {
  if (typeof given !== 'object' || !given) return
  const known = Object.keys(messages)
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue
    const to = closestMatch(name, known)
    const says = `its labels have no "${name}" (expected an object of texts); ${
      to ? `write ${to}` : 'the catalogue lists them'
    }`
    yield { kind: 'label', name, to, says }
  }
}

const namesIn = (words: unknown) =>
  typeof words === 'string' ? [...words.matchAll(/(?<!\{)\{(\w+)\}/g)].map(([, name = '']) => name) : []

const inBraces = (names: readonly string[]) => names.map(name => `{${name}}`).join(', ')

/** Yields names in braces that nothing fills in, so that people would read the braces. */
function* inFilled(given: unknown, ours: Messages, fills?: Fills): Generator<Fault> {
  for (const [name, words] of Object.entries(given ?? {})) {
    const known = [...namesIn(ours[name]), ...(fills?.[name] ?? [])]
    const lone = loneBrace(words, known)
    if (lone)
      yield {
        kind: 'fill',
        name,
        from: '',
        to: undefined,
        says: `its label "${name}" has a ${lone} that stands alone; filled in are ${inBraces(known)}`,
      }
    for (const from of namesIn(words)) if (!known.includes(from)) yield unfilled(name, from, known)
  }
}

/** Returns a brace beside a name that would be filled in if the other brace were there. */
function loneBrace(words: unknown, known: readonly string[]): string | undefined {
  if (typeof words !== 'string') return undefined
  const [brace] = words.replace(/[^{}]|\{\w+\}/g, '')
  return known.some(each => words.includes(`${each}}`) || words.includes(`{${each}`)) ? brace : undefined
}

function unfilled(name: string, from: string, known: readonly string[]): Fault {
  const [only = '', ...more] = known
  const isBegun = !more.length && only.startsWith(from[0] ?? '')
  const to = closestMatch(from, known, 2) ?? ((isBegun && only) || undefined)
  const listed = known.length ? `filled in are ${inBraces(known)}` : 'nothing is filled in there'
  const fix = to ? `write {${to}}` : listed
  return {
    kind: 'fill',
    name,
    from,
    to,
    says: `its label "${name}" has {${from}}, which nothing fills in; ${fix}`,
  }
}
type Option = Options[string]

const isSeen = ({ name, text }: Markup) => (name === '#text' ? isShowing(text) : name !== '#comment')

/** Returns what is written for an option, in any of its places. */
export function givenTo(
  { attributes, slots, json }: PlaceholderParts,
  name: string,
  option: Option,
): unknown {
  if (option.from === 'slot')
    return slots.find(slot => slot.name === name)?.children.some(isSeen) || undefined
  const attribute = option.from === 'attribute' && attributes.find(([each]) => each === attributeOf(name))
  const given = attribute ? attribute[1] : jsonOf(json)?.[name]
  return given === null && !option.isNullable ? undefined : given
}

/** Returns the steps of a decoder's place in a value: "[0].name" is 0, name. */
export const stepsOf = (at: string): string[] => at.split(/[.[\]]+/).filter(Boolean)

/** Returns the part of a value at a path. */
export const valueAt = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((held, step) => (held as Record<string, unknown> | undefined)?.[step], value)

/** The objects in a value that are read by their fields, by their place: the fields that are read, and the object. */
class FieldsRead extends Map<string, { names: Set<string>; holds: object }> {
  readonly note = (at: string, names: readonly string[], holds: object) => {
    // A value that may be written in several ways is read in each of them.
    const known = this.get(at)?.names ?? []
    this.set(at, { names: new Set([...known, ...names]), holds })
  }
}

/** Yields unknown names that are one letter away from a missing one. */
function* nearIn(fields: FieldsRead): Generator<{ at: string; from: string; to: string }> {
  for (const [at, { names, holds }] of fields) {
    const missing = [...names].filter(name => !(name in holds))
    for (const from of Object.keys(holds)) {
      const to = names.has(from) ? undefined : closestMatch(from, missing, 1)
      // A server has names of its own, such as rate beside date, and sizes beside size. People usually get the first
      // letter right.
      if (to && from[0]?.toLowerCase() === to[0]?.toLowerCase() && from !== `${to}s`) yield { at, from, to }
    }
  }
}

const inWords = (step: string) => (/^\d+$/.test(step) ? `entry ${+step + 1}` : `"${step}"`)

/** Yields every text in a value that still has to be written, and its place. */
function* unwrittenIn(value: unknown, at = ''): Generator<{ at: string; text: string }> {
  if (typeof value === 'string' && isUnwritten(value)) yield { at, text: value }
  if (typeof value !== 'object' || !value) return
  for (const [step, inner] of Object.entries(value))
    yield* unwrittenIn(inner, Array.isArray(value) ? `${at}[${step}]` : `${at && `${at}.`}${step}`)
}

// The shapes of values as people would write them.
const shapes: Record<string, (name: string) => string> = {
  'a list': name => `a list, as in "${name}": [ … ]`,
  'an object': name => `names and values, as in "${name}": { … }`,
}

/** The values that a placeholder may not give by itself, and the line with which the site allows them. */
const forTheSite: Record<NonNullable<DecodeError['code']>, ((found: string) => string) | undefined> = {
  'not-on-this-site': undefined,
  'post-to-call': () =>
    "is one of the shop's own calls, which no form may be posted to; write the address of a page of yours that takes the form",
  'post-not-named': found =>
    `is not among the addresses that your site names for forms; ${siteLine('actions', found)}`,
  'script-not-named': found =>
    `would run as a script, which only your site may allow; ${siteLine('scripts', found)}`,
}
const siteLine = (name: string, found: string) =>
  `if it is yours, write <script type="application/json" data-doorstep-site>{ "${name}": [${stringifyJson(found)}] }</script> into the head of the page, or add "${name}" to the one that is there`

function wrongValueSays(
  place: string,
  name: string,
  option: Option,
  found: unknown,
  { at = '', message = '', code }: Partial<DecodeError>,
) {
  const refused = code && forTheSite[code]?.(String(found))
  if (refused) return `${place} is ${shown(found)}, and ${refused}`
  const isMissing = found === undefined || (isNothing(found) && option.isRequired)
  if (isMissing || !at)
    return `${place} is ${isMissing ? 'missing' : shown(found)}; ${fitsFor(name, option, found)}`
  return `${place}${wrongPart(found, at, message.slice(at.length).trim())}`
}

function fitsFor(name: string, option: Option, found: unknown): string {
  const near = typeof found === 'string' && closestMatch(found, option.values ?? [])
  const expected = shapes[option.expected]?.(name) ?? option.expected
  return `expected ${expected}${near ? `; write "${near}"` : ''}`
}

/** Says what is wrong at a place inside a value. */
function wrongPart(found: unknown, at: string, problem: string): string {
  const steps = stepsOf(at)
  const value = valueAt(found, steps)
  const last = steps.at(-1) ?? ''
  const holder = steps.slice(0, -1)
  const isAbsent = value === undefined
  const slip = isAbsent && closestMatch(last, Object.keys(valueAt(found, holder) ?? {}))
  const where = holder.map(step => `, ${inWords(step)}`).join('')
  const shownValue = isAbsent ? '' : ` is ${shown(value)} and`
  return `${where}: ${inWords(last)}${shownValue} ${problem}${slip ? `; write it for "${slip}"` : ''}`
}

function* inOption(
  written: PlaceholderParts,
  name: string,
  option: Option,
  slips: JsonSlips | undefined,
): Generator<Fault> {
  const found = givenTo(written, name, option)
  if (option.messages) {
    const unknown = [...inLabels(found, option.messages)]
    yield* unknown
    if (unknown.length) return
    yield* inFilled(found, option.messages, option.fills)
  }
  const isAttribute = option.from === 'attribute'
  const place = isAttribute ? attributeOf(name) : `"${name}" in its JSON`
  const placed = (path: string) =>
    isAttribute
      ? {}
      : at(
          placesIn(written.json[0] ?? '', slips),
          path && !path.startsWith('[') ? `${name}.${path}` : name + path,
        )
  const gaps = [...unwrittenIn(found)]
  for (const { at: path, text } of gaps) {
    const where = stepsOf(path)
      .map(step => `, ${inWords(step)}`)
      .join('')
    const says = `${place}${where} is "${text.slice(0, 80)}": it is still to be written`
    yield { kind: 'unwritten', name, at: path, found: text, says, ...placed(path) }
  }
  const fields = new FieldsRead()
  try {
    decodeHeard({ fields: fields.note }, () => readOption(option, found))
  } catch (problem) {
    const { at: path, code } = problem as Partial<DecodeError>
    // The value is not refused but cannot be read here, or its fault was reported already.
    if (path === undefined || gaps.some(gap => gap.at === path)) return
    const says = wrongValueSays(place, name, option, found, problem as Partial<DecodeError>)
    yield { kind: 'value', name, found, at: path, says, ...(code && { code }), ...placed(path) }
    return
  }
  for (const near of nearIn(fields)) {
    const where = stepsOf(near.at)
      .map(step => `, ${inWords(step)}`)
      .join('')
    const says = `${place}${where} has an unknown "${near.from}"; write "${near.to}"`
    yield { kind: 'member', name, ...near, says, ...placed(`${near.at && `${near.at}.`}${near.from}`) }
  }
}

/** Returns the value of an option; undefined if it does not fit, which another fault reports. */
function valueIn(written: PlaceholderParts, name: string, option: Option): unknown {
  try {
    return readOption(option, givenTo(written, name, option))
  } catch {
    return undefined
  }
}

/** Returns true if the value of an option has anything to show. */
function isGiven(written: PlaceholderParts, name: string, option: Option): boolean {
  try {
    return isShowing(readOption(option, givenTo(written, name, option)))
  } catch {
    return true
  }
}

/** Returns true if the faulty value may be the one that the widget would show. */
function mayShow(fault: Fault, names: readonly string[]): boolean {
  if (fault.kind === 'label' || fault.kind === 'fill') return false
  if (!('name' in fault)) return true
  const meant = 'to' in fault ? fault.to : fault.name
  return meant === undefined || names.some(name => [name, attributeOf(name)].includes(meant))
}

const placeToWrite = (name: string, { from }: Option) =>
  ({ attribute: attributeOf(name), json: `"${name}" in its JSON`, slot: `<template data-slot="${name}">` })[
    from
  ]

const inSentence = (about: string) => about.charAt(0).toLowerCase() + about.slice(1).replace(/\.$/, '')

/** Yields the fault of a placeholder whose widget would have nothing to show. */
function* inNothing(written: PlaceholderParts, options: Options, others: readonly Fault[]): Generator<Fault> {
  const names = oneRequiredOf(options, name => isGiven(written, name, options[name] as Option))
  const [name] = names
  if (name === undefined || others.some(fault => mayShow(fault, names))) return
  const isEmpty = (each: string) => typeof givenTo(written, each, options[each] as Option) === 'object'
  const empty = names.find(isEmpty)
  const places = names.map(each => placeToWrite(each, options[each] as Option))
  const says = empty
    ? `"${empty}" in its JSON has nothing to show; write ${inSentence(options[empty]?.about ?? '')}`
    : `it has nothing to show; write ${places.join(' or ')}`
  yield { kind: 'nothing', name: empty ?? name, says }
}

/** Yields the faults of options whose value needs another option. */
function* inNeeds(written: PlaceholderParts, options: Options): Generator<Fault> {
  const optionOf = (name: string) => options[name] as Option
  const lacking = lackingIn(
    options,
    name => valueIn(written, name, optionOf(name)),
    name => isGiven(written, name, optionOf(name)),
  )
  for (const { name, by } of lacking) {
    const says = `${placeToWrite(name, optionOf(name))} is missing, which ${placeToWrite(by, optionOf(by))} needs: ${inSentence(optionOf(name).about)}`
    yield { kind: 'value', name, at: '', found: undefined, says }
  }
}

/** Yields every fault of the content of a placeholder; of a list, only the first entry that does not fit. */
export function* faultsIn(
  written: PlaceholderParts,
  options: Options,
  slips: JsonSlips | undefined,
): Generator<Fault> {
  const found = [...inAll(written, options, slips)]
  yield* found
  yield* inNothing(written, options, found)
  yield* inNeeds(written, options)
}

function* inAll(written: PlaceholderParts, options: Options, slips: JsonSlips | undefined): Generator<Fault> {
  let isReadable = true
  for (const fault of inJson(written, options, slips)) {
    if (fault.kind !== 'key' && fault.kind !== 'twice') isReadable = false
    yield fault
  }
  yield* inAttributes(written, options)
  yield* inSlots(written, options)
  for (const [name, option] of Object.entries(options))
    if (isReadable || option.from === 'attribute') yield* inOption(written, name, option, slips)
}

/**
 * Returns what an editor has to change in a placeholder, as the rest of a sentence; undefined if all of it can be read.
 */
export async function explainOptions(placeholder: Element, options: Options): Promise<string | undefined> {
  const written = writtenIn(markupOf(placeholder))
  const slips = jsonOf(written.json) ? undefined : await import('./json-slips')
  const [first, ...more] = [...faultsIn(written, options, slips)].filter(({ kind }) => kind !== 'fill')
  return (
    first && `${first.says}${more.length ? ` (and ${more.length} more: ?doorstep-debug names them)` : ''}`
  )
}
