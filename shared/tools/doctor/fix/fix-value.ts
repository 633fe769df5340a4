import { parseUrl } from '../../../platform/values/links'
// The possible meanings of an invalid value: the same content in another form, or nothing. Nothing here rounds, guesses
// or drops content; if a value has two readings, the editor has to decide.

import { closestMatch } from '../../../platform/values/closest-match'
import { unescapeText } from '../placeholder/json-slips'
import { fixJson } from './fix-json'

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const two = (number: number) => String(number).padStart(2, '0')

/** Returns a calendar date in the server's format; undefined if there is no such date. */
function dayOf(year: string, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(+year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? `${year}-${two(month)}-${two(day)}`
    : undefined
}

const onlyOne = (first: string | undefined, second: string | undefined) =>
  first && second && first !== second ? undefined : (first ?? second)

/** Returns a numeric date, unless two days of the year may be meant: 5/6/2026 is a day in June, and one in May. */
function dateInNumbers(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\s*[./\s–—-]\s*(\d{1,2})\s*[./\s–—-]\s*(\d{4})$/.exec(text) ?? []
  if (year) return onlyOne(dayOf(year, +month, +day), dayOf(year, +day, +month))
  const [, from = '', second = '', third = ''] =
    /^(\d{4})[./\s–—-](\d{1,2})[./\s–—-](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? []
  // With the year first, the month is next in every country.
  return from ? (dayOf(from, +second, +third) ?? dayOf(from, +third, +second)) : undefined
}

/** Returns a date after a weekday, such as Sun 24/5/2026; undefined if the weekday does not match. */
function dateOfWeekday(text: string): string | undefined {
  const [, weekday = '', rest = ''] = /^(sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s+(\d.*)$/i.exec(text) ?? []
  const date = weekday ? dateInNumbers(rest) : undefined
  return date && weekdays[new Date(date).getUTCDay()] === weekday.toLowerCase() ? date : undefined
}

/** Returns a date in words: 24 May 2026, 24-May-2026, May 24th, 2026, Sunday 24 May 2026. */
function dateInWords(given: string): string | undefined {
  const text = given.replace(/^(\d{1,2})[-–/.]([a-z]{3,})[-–/.](\d{4})$/i, '$1 $2 $3')
  const [, weekday, day = '', name = '', year = ''] =
    /^(?:(sun|mon|tue|wed|thu|fri|sat)[a-z]*,?\s+)?(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?([a-z]{3,})\.?,?\s+(\d{4})$/i.exec(
      text.replace(
        /^((?:[a-z]+day,?\s+)?)([a-z]+)\.?\s+(\d{1,2}(?:st|nd|rd|th)?),?\s+(\d{4})$/i,
        '$1$3 $2 $4',
      ),
    ) ?? []
  const month = months.findIndex(
    each => each === name.toLowerCase() || each.slice(0, 3) === name.toLowerCase(),
  )
  const date = month >= 0 ? dayOf(year, month + 1, +day) : undefined
  const isOther = date && weekday && weekdays[new Date(date).getUTCDay()] !== weekday.toLowerCase()
  return isOther ? undefined : date
}

/** Returns an amount in the shop's format, from one with its unit or with a decimal comma. */
function money(text: string): string | undefined {
  const [, pounds = '', pence = ''] = /^£\s*(\d+)\s+(\d\d)\s*p$/i.exec(text) ?? []
  if (pounds) return `${pounds}.${pence}`
  const [, small = ''] = /^(\d{1,9})\s*(?:p|pence|pennies)$/i.exec(text) ?? []
  if (small) return `${Math.floor(+small / 100)}.${two(+small % 100)}`
  const sum = text.replace(/^(?:£|GBP)\s*|(?<!\s)\s*(?:£|GBP|pounds?(?: sterling)?|quid)$/gi, '')
  const [, whole = '', part] =
    /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d\d?))?$/.exec(sum) ??
    // Continental notation.
    /^(\d+|\d{1,3}(?:\.\d{3})+),(\d\d)$/.exec(sum) ??
    []
  // A bare number may not be an amount, and "1,234" has two readings.
  if (!whole || (sum === text && (part === undefined || !/,/.test(sum)))) return undefined
  return `${whole.replace(/[.,]/g, '')}.${(part ?? '').padEnd(2, '0')}`
}

const yes = /^(yes|y|on|1|true|ja)$/
const no = /^(no|n|off|0|false|nein)$/

/** Yields one of the known words, or a yes or no. */
function* words(plain: string, known: readonly string[]): Generator<string> {
  const lower = plain.toLowerCase()
  if (yes.test(lower)) yield 'true'
  if (no.test(lower)) yield 'false'
  const [, level = ''] = /^h([1-6])$/i.exec(plain) ?? []
  const meant = [lower, level].find(each => known.includes(each)) ?? closestMatch(plain, known)
  if (meant) yield meant
}

/** Returns a full address on this site, as a path. */
function ownPath(text: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(text) || !parseUrl(text, location.origin)) return undefined
  const { host, pathname, search, hash } = new URL(text, location.origin)
  return host === location.host ? pathname + search + hash : undefined
}

function* texts(given: string, known: readonly string[]): Generator<unknown> {
  // Full-width characters of phone keyboards, and invisible characters.
  const plain = unescapeText(given)
    .replace(/[\uff01-\uff5e]/g, sign => sign.normalize('NFKC'))
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]/g, '')
    .replace(/^[\s"'“”„«»‘’‚]+|[\s"'“”„«»‘’‚]+$/g, '')
  yield plain
  yield* words(plain, known)
  for (const fixed of [
    dateInNumbers(plain),
    dateOfWeekday(plain),
    dateInWords(plain),
    money(plain),
    ownPath(plain),
  ])
    if (fixed !== undefined) yield fixed
  if (/^\d+\.0+$/.test(plain)) yield plain.replace(/\.0+$/, '')
  if (/^www\.[\w.-]+\.[a-z]{2,}(\/|$)/i.test(plain)) yield `https://${plain}`
  if (/^[{[“"']/.test(given.trim())) yield fixJson(given)
}

/** Yields the possible meanings of a value: the same content in other forms. */
export function* meanings(given: unknown, known: readonly string[] = []): Generator<unknown> {
  if (typeof given === 'string') yield* texts(given, known)
  if (typeof given === 'number') yield String(given)
  if (typeof given === 'boolean') yield String(given)
  if (typeof given !== 'object' || !given) return
  const entries = Object.values(given)
  const areParts =
    entries.length > 0 && entries.every(each => typeof each === 'object' && each && !Array.isArray(each))
  if (Array.isArray(given)) {
    if (given.length === 1) yield given[0]
    const names = areParts ? entries.flatMap(Object.keys) : ['', '']
    // One object was split into several.
    if (new Set(names).size === names.length) yield Object.assign({}, ...given)
  } else if (areParts) yield entries
  else yield [given]
}
