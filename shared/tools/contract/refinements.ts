import { type Refinements, type Schema, yes } from './schemas'

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const nothing: Schema = { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^\\s*$' }] }
const something: Schema = { not: nothing }
const given = (name: string, schema: Schema = something): Schema => ({
  required: [name],
  properties: { [name]: schema },
})
const someText: Schema = { anyOf: [{ type: 'number' }, { type: 'string', pattern: '\\S' }] }
const zero: Schema = { anyOf: [{ const: 0 }, { type: 'string', pattern: '^\\s*0+(\\.0+)?\\s*$' }] }
const emptyList: Schema = { type: 'array', maxItems: 0 }
const listOf = (items: Schema): Schema => ({
  anyOf: [
    { type: 'array', items },
    { type: 'object', propertyNames: { pattern: '^\\d' }, additionalProperties: items },
  ],
})
const atTopOrInData = (schema: Schema): Schema => ({
  anyOf: [{ not: { required: ['data'] }, ...schema }, given('data', { type: 'object', ...schema })],
})
const both = (...schemas: readonly Schema[]): Schema => ({ allOf: schemas })

/** Sunday is 0 or 7; higher numbers are no days. */
const weekday: Schema = {
  anyOf: [nothing, { type: 'integer', maximum: 7 }, { type: 'string', pattern: '^\\s*0*[0-7](\\.0+)?\\s*$' }],
}
/** Keys that are no weekday, so that the entry itself must name the day. */
const beyondDays = '^0*([89]|[1-9]\\d+)$'
const dayKey = '^(\\d+|[Mm]on.*|[Tt]ue.*|[Ww]ed.*|[Tt]hu.*|[Ff]ri.*|[Ss]at.*|[Ss]un.*)$'

/** Days by position in a list, by number or by name. */
function daysOf(entry: Schema): Schema {
  const hasOrder = given('is_order', yes)
  const day: Schema = {
    allOf: [
      entry,
      { properties: { weekday } },
      { type: 'object', anyOf: [given('quantity'), { minProperties: 1, not: hasOrder }] },
    ],
  }
  const someDay = { not: { propertyNames: { not: { pattern: dayKey } } } }
  return {
    anyOf: [
      { type: 'array', items: day, anyOf: [{ maxItems: 7 }, { items: given('weekday') }] },
      {
        type: 'object',
        patternProperties: { [dayKey]: day, [beyondDays]: given('weekday') },
        anyOf: [{ maxProperties: 0 }, someDay],
      },
    ],
  }
}

const label: Schema = { anyOf: [ref('Text'), { type: 'null' }] }
const dates: Schema = {
  anyOf: [
    { type: 'object', additionalProperties: label, description: 'Labels by date.' },
    {
      type: 'array',
      items: {
        anyOf: [
          { type: ['string', 'number'], pattern: '\\S' },
          {
            type: 'object',
            properties: { value: ref('Text'), date: ref('Text'), label: {} },
            anyOf: [given('value'), given('date')],
          },
        ],
      },
    },
  ],
}

const option: Schema = {
  anyOf: [someText, { type: 'object', required: ['value'], properties: { value: someText, label: {} } }],
}

/**
 * Constraints of decoders written as code that their examples do not show; a test compares each with the decoder
 * itself.
 */
export const refinements: Refinements = {
  // `results` is read strictly for partners; for the other outcomes, whatever is usable is shown.
  toOutcome: schema =>
    both(
      schema,
      atTopOrInData({
        anyOf: [
          given('postcode_match', yes),
          { not: given('is_affiliate', yes) },
          given('results', listOf({ anyOf: [{ type: 'object' }, emptyList] })),
        ],
      }),
    ),
  change: schema =>
    both(schema, {
      anyOf: [
        { type: 'string', pattern: '\\S' },
        {
          type: 'object',
          ...given('message', someText),
        },
      ],
    }),
  toBoxOrder: schema => both(schema, { anyOf: [given('id'), given('order_id')] }),
  // An object that is neither a line nor a box is a day, with a list or numbers of its own.
  dueEntry: schema =>
    both(schema, {
      anyOf: [
        { type: 'array' },
        ...['id', 'delivery_date', 'start_date'].map(name => ({ required: [name] })),
        { propertyNames: { pattern: '^\\d' } },
      ],
    }),
  toConflict: schema =>
    both(schema, {
      anyOf: [
        both(given('frequency', zero), given('date')),
        both(given('frequency', { not: zero }), given('weekday')),
      ],
    }),
  toOffer: schema =>
    both(
      schema,
      atTopOrInData({
        required: ['order_id'],
        anyOf: [
          given('order_id', nothing),
          both(
            given('order_id', ref('Identifier')),
            given('quantity', ref('Count')),
            given('frequency', ref('Count')),
          ),
        ],
      }),
    ),
  toGroups: () => ({
    anyOf: [
      { type: 'object', additionalProperties: dates, description: 'Dates by heading.' },
      { type: 'array', items: { type: 'object', required: ['dates'], properties: { heading: {}, dates } } },
    ],
  }),
  toOptions: () => ({
    anyOf: [
      nothing,
      { const: false },
      { type: 'array', items: option },
      {
        type: 'object',
        additionalProperties: { anyOf: [{ not: { type: ['object', 'array'] } }, option] },
        description: 'Labels by value.',
      },
    ],
  }),
  toRegularOrder: (_, partAt) => {
    const days = daysOf(partAt(/^weekdays\./))
    const orNone = { anyOf: [days, { type: 'null' }] }
    return {
      anyOf: [
        given('weekdays', orNone),
        {
          not: { required: ['weekdays'] },
          ...given('data', {
            anyOf: [given('weekdays', orNone), both({ not: { required: ['weekdays'] } }, days)],
          }),
        },
        both({ not: { anyOf: [{ required: ['weekdays'] }, { required: ['data'] }] } }, days),
      ],
    }
  },
}
