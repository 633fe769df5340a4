import type { Schema } from './document'

/** A schema as `shared/contract/options.yaml` writes it: what a regular page sends. */
export type OptionSchema = {
  $ref?: string
  type?: string
  format?: string
  enum?: readonly unknown[]
  required?: readonly string[]
  properties?: Readonly<Record<string, OptionSchema>>
  additionalProperties?: OptionSchema
  items?: OptionSchema
  anyOf?: readonly OptionSchema[]
  /** Any other value counts as left out. */
  'x-otherwise'?: 'left out'
  /** An object that is not empty has one of its members, or one of the members named here. */
  'x-known'?: readonly string[]
}

/** The written schemas of options by widget, and the schemas that several of them share. */
export type WrittenOptions = { $defs: Readonly<Record<string, OptionSchema>> } & Readonly<
  Record<string, Readonly<Record<string, OptionSchema>>>
>

/** The basic kinds of a value, of which openapi.yaml names every spelling. */
export const basicKinds = ['Text', 'Flag', 'Count', 'Identifier', 'Pounds', 'Date'] as const
export type BasicKind = (typeof basicKinds)[number]

const blank: Schema = { type: 'string', pattern: '^\\s*(0000-00-00.*)?$' }
const nothing: readonly Schema[] = [{ type: 'null' }, blank]
const anythingElse: Schema = { description: 'Anything else counts as left out.' }
const emptyList: Schema = { type: 'array', maxItems: 0 }

const anyOf = (...schemas: readonly Schema[]): Schema =>
  schemas.length === 1 ? (schemas[0] as Schema) : { anyOf: schemas }

/** Returns the rule that an object has at least one of these members unless it is empty. */
const hasKnown = (names: readonly string[]) => [
  { maxProperties: 0 },
  ...names.map(name => ({ required: [name] })),
]

function acceptedObject({ properties = {}, required = [], 'x-known': known }: OptionSchema): Schema {
  const members = Object.entries(properties).map(([name, each]) => [
    name,
    anyOf(...waysOf(each), ...(required.includes(name) ? [] : nothing)),
  ])
  return {
    type: 'object',
    ...(required.length && { required }),
    properties: Object.fromEntries(members),
    ...(known && { anyOf: hasKnown([...Object.keys(properties), ...known]) }),
  }
}

/** Returns the ways in which a value may be written; any of them is accepted. */
function waysOf(written: OptionSchema): readonly Schema[] {
  const { 'x-otherwise': otherwise, 'x-known': _, ...rest } = written
  const more = otherwise ? [anythingElse] : []
  if (rest.anyOf) return [...rest.anyOf.flatMap(waysOf), ...more]
  if (rest.items) {
    const entry = accepted(rest.items)
    const numbered = { type: 'object', propertyNames: { pattern: '^\\d' }, additionalProperties: entry }
    const description = 'The same by number, as PHP writes a list with gaps.'
    return [{ type: 'array', items: entry }, { ...numbered, description }, ...more]
  }
  if (rest.properties) {
    return [acceptedObject(written), ...(rest.required ? [] : [emptyList]), ...more]
  }
  if (rest.additionalProperties)
    return [{ ...rest, additionalProperties: accepted(rest.additionalProperties) }, emptyList, ...more]
  const isAnyObject = rest.type === 'object' && Object.keys(rest).length === 1
  return [rest, ...(isAnyObject ? [emptyList] : []), ...more]
}

/** Returns the schema of everything that the widgets accept for a written schema; its references lead to `$defs`. */
export const accepted = (written: OptionSchema): Schema => anyOf(...waysOf(written))

/**
 * Returns a written schema with its references replaced by the shared schemas themselves, so that only basic kinds
 * remain.
 */
export function resolved(written: OptionSchema, shared: WrittenOptions['$defs']): OptionSchema {
  const { $ref, items, properties, additionalProperties, anyOf: ways, ...rest } = written
  const target = $ref && shared[$ref]
  if (target) return { ...resolved(target, shared), ...rest }
  if ($ref && !basicKinds.some(kind => kind === $ref)) throw new Error(`options.yaml has no schema ${$ref}.`)
  const inner = (each: OptionSchema) => resolved(each, shared)
  return {
    ...rest,
    ...($ref && { $ref: `#/$defs/${$ref}` }),
    ...(items && { items: inner(items) }),
    ...(additionalProperties && { additionalProperties: inner(additionalProperties) }),
    ...(ways && { anyOf: ways.map(inner) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inner(each)])),
    }),
  }
}

/** Returns the basic kind to which a resolved schema refers. */
export const basicKindOf = ({ $ref }: OptionSchema): BasicKind | undefined =>
  $ref?.startsWith('#/$defs/') ? ($ref.slice('#/$defs/'.length) as BasicKind) : undefined
