/** What one control can say; `json` is for what has no form of its own. */
export type LeafKind = 'text' | 'flag' | 'number' | 'amount' | 'date' | 'address' | 'reason' | 'json'

/** A member of an object: its name, its control, and whether the object is nothing without it. */
export type Member = { name: string; field: Field; isRequired: boolean }

/** The control that an option, or a part of one, asks for: plain data, made by the build. */
export type Field =
  | { kind: LeafKind }
  | { kind: 'choice'; values: readonly string[] }
  /** A list, or an object of which the names are the writer's: both are written row by row. */
  | { kind: 'list' | 'table'; of: Field }
  | { kind: 'object'; members: readonly Member[] }
  | { kind: 'words'; words: Readonly<Record<string, string>> }
  | { kind: 'markup' }

/** The controls of a widget, by option. */
export type Fields = Readonly<Record<string, Field>>

/** A row of a table. */
export type Pair = { name: string; value: unknown }

/** Where something is held: an option, and the steps into it. */
export type Place = readonly (string | number)[]

type Holder = Readonly<Record<string, unknown>>

export const isObject = (given: unknown): given is Holder =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

// Null in a single value means the same as a value that was left out.
const isLeaf = (given: unknown) => given === null || /^(string|number|boolean)$/.test(typeof given)

/** Can the control show this? What it cannot is shown as JSON. */
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

/** Names that JSON is read without. */
export const lostNames = /^(__proto__|constructor|prototype)$/

const emptyRow = (field: Field): unknown => (field.kind === 'object' ? {} : '')

/** What a new row of it begins with. */
export const newRow = (field: Field): unknown => {
  if (field.kind === 'table') return { name: '', value: '' }
  return field.kind === 'list' ? emptyRow(field.of) : undefined
}

/** Returns a value as the form holds it: the rows of a table in an order of their own. */
export function heldOf(field: Field, raw: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(raw)) return raw.map(each => heldOf(field.of, each))
  if (field.kind === 'table' && isObject(raw))
    return Object.entries(raw).map(([name, value]) => ({ name, value: heldOf(field.of, value) }))
  if (/^(flag|reason)$/.test(field.kind) && (raw === 'true' || raw === 'false')) return raw === 'true'
  if (field.kind !== 'object' || !isObject(raw)) return raw
  return membersOf(field.members, raw, heldOf)
}

/** Returns a value as JSON holds it: what nobody has filled in is left out. */
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
