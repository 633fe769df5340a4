import type { Option, Options } from '../../../shared/platform/options/options'
import {
  type BasicKind,
  basicKindOf,
  type OptionSchema,
  resolved,
  type WrittenOptions,
} from '../../../shared/tools/contract/written-schema'
import type { Field, Fields, LeafKind } from './fields'

const leafKinds: Readonly<Record<BasicKind, LeafKind>> = {
  Text: 'text',
  Identifier: 'text',
  Flag: 'flag',
  Count: 'number',
  Pounds: 'amount',
  Date: 'date',
}

/** The control for each kind of attribute, by the first words of its builder's `expected`. */
const byExpectation: readonly (readonly [start: string, kind: LeafKind])[] = [
  ['text of at most', 'text'],
  ['words to read', 'text'],
  ['true, false or the reason', 'reason'],
  ['true or false', 'flag'],
  ['a whole number', 'number'],
  ['an amount in pounds', 'amount'],
  ['a date such as', 'date'],
  ['an address on this site', 'address'],
  ['an https address', 'address'],
  ['a web address', 'address'],
  ['an identifier', 'text'],
  ['a selector', 'text'],
  ['the id of', 'text'],
]

/** Returns the control for a value of a list or an object. */
function ofSchema(schema: OptionSchema): Field {
  const { enum: values, items, properties, additionalProperties, anyOf, required = [], type } = schema
  const kind = basicKindOf(schema)
  if (kind) return { kind: leafKinds[kind] }
  if (anyOf?.[0]) return ofSchema(anyOf[0])
  if (values) return { kind: 'choice', values: values.map(String) }
  if (items) return { kind: 'list', of: ofSchema(items) }
  if (additionalProperties) return { kind: 'table', of: ofSchema(additionalProperties) }
  if (!properties) return type === 'object' ? { kind: 'table', of: { kind: 'json' } } : { kind: 'address' }
  const members = Object.entries(properties).map(([name, each]) => ({
    name,
    field: ofSchema(each),
    isRequired: required.includes(name),
  }))
  return { kind: 'object', members }
}

type Definition = { name: string; options: Options }

/** Returns the control for an option: by its builder, or by the schema of a list or an object. */
function fieldOf(option: Option<unknown>, schema?: OptionSchema): Field {
  if (option.from === 'slot') return { kind: 'markup' }
  if (option.messages) return { kind: 'words', words: option.messages }
  if (option.expected === 'an object of messages by field') return { kind: 'table', of: { kind: 'text' } }
  if (option.expected === 'true or false') return { kind: 'flag' }
  if (option.values) return { kind: 'choice', values: option.values }
  if (schema) return ofSchema(schema)
  const kind = byExpectation.find(([start]) => option.expected.startsWith(start))?.[1]
  if (!kind) throw new Error(`No control is known for an option that expects ${option.expected}.`)
  return { kind }
}

/** Returns the controls of a widget, by option. */
export function fieldsOf({ name: widget, options }: Definition, written: WrittenOptions): Fields {
  const fields = Object.entries(options).map(([name, option]) => {
    const schema = written[widget]?.[name]
    return [name, fieldOf(option, schema && resolved(schema, written.$defs))]
  })
  return Object.fromEntries(fields)
}
