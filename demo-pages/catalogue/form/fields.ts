/** The kinds of single controls; `json` is for values without a control of their own. */
export type LeafKind = 'text' | 'flag' | 'number' | 'amount' | 'date' | 'address' | 'reason' | 'json'

/** A member of an object: its name, its control, and whether the object needs it. */
export type Member = { name: string; field: Field; isRequired: boolean }

/** The control of an option, or of a part of one: plain data, made by the build. */
export type Field =
  | { kind: LeafKind }
  | { kind: 'choice'; values: readonly string[] }
  /** A list, or an object whose names an editor chooses: both are written row by row. */
  | { kind: 'list' | 'table'; of: Field }
  | { kind: 'object'; members: readonly Member[] }
  | { kind: 'words'; words: Readonly<Record<string, string>> }
  | { kind: 'markup' }

/** The controls of a widget, by option. */
export type Fields = Readonly<Record<string, Field>>

/** A row of a table. */
export type Pair = { name: string; value: unknown }

/** The place of a value: an option, and the steps into it. */
export type Place = readonly (string | number)[]

type Holder = Readonly<Record<string, unknown>>

export const isObject = (given: unknown): given is Holder =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

// Returns true for a single value; null counts as a value that was left out.
const isLeaf = (given: unknown) => given === null || /^(string|number|boolean)$/.test(typeof given)

/** Returns true if the control can show the value; other values are shown as JSON. */
export function isShownBy(field: Field, held: unknown): boolean {
  if (held === undefined) return true
  switch (field.kind) {
    case 'list':
      return Array.isArray(held)
    case 'table':
      return Array.isArray(held)
    case 'object':
    case 'words':
      return isObject(held)
    case 'json':
      return true
    case 'flag':
      return held === null || typeof held === 'boolean'
    default:
      return isLeaf(held)
  }
}

/** The names of members that decoders drop from JSON. */
export const lostNames = /^(__proto__|constructor|prototype)$/

const emptyRow = (field: Field): unknown => (field.kind === 'object' ? {} : '')

/** Returns the initial value of a new row. */
export const newRow = (field: Field): unknown => {
  if (field.kind === 'table') return { name: '', value: '' }
  return field.kind === 'list' ? emptyRow(field.of) : undefined
}

/** Returns a value as the form holds it: the rows of a table keep their own order. */
export function heldOf(field: Field, raw: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(raw)) return raw.map(each => heldOf(field.of, each))
  if (field.kind === 'table' && isObject(raw))
    return Object.entries(raw).map(([name, value]) => ({ name, value: heldOf(field.of, value) }))
  if (/^(flag|reason)$/.test(field.kind) && (raw === 'true' || raw === 'false')) return raw === 'true'
  if (field.kind !== 'object' || !isObject(raw)) return raw
  return membersOf(field.members, raw, heldOf)
}

/** Returns a value as JSON holds it, without the parts that are not filled in. */
export function rawOf(field: Field, held: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(held))
    return held.map(each => rawOf(field.of, each) ?? emptyRow(field.of))
  if (field.kind === 'table' && Array.isArray(held))
    return Object.fromEntries(
      (held as Pair[])
        .filter(({ name }) => name.trim() && !lostNames.test(name))
        .map(({ name, value }) => [name, rawOf(field.of, value) ?? '']),
    )
  if (field.kind === 'words' && isObject(held)) {
    const changed = Object.entries(held).filter(([name, words]) => words !== field.words[name])
    return changed.length ? Object.fromEntries(changed) : undefined
  }
  if (field.kind !== 'object' || !isObject(held)) return held
  return membersOf(field.members, held, rawOf)
}

function membersOf(
  members: readonly Member[],
  given: Holder,
  change: (field: Field, value: unknown) => unknown,
) {
  const known = new Map(members.map(({ name, field }) => [name, field]))
  const all = Object.entries(given).map(([name, value]) => {
    const field = known.get(name)
    return [name, field ? change(field, value) : value] as const
  })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
