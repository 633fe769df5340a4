import {
  type CalendarDate,
  type DateMessages,
  dateMessages,
  formatDate,
  parseDate,
} from '../../domain/rules/dates/dates'
import { plainLetters } from '../../platform/values/plain-letters'

/** The parts of a typed date: day, month, year, the last number, and the weekday. */
type Parts = { d: string; m: string; y: string; last: string; weekday: number | null }

const fewestLetters = 3
const aside = /^(st|nd|rd|th|of|the|on)$/

/** Returns the index of the only name that begins with the word; null for none or several. */
function placeOf(word: string, names: readonly string[]): number | null {
  const found = names.flatMap((name, at) => (name.toLowerCase().startsWith(word) ? [at] : []))
  return word.length >= fewestLetters && found.length === 1 ? (found[0] ?? null) : null
}

/** The limits that complete a date without a year: the first such date from `min` on, or else the last up to `max`. */
type Near = { min?: CalendarDate | null | undefined; max?: CalendarDate | null | undefined }

type Named = { month: number | null; weekday: number | null }

/**
 * Returns the month and the weekday among the words, in English or in the page's language. Null if a word is neither
 * or ambiguous, or if two words name the same part. A word that is both in some language counts as the `wanted`
 * part.
 */
function namedBy(
  words: readonly string[],
  languages: readonly DateMessages[],
  wanted: keyof Named,
): Named | null {
  const named: Named = { month: null, weekday: null }
  for (const word of words.filter(each => !aside.test(each))) {
    const found = languages.flatMap(({ months, weekdays }) => [
      { of: 'month' as const, at: placeOf(word, months.split(' ')) },
      { of: 'weekday' as const, at: placeOf(word, weekdays.split(' ')) },
    ])
    const known = found.filter(({ at }) => at !== null)
    const fitting = known.filter(({ of }) => of === wanted)
    const [first, ...others] = fitting.length ? fitting : known
    if (!first || named[first.of] !== null) return null
    if (others.some(({ of, at }) => of !== first.of || at !== first.at)) return null
    named[first.of] = first.at
  }
  return named
}

const orderOf = (format: string) => [
  ...format
    .toLowerCase()
    .replace(/(.)\1+/g, '$1')
    .replace(/[^dmy]/g, ''),
]

function cutBy(digits: string, order: readonly string[]): string[] {
  let at = 0
  return order.map(letter => {
    const from = at
    at += letter === 'y' ? 4 : 2
    return digits.slice(from, at)
  })
}

/** Returns the year of a date without one: of its next occurrence from `min`, or of its last up to `max`. */
function yearNear({ min, max }: Near, d: string, m: string): string {
  const [year = 0, day = ''] = [
    Number((min ?? max)?.slice(0, 4)),
    `-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
  ]
  if (min) return `${`${year}${day}` < min ? year + 1 : year}`
  return max ? `${`${year}${day}` > max ? year - 1 : year}` : ''
}

/** Matches eight digits that begin with a year. If the day came first, their year would be 1231 at the latest. */
const yearInFront = /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/

/** Matches midnight after a date, as copied from spreadsheets. */
const midnight = /[t\s]0?0:00(:00(\.0+)?)?\s*(z|gmt|utc)?$/

type Ordered = readonly [given: readonly string[], order: readonly string[]]

/** Returns the numbers of a date in figures alone, and what each is. In every format that begins with the year, the month follows. */
function inFigures(numbers: readonly string[], format: string): Ordered {
  const [first = ''] = numbers
  const isRun = /^\d{8}$/.test(numbers.join(' '))
  const isYearFirst = isRun ? yearInFront.test(first) : first.length === 4
  const order = isYearFirst ? ['y', 'm', 'd'] : orderOf(format)
  return [isRun ? cutBy(first, order) : numbers, order]
}

/** Returns the numbers beside the name of a month, and what each is. */
function besideName(numbers: readonly string[]): Ordered {
  if (numbers[0]?.length === 4) return [numbers, ['y', 'd']]
  return [numbers, numbers.length === 1 ? ['d'] : ['d', 'y']]
}

function partsOf(text: string, format: string, messages: DateMessages, near: Near = {}): Parts | null {
  const typed = plainLetters(text)
    .trim()
    .toLowerCase()
    .replace(midnight, '')
    .trim()
    .replace(/[年月]/g, '-')
    .replace('日', '')
  const numbers = typed.match(/\d+/g) ?? []
  const names = typed.match(/\p{L}+/gu) ?? []
  const named = namedBy(names, [dateMessages, messages], numbers.length === 2 ? 'month' : 'weekday')
  if (!named || /[^\p{L}\p{P}\d\s∕⁄−|]|[%&#@*]/u.test(typed)) return null
  const { month, weekday } = named
  const [given, order] = month === null ? inFigures(numbers, format) : besideName(numbers)
  if (given.length !== order.length) return null
  const part = (letter: string) => given[order.indexOf(letter)] ?? ''
  const [d, m] = [part('d'), month === null ? part('m') : `${month + 1}`]
  return {
    d,
    m,
    y: order.includes('y') ? part('y') : yearNear(near, d, m),
    last: given.at(-1) ?? '',
    weekday,
  }
}

const dateOf = ({ d, m, y }: Parts): CalendarDate | null =>
  parseDate(`${y.length === 2 ? `20${y}` : y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`)

const isOn = (weekday: number | null, date: CalendarDate) =>
  weekday === null || formatDate(date, 'd') === `${weekday}`

/**
 * Reads a date that a person typed or pasted, if it can only be one day; null for anything else. Its numbers are in
 * the order of the format, or start with the year; any separators are allowed; the month is a number or a name; a
 * weekday must be the right one; a missing year is found with `near`. Formats are those of the date field:
 * "DD/MM/YYYY", "MM/dd/yyyy".
 */
export function typedDate(
  text: string,
  format: string,
  messages: DateMessages = dateMessages,
  near?: Near,
): CalendarDate | null {
  const parts = partsOf(text, format, messages, near)
  const date = parts && dateOf(parts)
  return date && isOn(parts.weekday, date) ? date : null
}

/** The fault of a text that is not a date: a wrong part, or not three parts. */
export type DateFault = { part: 'all' | 'month' | 'year' | 'weekday' } | { part: 'day'; daysInMonth: number }

/** Returns the part of a typed date that is wrong; only for texts for which `typedDate` returns null. */
export function faultOfDate(
  text: string,
  format: string,
  messages: DateMessages = dateMessages,
  near?: Near,
): DateFault {
  const parts = partsOf(text, format, messages, near)
  const { d = '', m = '', y = '' } = parts ?? {}
  if (!/^\d\d?$/.test(d) || Number(d) === 0 || !m || !y) return { part: 'all' }
  const month = Number(m)
  if (month < 1 || month > 12) return { part: 'month' }
  if (y.length !== 2 && y.length !== 4) return { part: 'year' }
  if (parts && dateOf(parts)) return { part: 'weekday' }
  const isLeap = typedDate(`29/02/${y}`, 'DD/MM/YYYY') !== null
  const daysInMonth = month === 2 ? 28 + Number(isLeap) : 30 + ((month + (month > 7 ? 1 : 0)) % 2)
  // The day exists in that month, so the year must be wrong.
  return Number(d) > daysInMonth ? { part: 'day', daysInMonth } : { part: 'year' }
}

/** Returns whether a typed date is complete: "14/08/20" may still become 2026, and "2026/08/1" the 14th. */
export function isWhole(text: string, format: string, messages: DateMessages = dateMessages): boolean {
  const parts = partsOf(text, format, messages)
  return parts?.y.length === 4 && parts.last.length > 1
}
