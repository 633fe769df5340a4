import { type Option, type Options, yesOrNo } from '../../platform/options/options'
import type { Schema } from './document'
import { accepted, basicKinds, type OptionSchema, resolved, type WrittenOptions } from './written-schema'

/** The options of a widget, each with a schema of what a regular page writes. */
export type DescribedOptions = {
  name: string
  about: string
  option: Option<unknown>
  schema: OptionSchema
  /** True if the schema is in options.yaml; the schema of any other option follows from its builder. */
  isOfYaml: boolean
}[]

type Definition = { name: string; options: Options }

// Returns a pattern that ignores case, because patterns of JSON Schema have no flags.
const inAnyCase = (pattern: string) =>
  pattern.replace(/[a-z]/g, letter => `[${letter.toUpperCase()}${letter}]`)
const noYesOrNo = `^(?!\\s*${inAnyCase(yesOrNo.source.slice(1, -1))}\\s*$)`

const byExpectation: readonly (readonly [start: string, schema: object])[] = [
  ['true or false', { type: 'boolean' }],
  ['true, false or the reason', { type: ['boolean', 'string'], pattern: `${noYesOrNo}|^(?:true|false)$` }],
  ['words to read', { type: 'string', pattern: noYesOrNo }],
  ['text of at most 500 characters, not a yes or no', { type: 'string', pattern: noYesOrNo }],
  ['a whole number from 1', { type: 'integer', minimum: 1 }],
  ['a whole number', { type: 'integer', minimum: 0 }],
  ['an amount', { type: ['number', 'string'] }],
]

const someText = { type: ['string', 'number'] }
const messagesByField: Schema = {
  type: 'object',
  additionalProperties: { anyOf: [someText, { type: 'array', items: someText }] },
}

/** Returns a value of a choice, also as a number if it looks like one. */
const asWritten = (word: string): (string | number)[] => (/^\d+$/.test(word) ? [word, Number(word)] : [word])

function ofOption(
  widget: string,
  name: string,
  option: Option<unknown>,
  written: WrittenOptions,
): OptionSchema {
  if (option.messages) return ofLabels(option.messages)
  if (option.expected === 'true or false') return { type: 'boolean' }
  if (option.values) return { enum: option.values.flatMap(asWritten) }
  if (option.expected === 'an object of messages by field') return messagesByField as OptionSchema
  const own = written[widget]?.[name]
  if (own) return resolved(own, written.$defs)
  if (option.from === 'json')
    throw new Error(`The option ${name} of ${widget} has no schema in shared/contract/options.yaml.`)
  const simple = byExpectation.find(([start]) => option.expected.startsWith(start))?.[1]
  return (simple ?? { type: 'string' }) as OptionSchema
}

const ofLabels = (messages: Readonly<Record<string, string>>): object => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(messages).map(([name, words]) => [
      name,
      { type: 'string', default: words, ...(!yesOrNo.test(words) && { pattern: noYesOrNo }) },
    ]),
  ),
})

/** Returns the options of a widget that are given as attributes or JSON, each with its schema. */
export const describeOptions = (
  { name: widget, options }: Definition,
  written: WrittenOptions,
): DescribedOptions =>
  Object.entries(options)
    .filter(([, { from }]) => from !== 'slot')
    .map(([name, option]) => ({
      name,
      about: option.about,
      option,
      schema: ofOption(widget, name, option, written),
      isOfYaml: name in (written[widget] ?? {}),
    }))

/** Returns the schema of everything that a placeholder may hold for an option. */
function acceptedFor({ option, schema, isOfYaml }: DescribedOptions[number]): Schema {
  const whole = isOfYaml ? accepted(schema) : (schema as Schema)
  return option.isNullable ? { anyOf: [whole, { type: 'null' }] } : whole
}

/**
 * Returns the schema of a widget's JSON child, for editors that validate JSON; `kinds` are the schemas of openapi.yaml.
 */
export function jsonSchema(
  definition: Definition,
  written: WrittenOptions,
  kinds: Readonly<Record<string, Schema>>,
): Schema {
  const described = describeOptions(definition, written)
  const required = described.filter(({ option }) => option.isRequired && option.from === 'json')
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `The JSON child of ${definition.name}`,
    type: 'object',
    additionalProperties: false,
    ...(required.length && { required: required.map(({ name }) => name) }),
    properties: {
      $schema: { type: 'string' },
      ...Object.fromEntries(
        described.map(each => [each.name, { description: each.about, ...acceptedFor(each) }]),
      ),
    },
    $defs: Object.fromEntries(basicKinds.map(kind => [kind, kinds[kind]])),
  }
}
