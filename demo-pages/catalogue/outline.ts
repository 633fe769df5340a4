export type Schema = { readonly [word: string]: unknown }
/** The build's `dist/openapi.json`, as far as a page shows it. */
export type Contract = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  'x-pages'?: Readonly<
    Record<string, { address: string; description: string; 'x-widgets': readonly string[] }>
  >
  components: { schemas: Readonly<Record<string, Schema>> }
}
export type Operation = {
  operationId: string
  summary: string
  description?: string
  'x-widgets'?: readonly string[]
  parameters?: readonly { name: string; in: string; required?: boolean; description?: string }[]
  requestBody?: { content: Readonly<Record<string, Content>> }
  responses: Readonly<Record<string, { content?: Readonly<Record<string, Content>> }>>
}
type Content = { schema: Schema; examples?: Readonly<Record<string, { value: unknown }>> }

/** One field of an answer: where it stands, what it may be, and whether an answer without it is refused. */
type Field = { at: string; kinds: readonly string[]; isRequired: boolean }

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
const leaves = /^(Text|Flag|WholeNumber|Count|Identifier|Pounds|Date)$/
const readable = (name: string) => name.replace(/(?!^)[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

/** The fields of all answers that fit the schema, each once, in the order in which they are read. */
export function outline(schema: Schema, schemas: Contract['components']['schemas']): Field[] {
  const fields = new Map<string, { kinds: Set<string>; isRequired: boolean }>()
  const open = new Set<string>()
  const note = (at: string, kind: string | null) => {
    if (kind && at) fields.get(at)?.kinds.add(kind)
  }
  const walk = (part: Schema, at: string): void => {
    // Whatever stands inside data has been told already.
    if (part.description === sameInData) return
    const name = typeof part.$ref === 'string' ? part.$ref.split('/').at(-1) : undefined
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
    const { properties = {}, required = [] } = part as {
      properties?: Record<string, Schema>
      required?: string[]
    }
    for (const [member, inner] of Object.entries(properties)) {
      const there = at ? `${at}.${member}` : member
      const known = fields.get(there) ?? { kinds: new Set(), isRequired: false }
      fields.set(there, { ...known, isRequired: known.isRequired || required.includes(member) })
      walk(inner, there)
    }
    if (part.items) walk(part.items as Schema, `${at}[]`)
  }
  walk(schema, '')
  return [...fields].map(([at, { kinds, isRequired }]) => ({ at, kinds: [...kinds], isRequired }))
}
