import Ajv2020 from 'ajv/dist/2020'
import type { Schema } from '../../../shared/tools/contract/document'
import { contract } from './contract'

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(contract, 'contract')

/** Texts as shops send them; what fits a pattern is drawn from them as well. */
const texts = [
  ...[...'0123456789', '00', '07', ' 12 ', '3.0', '12.000', '999', 'true', ' TRUE ', 'Yes', 'off', 'No', 'F'],
  ...['£1,234.50', '-0.5', '.5', '12.345', '−3', '0.00', '  £7 ', '9999999', '0.005', '2.10', '£0.99'],
  ...[
    '2026-11-25',
    '2026-11-27',
    '28/11/2026',
    '2026-11-29T23:30:00Z',
    '2028-02-29',
    '29/02/2028',
    '1999-01-01',
  ],
  ...[
    '2026-12-25 21:00:00+00:00',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '',
    ' ',
    '\t',
    'a-1',
    'X_9',
    'monday',
    'Tue',
  ],
  ...[
    'Cheddar',
    'O’Brien & Söhne <b>no tag</b>',
    '{count} of {name}',
    '🧀'.repeat(40),
    'Long'.repeat(90),
    '‮edis',
  ],
  ...[
    '/shop/milk',
    'https://shop.example/a',
    '//evil.example',
    'javascript:alert(1)',
    'one\ntwo',
    '%',
    '&pound;5',
  ],
]
const numbers = [0, 1, 2, 3, 6, 7, 12, 31, 99, 0.1, 1.005, 2.5, 1_000_000, -1, -0.5]

/** A draw of numbers below 1 that is the same for the same seed. */
export function draws(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    return ((mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Draw = () => number
export const oneOf = <Item>(draw: Draw, items: readonly Item[]): Item =>
  items[Math.floor(draw() * items.length)] as Item

const several = <Item>(draw: Draw, least: number, make: () => Item): Item[] =>
  Array.from({ length: Math.max(least, oneOf(draw, [0, 1, 1, 2, 3])) }, make)

/** Makes a value that fits the schema, or nearly; whoever asks checks it. */
// biome-ignore lint/suspicious/noExplicitAny: a schema is any JSON
function make(schema: any, draw: Draw): unknown {
  if (schema.$ref) return make(contract.components.schemas[schema.$ref.split('/').at(-1)], draw)
  const {
    type,
    allOf,
    enum: words,
    pattern,
    minimum = Number.NEGATIVE_INFINITY,
    maximum = Number.POSITIVE_INFINITY,
  } = schema
  if ('const' in schema) return schema.const
  if (words) return oneOf(draw, words)
  const choices = schema.anyOf ?? schema.oneOf
  const parts = [...(allOf ?? []), ...(choices ? [oneOf(draw, choices)] : [])].map(part => make(part, draw))
  if (Array.isArray(type)) return make({ ...schema, type: oneOf(draw, type) }, draw)
  if (type === 'string') {
    const known = texts.filter(text => !pattern || new RegExp(pattern, 'u').test(text))
    return oneOf(draw, known.length ? known : texts)
  }
  if (type === 'number' || type === 'integer') {
    const known = numbers.filter(
      each => each >= minimum && each <= maximum && (type === 'number' || Number.isInteger(each)),
    )
    return oneOf(draw, known)
  }
  if (type === 'boolean') return draw() < 0.5
  if (type === 'null') return null
  if (type === 'array')
    return several(draw, schema.minItems ?? 0, () => make(schema.items ?? {}, draw)).slice(0, schema.maxItems)
  if (type === 'object' || schema.properties) {
    const {
      properties = {},
      required = [],
      additionalProperties: more,
      maxProperties = 99,
    } = schema as Schema & Record<string, never>
    const made = Object.assign({}, ...parts.filter(part => typeof part === 'object'))
    for (const [name, each] of Object.entries(properties))
      if ((required as string[]).includes(name) || draw() < 0.7) made[name] = make(each, draw)
    if (more && typeof more === 'object')
      for (const at of several(draw, schema.minProperties ?? 0, () =>
        oneOf(draw, ['1', '2', '7', '2026-11-27', 'monday', 'friday']),
      ))
        made[at] = make(more, draw)
    return Object.fromEntries(Object.entries(made).slice(0, maxProperties))
  }
  return parts.length ? parts.at(-1) : oneOf<unknown>(draw, [null, '', 0, 'Cheddar', [], {}])
}

/** Returns an answer of that schema as no shop of ours sends it, but as one may by the contract; null if none was found. */
export function oddAnswer(name: string, draw: Draw): unknown {
  const fits = ajv.getSchema(`contract#/components/schemas/${name}`)
  for (let tries = 0; fits && tries < 40; tries++) {
    const made = make({ $ref: name }, draw)
    if (fits(made)) return made
  }
  return null
}
