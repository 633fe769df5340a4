import { isUnwritten } from '../../../platform/options/grammar'
import type { Option, Options } from '../../../platform/options/options'
import { isShowing, readOption } from '../../../platform/options/read-options'
import { closestMatch } from '../../../platform/values/closest-match'
import type { DecodeError } from '../../../platform/values/decoder'
import { type Fault, faultsIn, givenTo, stepsOf, valueAt } from '../placeholder/explain-options'
import * as slips from '../placeholder/json-slips'
import { attributeIn } from '../placeholder/markup'
import { attributeOf } from '../placeholder/option-attributes'
import type { PlaceholderParts } from '../placeholder/written'
import { fixJson } from './fix-json'
import { meanings } from './fix-value'
import { gapFor } from './gap'

/** The data that the checks have besides the definition: the ids on the page. */
type PageIds = { ids: readonly string[] }

type Json = Record<string, unknown>
const isObject = (given: unknown): given is Json =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const jsonIn = ({ json }: PlaceholderParts): Json => {
  const found = fixJson(json[0]?.trim() || '{}')
  return isObject(found) ? found : {}
}
const withJson = (written: PlaceholderParts, json: Json): PlaceholderParts => ({
  ...written,
  json: Object.keys(json).length ? [JSON.stringify(json)] : [],
})
const entries = (object: Json, change: (name: string, value: unknown) => [string, unknown][]): Json =>
  Object.fromEntries(Object.entries(object).flatMap(([name, value]) => change(name, value)))
/** Returns the object with one member renamed; undefined if there is no new name or it is taken. */
const renamed = (object: Json, from: string, to: string | undefined): Json | undefined =>
  to && !(to in object) ? entries(object, (name, value) => [[name === from ? to : name, value]]) : undefined

/** Returns both objects merged; undefined if they contradict each other. */
function merged(one: Json, other: Json): Json | undefined {
  const all: Json = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const own = all[name]
    const both = isObject(own) && isObject(value) ? merged(own, value) : undefined
    if (own !== undefined && !both && JSON.stringify(own) !== JSON.stringify(value)) return undefined
    all[name] = both ?? value
  }
  return all
}

/**
 * Returns the object that a string, several parts or a bare list stands for; undefined if the option's name is
 * uncertain.
 */
function shaped(given: unknown, options: Options): Json | undefined {
  if (typeof given === 'string') {
    const read = fixJson(given)
    return typeof read === 'string' ? undefined : shaped(read, options)
  }
  if (isObject(given)) return given
  if (!Array.isArray(given)) return undefined
  const parts = given.filter(isObject)
  const areParts =
    parts.length === given.length && parts.every(part => Object.keys(part).every(key => key in options))
  if (areParts && parts.length)
    return parts.reduce<Json | undefined>((all, part) => all && merged(all, part), {})
  const fitting = Object.entries(options).filter(
    ([, option]) => option.from === 'json' && !option.messages && decodeErrorOf(option, given) === undefined,
  )
  const [[name] = ['']] = fitting
  return fitting.length === 1 ? { [name]: given } : undefined
}

/** Renames an unknown member, or moves its content to where it belongs; undefined if a name is taken. */
function withoutKey(json: Json, name: string, to: string | undefined, options: Options): Json | undefined {
  const value = json[name]
  const rest = entries(json, (each, held) => (each === name ? [] : [[each, held]]))
  const isLevel = isObject(value) && !to && Object.keys(value).every(key => key in options)
  if (isLevel) return merged(rest, value)
  const messages: Json = options.labels?.messages ?? {}
  if (!to && typeof value === 'string' && name in messages) return merged(rest, { labels: { [name]: value } })
  return renamed(json, name, to)
}

/** Returns the value with another value at that path. */
function withAt(value: unknown, [step, ...more]: readonly string[], put: unknown): unknown {
  if (step === undefined) return put
  const changed = withAt((value as Json | undefined)?.[step], more, put)
  if (!Array.isArray(value)) return { ...(value as Json), [step]: changed }
  return value.map((each, at) => (at === Number(step) ? changed : each))
}

/** Returns the path at which a value is invalid; undefined if it is valid. */
function decodeErrorOf(option: Option<unknown>, value: unknown): string | undefined {
  try {
    readOption(option, value)
    return undefined
  } catch (problem) {
    return (problem as DecodeError).at ?? ''
  }
}

/** Returns the single id on the page that is similar; one that differs in its numbers is a different thing. */
function nearId(value: unknown, ids: readonly string[]): string | undefined {
  const near = typeof value === 'string' ? closestMatch(value, ids) : undefined
  const numbers = (text: string) => text.replace(/\D+/g, ' ').trim()
  return near && numbers(near) === numbers(String(value)) ? near : undefined
}

/** Returns the intended value, in a form that is valid at least at the faulty place. */
function fixedValue(option: Option<unknown>, given: unknown, at: string, known: PageIds): unknown {
  const steps = stepsOf(at)
  const last = steps.at(-1) ?? ''
  const holder = steps.slice(0, -1)
  const tried = function* (): Generator<unknown> {
    const value = valueAt(given, steps)
    const around = valueAt(given, holder)
    const slip = isObject(around) && value === undefined && closestMatch(last, Object.keys(around))
    if (slip) yield withAt(given, holder, renamed(around, slip, last))
    const near = nearId(value, known.ids)
    if (near) yield withAt(given, steps, near)
    const meant = [...meanings(value, option.values)].map(meaning => withAt(given, steps, meaning))
    // Values that are entirely valid come first, then values that are only invalid elsewhere; for a value with members
    // only the former will do.
    yield* meant.filter(each => decodeErrorOf(option, each) === undefined)
    if (typeof value !== 'object') yield* meant
  }
  for (const value of tried()) if (value !== undefined && decodeErrorOf(option, value) !== at) return value
  return undefined
}

/** Writes a value where the option is read from. */
function withOption(
  written: PlaceholderParts,
  name: string,
  option: Option<unknown>,
  value: unknown,
): PlaceholderParts {
  const attribute = attributeOf(name)
  const at = written.attributes.findIndex(([each]) => each === attribute)
  const json = jsonIn(written)
  const isHere = option.from === 'attribute' && typeof value !== 'object' && (at >= 0 || !(name in json))
  const pair = [attribute, String(value)] as const
  if (isHere)
    return {
      ...written,
      attributes: at < 0 ? [...written.attributes, pair] : written.attributes.with(at, pair),
    }
  return withJson(
    { ...written, attributes: written.attributes.filter(([each]) => each !== attribute) },
    { ...json, [name]: value },
  )
}

/** Returns the markup with a text to fill in where a slot is missing or empty. */
function withSlotGap(written: PlaceholderParts, name: string): Fixed {
  const text = { name: '#text', attributes: [], children: [], text: gapFor(name) }
  const slots = written.slots.filter(slot => slot.name !== name)
  return { written: { ...written, slots: [...slots, { name, children: [text] }] }, gap: name }
}

function withValue(
  written: PlaceholderParts,
  fault: Fault & { kind: 'value' },
  options: Options,
  known: PageIds,
): Fixed {
  const { name, at } = fault
  const option = options[name] as Option<unknown>
  if (option.from === 'slot') return withSlotGap(written, name)
  const given = givenTo(written, name, option)
  const value = fixedValue(option, given, at, known)
  if (value !== undefined) return { written: withOption(written, name, option, value) }
  const steps = stepsOf(at)
  const last = steps.findLast(step => !/^\d+$/.test(step)) ?? name
  const gap = withAt(given, steps, gapFor(last, valueAt(given, steps)))
  return { written: withOption(written, name, option, gap), gap: [name, ...steps].join(' ') }
}

/** Renames an attribute; undefined if the name is taken by another value. */
function withAttribute(
  written: PlaceholderParts,
  name: string,
  to: string | undefined,
): PlaceholderParts | undefined {
  const given = (each: string | undefined) => written.attributes.find(([known]) => known === each)?.[1]
  const taken = given(to)
  if (!to || (taken !== undefined && taken !== given(name))) return undefined
  const attributes = written.attributes.flatMap(each =>
    each[0] !== name ? [each] : taken === undefined ? [[to, each[1]] as const] : [],
  )
  return { ...written, attributes }
}

/** The result of a fix, and the name of a part that still has to be written. */
type Fixed = { written: PlaceholderParts; gap?: string } | undefined
type Fixer<K extends Fault['kind']> = (
  written: PlaceholderParts,
  fault: Extract<Fault, { kind: K }>,
  options: Options,
  known: PageIds,
) => Fixed

const whole = (written: PlaceholderParts, json: Json | undefined): Fixed =>
  json && { written: withJson(written, json) }
const asFixed = (written: PlaceholderParts | undefined): Fixed => written && { written }

/** Returns a name that cannot be corrected, marked as a gap. */
const gapName = (name: string): string => (isUnwritten(name) ? name : gapFor('name', name))

const reshape = (written: PlaceholderParts, _: Fault, options: Options): Fixed =>
  whole(written, shaped(fixJson(written.json[0] ?? ''), options))

const fixers: { [K in Fault['kind']]: Fixer<K> } = {
  broken: reshape,
  shape: reshape,
  stray(written, _, options) {
    const [stray] = written.strays
    const found = shaped(fixJson(stray?.text ?? ''), options)
    return found && whole({ ...written, strays: written.strays.slice(1) }, merged(found, jsonIn(written)))
  },
  several(written, _, options) {
    const all = written.json.map(text => shaped(fixJson(text), options))
    return whole(
      written,
      all.reduce<Json | undefined>((sum, each) => sum && each && merged(sum, each), {}),
    )
  },
  key(written, { name, to }, options) {
    const json = jsonIn(written)
    const known = withoutKey(json, name, to, options) ?? renamed(json, name, gapName(name)) ?? json
    return { written: withJson(written, known), ...(gapName(name) in known && { gap: name }) }
  },
  label(written, { name, to }) {
    const json = jsonIn(written)
    const labels = json.labels as Json
    const known = renamed(labels, name, to)
    const fixed = { ...json, labels: known ?? renamed(labels, name, gapName(name)) }
    return { written: withJson(written, fixed), ...(!known && { gap: `labels ${name}` }) }
  },
  fill(written, { name, from, to }) {
    const json = jsonIn(written)
    const labels = json.labels as Json
    const words = String(labels[name]).replaceAll(`{${from}}`, `{${to}}`)
    return to ? { written: withJson(written, { ...json, labels: { ...labels, [name]: words } }) } : undefined
  },
  attribute: (written, { name, to }) => asFixed(withAttribute(written, name, to)),
  'json-attribute'(written, { name, to }) {
    const text = written.attributes.find(([each]) => each === name)?.[1] ?? ''
    const value = fixJson(text) ?? text
    const lifted = isObject(value) && Object.keys(value).length === 1 && to in value ? value[to] : value
    const attributes = written.attributes.filter(([each]) => each !== name)
    return whole({ ...written, attributes }, merged(jsonIn(written), { [to]: lifted }))
  },
  slot(written, { name, to }) {
    const isTaken = !to || written.slots.some(slot => slot.name === to)
    const called = isTaken ? gapName(name) : to
    const slots = written.slots.map(slot => (slot.name === name ? { ...slot, name: called } : slot))
    return { written: { ...written, slots }, ...(isTaken && { gap: name }) }
  },
  'loose-slot': (written, { name }) => ({
    written: {
      ...written,
      slots: [...written.slots, ...written.looseSlots.filter(slot => slot.name === name)],
      looseSlots: written.looseSlots.filter(slot => slot.name !== name),
      fallback: written.fallback.filter(node => attributeIn(node, 'data-slot') !== name),
    },
  }),
  value: withValue,
  member(written, { name, at, from, to }, options) {
    const option = options[name] as Option<unknown>
    const given = givenTo(written, name, option)
    const steps = stepsOf(at)
    const around = valueAt(given, steps)
    const holder = isObject(around) ? renamed(around, from, to) : undefined
    const value = holder && withAt(given, steps, holder)
    if (value === undefined || decodeErrorOf(option, value) !== undefined) return undefined
    return { written: withOption(written, name, option, value) }
  },
  nothing(written, { name }, options) {
    const option = options[name] as Option<unknown>
    if (option.from === 'slot') return withSlotGap(written, name)
    // Content under unknown names is not discarded.
    if (isShowing(givenTo(written, name, option))) return undefined
    return { written: withOption(written, name, option, gapFor(name)), gap: name }
  },
  // It is unknown which of the two was meant.
  twice: () => undefined,
  // The value is a gap already, or was left by a template.
  unwritten: (written, { name }) => ({ written, gap: name }),
}

// More fixes than any placeholder needs.
const mostRounds = 100

/** The result of all fixes. */
type Outcome = {
  /** All faults, including those that appeared only after another was fixed. */
  faults: Fault[]
  fixed: PlaceholderParts
  /** The parts that an editor has to fill in. */
  gaps: string[]
  /** The faults that an editor has to decide about; these are unchanged. */
  left: Fault[]
}

/** Identifies a fault regardless of its message. */
const keyOf = (fault: Fault): string =>
  [
    fault.kind,
    'name' in fault ? fault.name : '',
    'at' in fault ? fault.at : '',
    'from' in fault ? fault.from : '',
  ].join('|')

/** Returns true if the fault is a gap that a fix has left. */
const isGap = (fault: Fault): boolean =>
  (fault.kind === 'unwritten' && String(fault.found).startsWith('…write')) ||
  ('name' in fault && isUnwritten(fault.name))

/** Fixes faults until none is left that can be fixed; no value is ever invented. */
export function fixAll(written: PlaceholderParts, options: Options, known: PageIds): Outcome {
  const faults = new Map<string, Fault>()
  const gaps = new Set<string>()
  const left: Fault[] = []
  const done = new Set<string>()
  let fixed = written
  for (let round = 0; round < mostRounds; round++) {
    const found = [...faultsIn(fixed, options, slips)].filter(
      fault => !done.has(keyOf(fault)) && !(round && isGap(fault)),
    )
    for (const fault of found) faults.set(fault.says, fault)
    const [first] = found
    if (!first) break
    const change = (fixers[first.kind] as Fixer<Fault['kind']>)(fixed, first as never, options, known)
    if (change?.gap) gaps.add(change.gap)
    if (!change) left.push(first)
    if (!change || change.gap) done.add(keyOf(first))
    if (change) fixed = change.written
  }
  return { faults: [...faults.values()], fixed, gaps: [...gaps], left }
}
