import { isNothing } from '../../platform/values/decoder'
import { type AnyDecoder, accepts, type Shape, type Showing, shapeOf, showingsOf } from './shapes'

export type Schema = { readonly [word: string]: unknown }

const blank: Schema = { type: 'string', pattern: '^\\s*(0000-00-00.*)?$' }
const emptyList: Schema = { type: 'array', maxItems: 0 }
const anyOf = (...schemas: readonly Schema[]): Schema => {
  const flat = schemas.flatMap(each =>
    Array.isArray(each.anyOf) && Object.keys(each).length === 1 ? (each.anyOf as Schema[]) : [each],
  )
  const known = new Map(flat.map(each => [JSON.stringify(each), each]))
  return known.size === 1 ? (flat[0] as Schema) : { anyOf: [...known.values()] }
}
const allOf = (...schemas: readonly Schema[]): Schema => {
  const known = new Map(schemas.map(each => [JSON.stringify(each), each]))
  return known.size === 1 ? (schemas[0] as Schema) : { allOf: [...known.values()] }
}
const written = (pattern: string): Schema => ({ type: 'string', pattern: `^\\s*${pattern}\\s*$` })

const yesWords = '1|[Tt]([Rr][Uu][Ee])?|[Yy]([Ee][Ss])?|[Oo][Nn]'
const noWords = '0|[Ff]([Aa][Ll][Ss][Ee])?|[Nn][Oo]?|[Oo][Ff][Ff]'

// A pattern that matches only real calendar dates, because the decoder rejects all others.
const leapYear = '((?!00)\\d\\d(0[48]|[2468][048]|[13579][26])|(0[48]|[2468][048]|[13579][26])00)'
const year = '(?!00)\\d{4}'
const ofMonth: readonly (readonly [year: string, month: string, day: string])[] = [
  [year, '(0[13578]|1[02])', '(0[1-9]|[12]\\d|3[01])'],
  [year, '(0[469]|11)', '(0[1-9]|[12]\\d|30)'],
  [year, '02', '(0[1-9]|1\\d|2[0-8])'],
  [leapYear, '02', '29'],
]
const time = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?'
const moment = `([T ]${time}(Z|[+-]([01]\\d|2[0-3]):?[0-5]\\d)?)?`
const yearFirst = ofMonth.map(([each, month, day]) => `${each}-${month}-${day}${moment}`)
const dayFirst = ofMonth.map(([each, month, day]) => `${day}/${month}/${each}`)

/** Numbers of up to fifteen digits are exact. */
const longest = 999_999_999_999_999
const mostPounds = 9_999_999_999_999

/** The schemas of the basic decoders (text, number, yes or no, and so on), in every spelling that servers use. */
export const leafSchemas: Readonly<Record<string, { title: string; regular: Schema; accepted: Schema }>> = {
  string: {
    title: 'Text',
    regular: { type: ['string', 'number'] },
    accepted: { type: ['string', 'number'], description: 'Text, also written as a number.' },
  },
  flag: {
    title: 'Flag',
    regular: { enum: [true, false, 0, 1] },
    accepted: {
      description: 'Yes or no: a boolean, 1 or 0, one of these as text, on or off, or a first letter.',
      anyOf: [{ enum: [true, false, 0, 1] }, written(`(${yesWords}|${noWords})`)],
    },
  },
  whole: {
    title: 'WholeNumber',
    regular: { type: 'integer' },
    accepted: {
      description: 'A whole number, also as text.',
      anyOf: [{ type: 'integer', minimum: -longest, maximum: longest }, written('-?\\d{1,15}(\\.0+)?')],
    },
  },
  count: {
    title: 'Count',
    regular: {
      anyOf: [
        { type: 'integer', minimum: 0 },
        { type: 'string', pattern: '^\\d+$' },
      ],
    },
    accepted: {
      description: 'A whole number of at least 0, also as text.',
      anyOf: [{ type: 'integer', minimum: 0, maximum: longest }, written('\\d{1,15}(\\.0+)?')],
    },
  },
  identifier: {
    title: 'Identifier',
    regular: { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^[\\w-]{1,64}$' }] },
    accepted: {
      description:
        'An identifier: a whole number, or at most 64 letters, digits, _ and -. In a list no two entries have the same id.',
      anyOf: [{ type: 'integer', minimum: -longest, maximum: longest }, written('[\\w-]{1,64}')],
    },
  },
  pence: {
    title: 'Pounds',
    regular: { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }] },
    accepted: {
      description: 'An amount in pounds: 3.5, "3.50" or "1,234.50".',
      anyOf: [
        { type: 'number', minimum: -mostPounds, maximum: mostPounds },
        written('[-−+]?£?(?=[\\d.]*\\d)(\\d{1,13}|\\d{1,3}(?:,\\d{3}){1,3})?(?:\\.\\d+)?'),
      ],
    },
  },
  day: {
    title: 'Date',
    regular: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d' },
    accepted: {
      description: 'A date: 2026-05-24, 24/05/2026, or a moment such as 2026-05-24T21:00:00Z.',
      ...written(`(${[...yearFirst, ...dayFirst].join('|')})`),
    },
  },
}

/** How a schema is made: as the widgets accept it, or as a regular shop sends it. */
export type Manner = {
  isRegular: boolean
  /** Stores a schema that occurs in several places under a similar name, and returns a reference to it. */
  keep: (schema: Schema, name: string) => Schema
}

const nameOf = (place: string, member: string) =>
  place + member.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The JSON schema of everything that a decoder accepts. */
export function schemaOf(decoder: AnyDecoder, manner: Manner, name: string): Schema {
  const shape = shapeOf(decoder)
  return shape ? ofShape(shape, decoder, manner, name) : ofCode(decoder, manner, name)
}

const ifAccepted = (decoder: AnyDecoder, value: unknown, schema: Schema): Schema[] =>
  accepts(decoder, value) ? [schema] : []

function ofShape(shape: Shape, decoder: AnyDecoder, manner: Manner, name: string): Schema {
  const { isRegular } = manner
  if (shape.kind === 'leaf') {
    const { title, regular } = leafSchemas[shape.name] as { title: string; regular: Schema }
    return isRegular ? regular : { $ref: `#/components/schemas/${title}` }
  }
  if (shape.kind === 'words') return { enum: shape.words }
  if (shape.kind === 'anything') return {}
  if (shape.kind === 'anyObject') return anyOf({ type: 'object' }, emptyList)
  if (shape.kind === 'object') return ofObject(shape, decoder, manner, name)
  const inner = manner.keep(schemaOf(shape.of, manner, name), name)
  const nothing = isRegular ? [{ type: 'null' }] : [{ type: 'null' }, blank]
  switch (shape.kind) {
    case 'optional':
      return anyOf(inner, ...nothing)
    case 'withFallback':
      return isRegular
        ? anyOf(inner, ...nothing)
        : anyOf(inner, { description: 'Anything else counts as left out.' })
    case 'orEmpty':
      return accepts(decoder, {}) ? anyOf(inner, ...nothing) : inner
    case 'list': {
      const numbered = { type: 'object', propertyNames: { pattern: '^\\d' }, additionalProperties: inner }
      const list = { type: 'array', items: inner }
      return isRegular
        ? anyOf(list, numbered)
        : anyOf(list, {
            ...numbered,
            description: 'The same by number, as PHP writes a list with gaps.',
          })
    }
    case 'answer':
      return anyOf(inner, withTop(inData(inner), shape.of, manner, name))
    case 'wrapped':
      return anyOf(
        allOf(inner, {
          anyOf: [{ type: 'array' }, { type: 'object', minProperties: 1, not: { required: ['data'] } }],
        }),
        inData(inner),
      )
  }
}

const inData = (schema: Schema): Schema => ({
  type: 'object',
  description: 'The same inside data.',
  required: ['data'],
  properties: { data: schema },
})

/** A member at the top level overrides the one in `data`, so it has to fit as well. */
function withTop(schema: Schema, decoder: AnyDecoder, manner: Manner, place: string): Schema {
  const shape = shapeOf(decoder)
  if (manner.isRegular || shape?.kind !== 'object') return schema
  const top = Object.entries(shape.members).map(([name, read]) => [
    name,
    anyOf(schemaOf(read, manner, nameOf(place, name)), { type: 'null' }, blank),
  ])
  const isAbout = shape.others !== undefined
  const { data } = schema.properties as { data: Schema }
  // A body without any known member contains no response.
  const inner = isAbout ? allOf(data, { type: 'object', minProperties: 1 }) : data
  return { ...schema, properties: { ...Object.fromEntries(top), data: inner } }
}

function ofObject(
  { members, others }: Extract<Shape, { kind: 'object' }>,
  decoder: AnyDecoder,
  manner: Manner,
  place: string,
): Schema {
  const names = Object.entries(members)
  const required = names.filter(([, read]) => !accepts(read, undefined)).map(([name]) => name)
  const known = others && [...Object.keys(members), ...others].map(name => ({ required: [name] }))
  const object = {
    type: 'object',
    ...(required.length && { required }),
    properties: Object.fromEntries(
      names.map(([name, read]) => [name, schemaOf(read, manner, nameOf(place, name))]),
    ),
    ...(known && { anyOf: [{ maxProperties: 0 }, ...known] }),
  }
  return manner.isRegular ? object : anyOf(object, ...ifAccepted(decoder, [], emptyList))
}

/** Values by which a server expresses "nothing". */
const nothings: readonly (readonly [value: unknown, schema: Schema])[] = [
  [null, { type: 'null' }],
  ['', blank],
  [false, { const: false }],
  [[], emptyList],
  [{}, { type: 'object', maxProperties: 0 }],
]

const strange = [undefined, null, 'x', 7, true, [7], { a: {} }]

function ofCode(decoder: AnyDecoder, manner: Manner, name: string): Schema {
  if (strange.every(value => accepts(decoder, value))) return {}
  const shown = showingsOf(decoder).filter(({ given }) => !isNothing(given))
  const ways = shown.map(showing => ofShowing(showing, decoder, manner, name))
  const empties = manner.isRegular
    ? ifAccepted(decoder, null, { type: 'null' })
    : nothings.flatMap(([value, schema]) => ifAccepted(decoder, value, schema))
  return ways.length ? anyOf(...ways, ...empties) : {}
}

/** The schema of one example: of the decoders that read it, and of those of its members. */
function ofShowing({ given, notes }: Showing, decoder: AnyDecoder, manner: Manner, name: string): Schema {
  const all = notes.filter(({ at, given: read }) => !at && read === given)
  const telling = all.filter(note => shapeOf(note.decoder)?.kind !== 'anyObject')
  const whole = telling.length ? telling : all
  const isAnswer = whole.some(note => shapeOf(note.decoder)?.kind === 'answer')
  const members = notes.filter(({ at }) => /^\w+$/.test(at))
  const parts = [
    ...whole.map(note => schemaOf(note.decoder, manner, name)),
    ...members.map(note => {
      const schema = schemaOf(note.decoder, manner, nameOf(name, note.at))
      // The member may also stand inside data.
      return isAnswer ? { properties: { [note.at]: schema } } : memberOf(note.at, schema, given, decoder)
    }),
  ]
  return parts.length ? allOf(...parts) : { type: typeof given }
}

function memberOf(name: string, schema: Schema, given: unknown, decoder: AnyDecoder): Schema {
  const holder = given as object
  const isOptional = accepts(decoder, { ...holder, [name]: undefined })
  const mayBeNull = accepts(decoder, { ...holder, [name]: null })
  return {
    type: 'object',
    ...(!isOptional && { required: [name] }),
    properties: { [name]: mayBeNull ? anyOf(schema, { type: 'null' }) : schema },
  }
}
