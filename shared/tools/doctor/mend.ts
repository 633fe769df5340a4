import { type Fault, faultsIn, givenTo } from '../../platform/options/explain-options'
import type { Markup } from '../../platform/options/markup'
import type { Option, Options } from '../../platform/options/options'
import { attributeOf, readOption } from '../../platform/options/read-options'
import type { Written } from '../../platform/options/written'
import { closestMatch } from '../../platform/values/closest-match'
import type { DecodeError } from '../../platform/values/decoder'
import { fixJson } from './mend-json'
import { meanings } from './mend-value'

/** What an examiner knows besides the definition: values of the catalogue's examples, and the ids of the page. */
export type Known = { sample: (option: string) => unknown; ids: readonly string[] }

type Json = Record<string, unknown>
const isObject = (given: unknown): given is Json =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const jsonIn = ({ json }: Written): Json => {
  const found = fixJson(json[0]?.trim() || '{}')
  return isObject(found) ? found : {}
}
const withJson = (written: Written, json: Json): Written => ({
  ...written,
  json: Object.keys(json).length ? [JSON.stringify(json)] : [],
})
const entries = (object: Json, change: (name: string, value: unknown) => [string, unknown][]): Json =>
  Object.fromEntries(Object.entries(object).flatMap(([name, value]) => change(name, value)))
const renamed = (object: Json, from: string, to: string | undefined): Json =>
  entries(object, (name, value) =>
    name !== from ? [[name, value]] : to && !(to in object) ? [[to, value]] : [],
  )

/** A list without its name, or the text of an object. */
function shaped(given: unknown, options: Options): Json {
  if (typeof given === 'string') return shaped(fixJson(given), options)
  if (isObject(given)) return given
  const [name] = Object.entries(options)
    .filter(([, { from, messages, isRequired }]) => from === 'json' && !messages && (isRequired ?? true))
    .map(([each]) => each)
  const parts = Array.isArray(given) ? given.filter(isObject) : []
  const isParts = parts.length && parts.every(part => Object.keys(part).every(key => key in options))
  return isParts ? Object.assign({}, ...parts) : name && Array.isArray(given) ? { [name]: given } : {}
}

/** Takes a name out that is none, and keeps what it held if that can be known. */
function withoutKey(json: Json, name: string, to: string | undefined, options: Options): Json {
  const value = json[name]
  const inner = isObject(value) && !to && Object.keys(value).every(key => key in options)
  if (inner) return { ...renamed(json, name, undefined), ...(value as Json) }
  const messages: Json = Object.assign({}, ...(options.labels?.messages ?? []))
  if (!to && typeof value === 'string' && name in messages) {
    const labels = isObject(json.labels) ? json.labels : {}
    return { ...renamed(json, name, undefined), labels: { ...labels, [name]: value } }
  }
  return renamed(json, name, to)
}

/** Where a reader stands in a value: "[0].name" is 0, name. */
const stepsOf = (at: string) => at.split(/[.[\]]+/).filter(Boolean)

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((held, step) => (held as Json | undefined)?.[step], value)
}

/** The same value with another at that place; undefined takes an entry out. */
function withAt(value: unknown, [step, ...more]: readonly string[], put: unknown): unknown {
  if (step === undefined) return put
  const changed = withAt((value as Json | undefined)?.[step], more, put)
  if (!Array.isArray(value)) return { ...(value as Json), [step]: changed }
  return changed === undefined
    ? value.filter((_, at) => at !== Number(step))
    : value.map((each, at) => (at === Number(step) ? changed : each))
}

/** Where a value fails to fit; undefined where it does. */
function misfitOf(option: Option<unknown>, value: unknown): string | undefined {
  try {
    readOption(option, value)
    return undefined
  } catch (problem) {
    return (problem as DecodeError).at ?? ''
  }
}

/** What an example has in that place, of a list in its first entry. */
function sampleAt(sample: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (held, step) => (Array.isArray(held) ? held[0] : (held as Json | undefined)?.[step]),
    sample,
  )
}

/** The value that was probably meant, which fits at least where the given one did not; undefined leaves it out. */
function mendedValue(
  option: Option<unknown>,
  given: unknown,
  at: string,
  known: Known,
  sample: unknown,
): unknown {
  const steps = stepsOf(at)
  const last = steps.at(-1) ?? ''
  const holder = steps.slice(0, -1)
  const tried = function* (): Generator<unknown> {
    const value = valueAt(given, steps)
    const around = valueAt(given, holder)
    const slip = isObject(around) && value === undefined && closestMatch(last, Object.keys(around))
    if (slip) yield withAt(given, holder, renamed(around, slip, last))
    const near = typeof value === 'string' && closestMatch(value, known.ids)
    if (near) yield withAt(given, steps, near)
    const meant = [...meanings(value, option.values)].map(meaning => withAt(given, steps, meaning))
    // What fits as a whole before what only fails elsewhere.
    yield* meant.filter(each => misfitOf(option, each) === undefined)
    yield* meant
    const example = sampleAt(sample, steps)
    if (example !== undefined) yield withAt(given, steps, example)
    if (steps.length) yield withAt(given, /^\d+$/.test(steps[0] ?? '') ? steps.slice(0, 1) : steps, undefined)
    if (option.isRequired) yield sample
  }
  for (const value of tried()) if (value !== undefined && misfitOf(option, value) !== at) return value
  return undefined
}

function withValue(
  written: Written,
  { name, at }: Fault & { kind: 'value' },
  options: Options,
  known: Known,
) {
  const option = options[name] as Option<unknown>
  const given = givenTo(written, name, option)
  const value = mendedValue(option, given, at, known, known.sample(name))
  if (option.from === 'slot') return { ...written, slots: [...written.slots, { name, children: [] }] }
  const attribute = attributeOf(name)
  const isAttribute = option.from === 'attribute' && typeof value !== 'object'
  const attributes = written.attributes.filter(([each]) => each !== attribute)
  const without = withJson({ ...written, attributes }, renamed(jsonIn(written), name, undefined))
  if (value === undefined) return without
  return isAttribute
    ? { ...without, attributes: [...attributes, [attribute, String(value)] as const] }
    : withJson(without, { ...jsonIn(without), [name]: value })
}

function withAttribute(written: Written, name: string, to: string | undefined): Written {
  const has = written.attributes.some(([each]) => each === to)
  return {
    ...written,
    attributes: written.attributes.flatMap(each =>
      each[0] !== name ? [each] : to && !has ? [[to, each[1]] as const] : [],
    ),
  }
}

/** Does one of the changes that a fault asks for. */
function mendOne(written: Written, fault: Fault, options: Options, known: Known): Written {
  const json = jsonIn(written)
  switch (fault.kind) {
    case 'stray': {
      const [stray] = written.strays
      const found = shaped(fixJson(stray?.text ?? ''), options)
      return withJson({ ...written, strays: written.strays.slice(1) }, { ...found, ...json })
    }
    case 'several':
      return withJson(written, Object.assign({}, ...written.json.map(text => shaped(fixJson(text), options))))
    case 'broken':
    case 'shape':
      return withJson(written, shaped(fixJson(written.json[0] ?? ''), options))
    case 'key':
      return withJson(written, withoutKey(json, fault.name, fault.to, options))
    case 'label':
      return withJson(written, { ...json, labels: renamed(json.labels as Json, fault.name, fault.to) })
    case 'attribute':
      return withAttribute(written, fault.name, fault.to)
    case 'json-attribute': {
      const text = written.attributes.find(([name]) => name === fault.name)?.[1] ?? ''
      const value = fixJson(text) ?? text
      const lifted = isObject(value) && fault.to in value ? value[fault.to] : value
      return withJson(withAttribute(written, fault.name, undefined), { [fault.to]: lifted, ...json })
    }
    case 'slot': {
      const slots = written.slots.flatMap(slot => {
        if (slot.name !== fault.name) return [slot]
        return fault.to ? [{ ...slot, name: fault.to }] : []
      })
      return { ...written, slots }
    }
    case 'loose-slot':
      return {
        ...written,
        slots: [...written.slots, ...written.looseSlots.filter(({ name }) => name === fault.name)],
        looseSlots: written.looseSlots.filter(({ name }) => name !== fault.name),
        fallback: written.fallback.filter(node => !isSlot(node, fault.name)),
      }
    case 'value':
      return withValue(written, fault, options, known)
  }
}
const isSlot = ({ attributes }: Markup, slot: string) =>
  attributes.some(([name, value]) => name === 'data-slot' && value === slot)

/** Whether a fault of a value was mended with what the catalogue shows, for want of anything written. */
const isInvented = (
  fault: Fault,
  mended: Written,
  options: Options,
  known: Known,
): fault is Fault & { kind: 'value' } => {
  if (fault.kind !== 'value') return false
  const now = givenTo(mended, fault.name, options[fault.name] as Option<unknown>)
  const sample = known.sample(fault.name)
  return now !== undefined && JSON.stringify(now) === JSON.stringify(sample)
}

// More than anybody writes into one placeholder.
const mostRounds = 100

/**
 * Mends what is written until the examiner finds nothing more; each round may show what the last one hid.
 * @returns every sentence on the way, what is written in the end, and the options for which that is the catalogue's example.
 */
export function fixAll(
  written: Written,
  options: Options,
  known: Known,
): { says: string[]; mended: Written; examples: string[] } {
  const says = new Set<string>()
  const examples = new Set<string>()
  let mended = written
  for (let round = 0; round < mostRounds; round++) {
    const faults = [...faultsIn(mended, options)]
    const [first] = faults
    if (!first) break
    // Nobody has written the example; what is wrong with it here is no fault of theirs.
    for (const fault of faults) if (!('name' in fault && examples.has(fault.name))) says.add(fault.says)
    mended = mendOne(mended, first, options, known)
    if (isInvented(first, mended, options, known)) examples.add(first.name)
  }
  return { says: [...says], mended, examples: [...examples] }
}
