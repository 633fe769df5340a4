import { type Option, type Options, yesOrNo } from '../../platform/options/options'
import { leafSchemas, type Manner, type Schema, schemaOf } from './schemas'
import { type AnyDecoder, shapeOf, showingsOf, watched } from './shapes'

/** The options of a widget, each with a schema of what a placeholder may contain, or of the type. */
export type DescribedOptions = { name: string; about: string; option: Option<unknown>; schema: Schema }[]

type Definition = { name: string; options: Options }

const json = /<script type="application\/json">([\s\S]*?)<\/script>/

/** Lets the decoders of options read the examples, so that the parts of them that are code show what they read. */
export function showOptions({ options }: Definition, markups: readonly string[]): void {
  for (const markup of markups) {
    const written = JSON.parse(json.exec(markup)?.[1] ?? '{}') as Record<string, unknown>
    for (const [name, { read }] of Object.entries(options)) {
      if (name in written) watchQuietly(read, written[name])
    }
  }
}

// Some options can be read only on a page.
function watchQuietly(decode: AnyDecoder, value: unknown) {
  try {
    watched(decode)(value, '')
  } catch {}
}

// A pattern of JSON Schema knows no flags.
const inAnyCase = (pattern: string) =>
  pattern.replace(/[a-z]/g, letter => `[${letter.toUpperCase()}${letter}]`)
const noYesOrNo = `^(?!\\s*${inAnyCase(yesOrNo.source.slice(1, -1))}\\s*$)`

const byExpectation: readonly (readonly [start: string, schema: Schema])[] = [
  ['true or false', { type: 'boolean' }],
  ['true, false or the reason', { type: ['boolean', 'string'], pattern: `${noYesOrNo}|^(?:true|false)$` }],
  ['words to read', { type: 'string', pattern: noYesOrNo }],
  ['text of at most 500 characters, not a yes or no', { type: 'string', pattern: noYesOrNo }],
  ['a whole number from 1', { type: 'integer', minimum: 1 }],
  ['a whole number', { type: 'integer', minimum: 0 }],
  ['an amount', { type: ['number', 'string'] }],
  ['a list', { type: ['array', 'object'] }],
  ['an object', { type: 'object' }],
]

const someText = { type: ['string', 'number'] }
const messagesByField: Schema = {
  type: 'object',
  additionalProperties: { anyOf: [someText, { type: 'array', items: someText }] },
}

/** A value of a choice, also as a number if it looks like one. */
const asWritten = (word: string): (string | number)[] => (/^\d+$/.test(word) ? [word, Number(word)] : [word])

function ofOption(name: string, option: Option<unknown>, manner: Manner): Schema {
  if (option.messages) return ofLabels(option.messages)
  if (option.expected === 'true or false') return { type: 'boolean' }
  if (option.values) return { enum: option.values.flatMap(asWritten) }
  if (option.expected === 'an object of messages by field') return messagesByField
  if (shapeOf(option.read) || showingsOf(option.read).length) return schemaOf(option.read, manner, name)
  return byExpectation.find(([start]) => option.expected.startsWith(start))?.[1] ?? { type: 'string' }
}

const ofLabels = (messages: readonly Readonly<Record<string, string>>[]): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    messages
      .flatMap(Object.entries)
      .map(([name, words]) => [
        name,
        { type: 'string', default: words, ...(!yesOrNo.test(words) && { pattern: noYesOrNo }) },
      ]),
  ),
})

/** The options of a widget that are given as attributes or JSON, each with its schema. */
export function describeOptions({ options }: Definition, isRegular: boolean): DescribedOptions {
  const manner: Manner = { isRegular, keep: schema => schema }
  return Object.entries(options)
    .filter(([, { from }]) => from !== 'slot')
    .map(([name, option]) => {
      const schema = ofOption(name, option, manner)
      return { name, about: option.about, option, schema: option.isNullable ? orNull(schema) : schema }
    })
}

const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

/** The schema of a widget's JSON child, for editors that validate JSON. */
export function jsonSchema(definition: Definition): Schema {
  const described = describeOptions(definition, false)
  const required = described.filter(({ option }) => option.isRequired && option.from === 'json')
  const text = JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `The JSON child of ${definition.name}`,
    type: 'object',
    additionalProperties: false,
    ...(required.length && { required: required.map(({ name }) => name) }),
    properties: {
      $schema: { type: 'string' },
      ...Object.fromEntries(
        described.map(({ name, about, schema }) => [name, { description: about, ...schema }]),
      ),
    },
    $defs: Object.fromEntries(Object.values(leafSchemas).map(({ title, accepted }) => [title, accepted])),
  })
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Schema
}
