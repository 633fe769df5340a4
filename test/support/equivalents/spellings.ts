/* The spellings in which servers write the same value, by the contract's name for it. */

/** Written to a field, `absent` leaves it out. */
export const absent = Symbol('absent')

/** One value in all its spellings, the plainest first. */
type Fact = readonly unknown[]

const padded = (text: string) => ` ${text}\n`
const number = (value: number): Fact => [
  value,
  String(value),
  `${value}.00`,
  `${value}.0`,
  padded(String(value)),
]
const identifier = (id: string): Fact => [
  ...(/^(0|[1-9]\d{0,14})$/.test(id) ? [Number(id), id] : [id]),
  padded(id),
]
const pounds = (amount: string): Fact => {
  const [whole = '', part = ''] = amount.split('.')
  const grouped = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`
  return [Number(amount), amount, `${amount}0`, grouped, padded(amount)].concat(
    amount.startsWith('-') ? [amount.replace('-', '−')] : [`£${amount}`, `+${amount}`],
  )
}
const day = (date: string): Fact => {
  const [year, month, ofMonth] = date.split('-')
  return [
    date,
    `${ofMonth}/${month}/${year}`,
    `${date}T00:00:00`,
    `${date} 00:00:00`,
    `${date}T12:00:00Z`,
    `${date}T12:00:00.000+00:00`,
    padded(date),
  ]
}
const text = (words: string): Fact => [
  words,
  padded(words),
  ...(String(Number(words)) === words ? [Number(words)] : []),
]
const yes: Fact = [true, 1, '1', 'true', 'TRUE', 'yes', 'Yes', 'on', 't', 'Y', padded('1')]
const no: Fact = [false, 0, '0', 'false', 'FALSE', 'no', 'No', 'off', 'f', 'N', padded('0')]

/** The spellings of "nothing" for every kind. */
const nothing = [absent, null, '', ' ']

type Kind = {
  /** All spellings of the given value; undefined if it is not of this kind. */
  of: (given: unknown) => Fact | undefined
  /** Other values of the kind, including the extremes. */
  others: readonly Fact[]
  /** Further spellings of "nothing" for this kind. */
  nothing?: readonly unknown[]
}

const isWritten = (given: unknown): given is string | number =>
  typeof given === 'string' || typeof given === 'number'
const textOf = (given: unknown) => (isWritten(given) ? String(given).trim() : '')
const isYes = /^(true|1|yes|on|t|y)$/i
const isNo = /^(false|0|no|off|f|n)$/i

const dates = ['2026-11-26', '2024-02-29', '2026-12-31', '1970-01-01', '1000-01-01', '9999-12-31']
/**
 * Strings that look like a date and are none, or have an impossible time; where the contract allows them, they must be
 * readable.
 */
const noDates = [
  ...['2026-02-30', '2025-02-29', '1900-02-29', '2026-04-31', '0001-01-01', '0000-01-01', '31/02/2026'],
  ...[
    '2026-11-26T',
    '2026-11-26T25:00:00Z',
    '2026-11-26 24:61',
    '2026-11-26T12:00:00+99:99',
    '2026-11-26 noon',
  ],
]

const count: Kind = {
  of: given => (/^\d+(\.0+)?$/.test(textOf(given)) ? number(Number(given)) : undefined),
  others: [...[0, 1, 2, 99, 999_999_999_999_999].map(number), [1e15], [1e21], ['1234567890123456']],
}

/** The kinds that the contract names. */
export const kinds: Readonly<Record<string, Kind>> = {
  Count: count,
  WholeNumber: count,
  Flag: {
    of: given => (isYes.test(`${given}`.trim()) ? yes : isNo.test(`${given}`.trim()) ? no : undefined),
    others: [yes, no],
  },
  Identifier: {
    of: given => (/^[\w-]{1,64}$/.test(textOf(given)) ? identifier(textOf(given)) : undefined),
    others: [...['7', '8001', 'milk-2l', '123456789012345', '_'].map(identifier), [1e21], [2 ** 53]],
    nothing: [0, '0', ' 0 ', '00', false],
  },
  Pounds: {
    of: given => (/^-?\d+(\.\d\d?)?$/.test(textOf(given)) ? pounds(Number(given).toFixed(2)) : undefined),
    others: [
      ...['0.00', '0.01', '1234.50', '-2.00', '9999999.99'].map(pounds),
      [1e15],
      [1e21],
      [-1e21],
      [`${'9'.repeat(16)}.99`],
    ],
  },
  Date: {
    of: given => (/^\d{4}-\d\d-\d\d$/.test(textOf(given)) ? day(textOf(given)) : undefined),
    others: [...dates.map(day), ...noDates.map(text => [text])],
    nothing: ['0000-00-00', '0000-00-00 00:00:00'],
  },
  Text: {
    of: given => (isWritten(given) && textOf(given) ? text(textOf(given)) : undefined),
    others: ['A word', '0', '12', 'É “quoted” & <b>', 'x'.repeat(300)].map(text),
  },
}

/** The spellings of "nothing" for a field of these kinds. */
export const nothingOf = (names: readonly string[]): Fact => [
  ...nothing,
  ...names.flatMap(name => kinds[name]?.nothing ?? []),
]
