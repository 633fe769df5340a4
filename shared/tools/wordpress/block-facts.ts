import type { Option, Options } from '../../platform/options/options'
import { attributeOf } from '../../platform/options/read-options'
import { isNothing } from '../../platform/values/decoder'
import { readJson } from '../../platform/values/json'
import { optionTitle } from '../contract/option-titles'
import { onSomePage } from '../doctor/on-some-page'
import { faultsIn } from '../doctor/placeholder/explain-options'
import * as slips from '../doctor/placeholder/json-slips'
import type { Markup } from '../doctor/placeholder/markup'
import type { PlaceholderParts } from '../doctor/placeholder/written'
import { type Field, type Held, missingIn } from './members'

/** The saved attributes of a block: all options in one object, so that options unknown to this release are kept. */
export type Attributes = { options?: Held; load?: string }

/** What the catalogue's first example has for the block, a link of its fallback, and what it needs of the page around it. */
type Example = { options: Held; link: string; around: string }

/** The definition of a block's widget. */
export type BlockWidget = {
  name: string
  options: Options
  fields: Readonly<Record<string, Field>>
  example: Example
  words: readonly string[]
  visitor: string
}

/** The faults by option; those that belong to no option have an empty name. */
export type Faults = Readonly<Record<string, readonly string[]>>

const isSpoken = (value: unknown) => typeof value !== 'object'

/** Returns a list or an object as JSON for a text field; text that was not valid JSON is returned as it was typed. */
export const textOf = (held: unknown): string => {
  if (held === undefined) return ''
  return typeof held === 'string' ? held : JSON.stringify(held, null, 1)
}

/** Returns the value to save for typed text: a list or an object, or the text itself, so that nothing is lost. */
export function heldOf(typed: string): unknown {
  if (!typed.trim()) return undefined
  const read = readJson(typed)
  return typeof read === 'object' ? read : typed
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/**
 * Returns text as it was typed: WordPress writes "&amp;" into the blocks of users without the right to unfiltered
 * markup.
 */
function plainOf(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/&(?:lt|gt|amp);/g, each => entities[each] ?? each)
  if (Array.isArray(value)) return value.map(plainOf)
  if (typeof value !== 'object' || !value) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plainOf(each)]))
}

/**
 * Returns the options of a saved block, including those that somebody has written beside "options", by hand or in a
 * pattern.
 */
export function readOptions({ options }: BlockWidget, held: Held = {}, written: Held = {}): Held {
  const beside = Object.entries(written).filter(([name]) => Object.hasOwn(options, name))
  const all = Object.entries({ ...Object.fromEntries(beside), ...held })
  return Object.fromEntries(
    all.map(([name, value]) => [name, options[name]?.from === 'slot' ? value : plainOf(value)]),
  )
}

/** Returns the names of saved options that this release does not know. */
export const unknownIn = ({ options }: BlockWidget, held: Held): string[] =>
  Object.keys(held).filter(name => !Object.hasOwn(options, name))

/** Returns true for text in place of a list or an object: JSON that is invalid, or that is neither. */
const isTyped = (option: Option<unknown> | undefined, value: unknown): value is string =>
  option?.from === 'json' && typeof value === 'string'

const isBroken = (option: Option<unknown> | undefined, value: unknown): value is string =>
  isTyped(option, value) && readJson(value) === undefined

const textNode = (text: string): Markup => ({ name: '#text', attributes: [], children: [], text })

/** Returns the placeholder that the server will print, without invalid JSON. */
function writtenOf({ name, options }: BlockWidget, held: Held, load: string | undefined): PlaceholderParts {
  const given = Object.entries(held)
    .filter(
      ([each, value]) =>
        value !== undefined && options[each]?.from !== 'slot' && !isBroken(options[each], value),
    )
    .map(([each, value]) => [each, isTyped(options[each], value) ? readJson(value) : value] as const)
  const isAttribute = ([each, value]: readonly [string, unknown]) =>
    isSpoken(value) && options[each]?.from !== 'json'
  const json = Object.fromEntries(given.filter(each => !isAttribute(each)))
  const slots = Object.keys(options).filter(
    each => options[each]?.from === 'slot' && !isNothing(`${held[each] ?? ''}`),
  )
  return {
    tag: 'div',
    attributes: [
      ['data-widget', name],
      ...(load ? [['data-load', load] as const] : []),
      ...given.filter(isAttribute).map(([each, value]) => [attributeOf(each), String(value)] as const),
    ],
    json: Object.keys(json).length ? [JSON.stringify(json)] : [],
    slots: slots.map(each => ({ name: each, children: [textNode(String(held[each]))] })),
    looseSlots: [],
    strays: [],
    fallback: [],
  }
}

const sentence = (says: string) => `${says.charAt(0).toUpperCase()}${says.slice(1)}.`.replace(/\.\.$/, '.')

/** Returns a message with options named as in the sidebar, because an editor of blocks sees no markup. */
function inWords({ options }: BlockWidget, says: string): string {
  const names = Object.keys(options)
  const named = (name: string | undefined, written: string) => (name ? optionTitle(name) : written)
  return (
    says
      .replace(/<template data-slot="([^"]+)">|"(\w+)" in its JSON/g, (written, slot, json) =>
        named(
          names.find(name => name === (slot ?? json)),
          written,
        ),
      )
      .replace(/\bdata-[a-z\d-]+/g, written =>
        named(
          names.find(name => attributeOf(name) === written),
          written,
        ),
      )
      .replace(/as in "\w+": /, 'as in ')
      // The fields show the shape.
      .replace(/ is missing; expected an? \w+, as in [[{] … [\]}]/, ' is missing')
  )
}

/** Returns the first fault of text that is not valid JSON. */
function brokenIn(text: string): string[] {
  const alone = { tag: '', attributes: [], json: [text], slots: [], looseSlots: [], strays: [], fallback: [] }
  const found = [...faultsIn(alone, {}, slips)].map(({ says }) => says)
  return found.slice(0, 1)
}

type Said = readonly [name: string, says: string]

/** Yields the faults that stop an option from being read: JSON that is none, and members that are missing. */
function* unreadable({ options, fields }: BlockWidget, held: Held): Generator<Said> {
  for (const [name, value] of Object.entries(held))
    if (isBroken(options[name], value))
      for (const says of brokenIn(value)) yield [name, sentence(`${optionTitle(name)}: ${says}`)]
  // A decoder stops at the first member that is missing.
  for (const [name, field] of Object.entries(fields))
    for (const lacks of missingIn(field, held[name]))
      yield [name, sentence(`${optionTitle(name)}, ${lacks} is missing`.replace(/, (?!entry)/, ': '))]
}

/** Returns all faults of a block, in the words of the doctor; `hasId` knows the page, where any id may be unless stated. */
export function faultsOf(
  known: BlockWidget,
  { options: held = {}, load }: Attributes,
  hasId: (id: string) => boolean = () => true,
): Faults {
  const { options } = known
  const found: Record<string, string[]> = {}
  const add = (name: string, says: string) => {
    found[name] = [...(found[name] ?? []), says]
  }
  for (const [name, says] of unreadable(known, held)) add(name, says)
  const broken = Object.keys(found)
  const faults = onSomePage(
    () => [...faultsIn(writtenOf(known, held, load), options, slips)],
    id => (hasId(id) ? undefined : null),
  )
  for (const fault of faults) {
    const isWord = fault.kind === 'label' || fault.kind === 'fill'
    const name = isWord ? 'labels' : 'name' in fault && options[fault.name] ? fault.name : ''
    if (!broken.includes(name)) add(name, sentence(inWords(known, fault.says)))
  }
  return found
}
