import {
  type CalendarDate,
  type DateMessages,
  dateMessages,
  formatDate,
  parseDate,
} from '../../domain/rules/dates/dates'
import { plainLetters } from '../../platform/values/plain-letters'

/** The parts of a date as they were typed, the last number, and the weekday beside them. */
type Parts = { d: string; m: string; y: string; last: string; weekday: number | null }

const fewestLetters = 3
const aside = /^(st|nd|rd|th|of|the|on)$/

/** Which of those names a word begins, from 0; null for none, and where it begins several. */
function placeOf(word: string, names: readonly string[]): number | null {
  const found = names.flatMap((name, at) => (name.toLowerCase().startsWith(word) ? [at] : []))
  return word.length >= fewestLetters && found.length === 1 ? (found[0] ?? null) : null
}

/** The days that a date without its year can be one of: the first from `min` on, or else the last up to `max`. */
type Near = { min?: CalendarDate | null | undefined; max?: CalendarDate | null | undefined }

type Named = { month: number | null; weekday: number | null }

/**
 * The month and the weekday that words name, in English or in the page's language; null where one means neither, or two. In
 * some languages a word is both: it is the month where that is still wanted.
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

/** Where a date without its year is only one day: the year in which it is next, or was last. */
function yearNear({ min, max }: Near, d: string, m: string): string {
  const [year = 0, day = ''] = [
    Number((min ?? max)?.slice(0, 4)),
    `-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
  ]
  if (min) return `${`${year}${day}` < min ? year + 1 : year}`
  return max ? `${`${year}${day}` > max ? year - 1 : year}` : ''
}

/** Eight figures that can be no other date: no shop has days of the thirteenth century. */
const yearInFront = /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/

/** Midnight beside the date, as tables of figures copy it. */
const midnight = /[t\s]+0?0:00(:00(\.0+)?)?\s*(z|gmt|utc)?$/

function partsOf(text: string, format: string, words: DateMessages, near: Near = {}): Parts | null {
  const typed = plainLetters(text)
    .trim()
    .toLowerCase()
    .replace(midnight, '')
    .replace(/[年月]/g, '-')
    .replace('日', '')
  const numbers = typed.match(/\d+/g) ?? []
  const names = typed.match(/\p{L}+/gu) ?? []
  const named = namedBy(names, [dateMessages, words], numbers.length === 2 ? 'month' : 'weekday')
  if (!named || /[^\p{L}\p{P}\d\s∕⁄−|]|[%&#@*]/u.test(typed)) return null
  const { month, weekday } = named
  const usual = orderOf(format)
  const isRun = month === null && /^\d{8}$/.test(numbers.join(' '))
  // A year that comes first is followed by the month wherever dates are written so.
  const isYearFirst = isRun ? yearInFront.test(numbers[0] ?? '') : numbers[0]?.length === 4
  const figures = isYearFirst ? ['y', 'm', 'd'] : usual
  const given = isRun ? cutBy(numbers[0] ?? '', figures) : numbers
  const beside = isYearFirst ? ['y', 'd'] : given.length === 1 ? ['d'] : ['d', 'y']
  const order = month === null ? figures : beside
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
 * Reads a date a person typed or pasted, where it can be one day only: its numbers in the order the format names, or the
 * year first, whatever stands between them; the month in figures or by its name; with the weekday, if that is the right
 * one; without the year where the field's own days say which. Null for anything else. Formats are those of the date field: "DD/MM/YYYY", "MM/dd/yyyy".
 */
export function typedDate(
  text: string,
  format: string,
  words: DateMessages = dateMessages,
  near?: Near,
): CalendarDate | null {
  const parts = partsOf(text, format, words, near)
  const date = parts && dateOf(parts)
  return date && isOn(parts.weekday, date) ? date : null
}

/** What keeps a text from being a date: one of its parts, or that it has no such three parts. */
export type DateFault = { part: 'all' | 'month' | 'year' | 'weekday' } | { part: 'day'; daysInMonth: number }

/** Names the part of a typed date that is wrong; only for what `typedDate` reads as none. */
export function faultOfDate(
  text: string,
  format: string,
  words: DateMessages = dateMessages,
  near?: Near,
): DateFault {
  const parts = partsOf(text, format, words, near)
  const { d = '', m = '', y = '' } = parts ?? {}
  if (!/^\d\d?$/.test(d) || Number(d) === 0 || !m || !y) return { part: 'all' }
  const month = Number(m)
  if (month < 1 || month > 12) return { part: 'month' }
  if (y.length !== 2 && y.length !== 4) return { part: 'year' }
  if (parts && dateOf(parts)) return { part: 'weekday' }
  const isLeap = typedDate(`29/02/${y}`, 'DD/MM/YYYY') !== null
  const daysInMonth = month === 2 ? 28 + Number(isLeap) : 30 + ((month + (month > 7 ? 1 : 0)) % 2)
  // The day is one of that month: what no calendar of ours has is the year.
  return Number(d) > daysInMonth ? { part: 'day', daysInMonth } : { part: 'year' }
}

/** Whether a typed date can only be that one: "14/08/20" may become 2026, and "2026/08/1" the 14th. */
export function isWhole(text: string, format: string, words: DateMessages = dateMessages): boolean {
  const parts = partsOf(text, format, words)
  return parts?.y.length === 4 && parts.last.length > 1
}
