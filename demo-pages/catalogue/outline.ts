export type Schema = { readonly [word: string]: unknown }
/** The parts of the build's `dist/openapi.json` that a page shows. */
export type Contract = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  'x-pages'?: Readonly<
    Record<string, { address: string; description: string; 'x-widgets': readonly string[] }>
  >
  /** The widgets that post a form of their own, with the page's token. */
  'x-posting'?: readonly string[]
  components: {
    schemas: Readonly<Record<string, Schema>>
    responses: Readonly<Record<string, Response>>
  }
}
export type Operation = {
  operationId: string
  summary: string
  description?: string
  'x-widgets'?: readonly string[]
  /** The widgets whose main work needs the call, in a shop with few calls. */
  'x-first-of'?: readonly string[]
  /** By widget, the uses in which it makes the call, if not in all. */
  'x-when'?: Readonly<Record<string, string>>
  parameters?: readonly {
    name: string
    in: string
    required?: boolean
    description?: string
  }[]
  requestBody?: { content: Readonly<Record<string, Content>> }
  responses: Readonly<Record<string, Response>>
}
/** The meaning of a status; a response that several calls share is under components. */
export type Response = {
  $ref?: string
  description?: string
  content?: Readonly<Record<string, Content>>
}
type Content = { schema: Schema; examples?: Readonly<Record<string, { value: unknown }>> }

/**
 * One field of an answer: its place, its kinds and its meaning, and whether it is required in all forms of the answer
 * or in some.
 */
type Field = {
  at: string
  kinds: readonly string[]
  about: string
  needed: 'always' | 'in some forms' | 'no'
}

const partsOf = (schema: Schema): readonly Schema[] =>
  ['anyOf', 'allOf'].flatMap(word => (schema[word] as readonly Schema[] | undefined) ?? [])

const kindOf = ({ type, pattern, items, properties, description, enum: values }: Schema): string | null => {
  if (type === 'null' || /^\^\\s\*(\$|\(0000)/.test(String(pattern))) return 'nothing'
  if (items) return 'a list'
  if (properties) return 'an object'
  if (values) return `one of ${(values as unknown[]).map(String).join(', ')}`
  if (description && !type) return String(description).replace(/\.$/, '')
  return typeof type === 'string' && !/array|object/.test(type) ? type : null
}

const sameInData = 'The same inside data.'
/** Returns true for the form of an answer that is wrapped in `data`; its fields are described without the wrapper. */
const isInData = ({ description, required }: Schema): boolean =>
  description === sameInData || (Array.isArray(required) && required.length === 1 && required[0] === 'data')
const leaves = /^(Text|Flag|WholeNumber|Count|Identifier|Pounds|Date)$/
/** Returns the name of a kind of value, in words. */
export const readable = (name: string) => name.replace(/(?!^)[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

const refOf = ({ $ref }: Schema): string | undefined =>
  typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined

type Schemas = Contract['components']['schemas']
type Needs = { always: ReadonlySet<string>; sometimes: ReadonlySet<string> }
const none: Needs = { always: new Set(), sometimes: new Set() }

/** Returns the members that an object must have in all of its forms, and those that it must have in some. */
function needsOf(schema: Schema, schemas: Schemas): Needs {
  const name = refOf(schema)
  if (name) return needsOf(schemas[name] ?? {}, schemas)
  const {
    required = [],
    anyOf = [],
    allOf = [],
  } = schema as Partial<{
    required: string[]
    anyOf: Schema[]
    allOf: Schema[]
  }>
  const parts = allOf.map(part => needsOf(part, schemas))
  const forms = anyOf
    .filter(form => !isInData(form) && isForm(form, schemas))
    .map(form => needsOf(form, schemas))
  const always = new Set([...required, ...parts.flatMap(part => [...part.always])])
  const [first = none, ...others] = forms
  for (const member of first.always) if (others.every(form => form.always.has(member))) always.add(member)
  const some = [...parts, ...forms].flatMap(part => [...part.always, ...part.sometimes])
  return { always, sometimes: new Set(some.filter(member => !always.has(member))) }
}

/** Returns true if the schema is of an object with members of its own, not of null, a text or an empty list. */
function isForm(schema: Schema, schemas: Schemas): boolean {
  const name = refOf(schema)
  if (name) return !leaves.test(name) && isForm(schemas[name] ?? {}, schemas)
  return !!(schema.properties || schema.required) || partsOf(schema).some(part => isForm(part, schemas))
}

/** Returns the fields of all answers that fit the schema, each once, in the order in which they are read. */
export function outline(schema: Schema, schemas: Schemas): Field[] {
  const fields = new Map<string, { kinds: Set<string>; about: string }>()
  const needs = new Map<string, Needs>()
  const open = new Set<string>()
  const note = (at: string, kind: string | null) => {
    if (kind && at) fields.get(at)?.kinds.add(kind)
  }
  const members = (part: Schema, at: string) => {
    for (const [member, { description = '', ...inner }] of Object.entries(
      (part.properties ?? {}) as Record<string, Schema>,
    )) {
      const there = at ? `${at}.${member}` : member
      if (!fields.has(there)) fields.set(there, { kinds: new Set(), about: String(description) })
      begin(inner, there)
    }
  }
  const walk = (part: Schema, at: string): void => {
    // The content of `data` has been described already.
    if (part.description === sameInData) return
    const name = refOf(part)
    if (name) {
      const step = `${at} ${name}`
      if (leaves.test(name)) note(at, readable(name))
      else if (!open.has(step)) {
        open.add(step)
        walk(schemas[name] ?? {}, at)
        open.delete(step)
      }
      return
    }
    for (const each of partsOf(part)) walk(each, at)
    note(at, kindOf(part))
    members(part, at)
    if (part.items) begin(part.items as Schema, `${at}[]`)
  }
  // If several places describe one value, a member that one of them does not need is needed in some forms only.
  const begin = (part: Schema, at: string): void => {
    const known = needs.get(at)
    const found = needsOf(part, schemas)
    const isNew = !known || !isForm(part, schemas)
    needs.set(at, isNew ? (known ?? found) : both(known, found))
    walk(part, at)
  }
  begin(schema, '')
  return [...fields].map(([at, { kinds, about }]) => ({
    at,
    kinds: [...kinds],
    about,
    needed: needed(at, needs),
  }))
}

/**
 * Returns the needs of an answer with two forms: a field of both is required, and a field of one is required in some
 * forms.
 */
function both(one: Needs, other: Needs): Needs {
  const always = new Set([...one.always].filter(member => other.always.has(member)))
  const all = [...one.always, ...one.sometimes, ...other.always, ...other.sometimes]
  return { always, sometimes: new Set(all.filter(member => !always.has(member))) }
}

function needed(at: string, needs: ReadonlyMap<string, Needs>): Field['needed'] {
  const cut = at.lastIndexOf('.')
  const { always, sometimes } = needs.get(at.slice(0, Math.max(cut, 0))) ?? none
  const member = at.slice(cut + 1)
  return always.has(member) ? 'always' : sometimes.has(member) ? 'in some forms' : 'no'
}
