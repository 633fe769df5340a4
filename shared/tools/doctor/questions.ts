// Finds content that a widget accepts silently and yet does not show: names that are almost right, and values that
// count as missing.

import { isUnwritten } from '../../platform/options/grammar'
import type { Option, Options } from '../../platform/options/options'
import { readOption } from '../../platform/options/read-options'
import { closestMatch } from '../../platform/values/closest-match'
import { isNothing } from '../../platform/values/decoder'
import { toPence } from '../../platform/values/money'
import { givenTo } from './placeholder/explain-options'
import { unescapeText } from './placeholder/json-slips'
import { attributeOf, attributesOf } from './placeholder/option-attributes'
import type { PlaceholderParts } from './placeholder/written'

// Words that people confuse; the definition says which of them is read.
const alike = [
  'title headline heading header caption name label',
  'text body content message description words',
  'link url href src address path to action',
  'image img picture photo src pic',
  'phone tel telephone mobile number',
  'email mail',
  'total count number items amount',
  'from start begin since',
  'until end to',
].map(each => each.split(' '))

/** Returns the option name that a synonym stands for, if there is only one candidate. */
function synonymOf(name: string, candidates: readonly string[]): string | undefined {
  const near = closestMatch(name, candidates)
  if (near) return near
  const found = candidates.filter(each =>
    alike.some(words => words.includes(name.toLowerCase()) && words.includes(each.toLowerCase())),
  )
  return found.length === 1 ? found[0] : undefined
}

type Json = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Json =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

const bareName = (name: string) => name.replace(/[^a-z\d]/gi, '').toLowerCase()
const placed = (path: readonly string[]) => path.map(each => `, ${each}`).join('')
const ifMeant = (name: string, to: string) =>
  `"${name}" is not read; write "${to}" for it if that is what it is`

/** Returns the name that was meant. Another spelling of the same name is accepted by the decoder. */
function otherName(name: string, free: readonly string[]): string | undefined {
  const to = synonymOf(name, free)
  const isSpelling = to && name.includes('_') && bareName(to) === bareName(name)
  return isSpelling ? undefined : to
}

function* looseDegrees(given: Json, names: readonly string[], path: readonly string[]): Generator<string> {
  const degrees = Object.keys(given).filter(name => !names.includes(name) && /^(lat|lng|lon)/i.test(name))
  if (degrees.length)
    yield `${placed(path)}: "${degrees.join('" and "')}" is not read there; write "position": { "lat": 51.45, "lng": -2.58 } with its own numbers`
}

function* inObject(given: Json, read: Json, path: readonly string[]): Generator<string> {
  const names = Object.keys(read)
  if (names.includes('position') && isNothing(given.position)) yield* looseDegrees(given, names, path)
  const isAlike = names.some(each => each in given) || names.length < 4
  const free = isAlike ? names.filter(each => isNothing(given[each])) : []
  for (const [name, value] of Object.entries(given)) {
    if (names.includes(name)) yield* inMember(name, value, read[name], path)
    else if (!isNothing(value)) {
      const to = otherName(name, free)
      if (to) yield `${placed(path)}: ${ifMeant(name, to)}`
    }
  }
}

/** Yields what is lost of a member when it is read. */
function* inMember(name: string, given: unknown, read: unknown, path: readonly string[]): Generator<string> {
  if (!isNothing(given) && isNothing(read))
    yield `${placed(path)}: "${name}" is ${JSON.stringify(given).slice(0, 60)}, which is not understood and counts as not written`
  else yield* inValue(given, read, [...path, `"${name}"`])
}

/** Yields names that resemble a missing name in the option's description. */
function* misspelt(about: string, given: object): Generator<string> {
  if (Array.isArray(given)) return
  const listed: string[] = /:.*/.exec(about)?.[0].match(/\b[a-z][a-zA-Z_]{3,}\b/g) ?? []
  const free = new Set(listed.filter(name => !(name in given)))
  for (const [name, value] of Object.entries(given)) {
    // A field of one row, such as `pname.0`, counts as the field.
    const field = name.replace(/\.\d+$/, '')
    const to = listed.includes(field) || isNothing(value) ? undefined : closestMatch(field, free, 1)
    if (to) yield `: ${ifMeant(name, to)}`
  }
}

/** Yields the parts of a value that are lost when it is read. */
function* inValue(given: unknown, read: unknown, path: readonly string[]): Generator<string> {
  if (Array.isArray(given) && Array.isArray(read) && given.length === read.length)
    for (const [at, each] of given.entries()) yield* inValue(each, read[at], [...path, `entry ${at + 1}`])
  else if (isPlain(given) && isPlain(read)) yield* inObject(given, read, path)
}

/** Yields entries of a list with a member that no other entry has, similar to a member that all others have. */
function* oddInList(list: readonly unknown[], path: readonly string[]): Generator<string> {
  const entries = list.filter(isPlain)
  if (entries.length < 2 || entries.length < list.length) return
  for (const [at, entry] of entries.entries()) {
    const others = entries.filter(each => each !== entry)
    const missing = Object.keys(others[0] ?? {}).filter(
      name => !(name in entry) && others.every(each => name in each),
    )
    for (const name of Object.keys(entry)) {
      const to = others.some(each => name in each) ? undefined : closestMatch(name, missing)
      if (to) yield `${placed([...path, `entry ${at + 1}`])}: ${ifMeant(name, to)}`
    }
  }
}

const isMoney = /(?:^|_)(?:price|total|subtotal|amount|cost)$|(?:Price|Total|Amount)$/
const isDay = /(?:^|_)date$|Date$/

/** Yields strings that are shown as an amount or a date and are not valid as such. */
function* inNumbers(value: unknown, path: readonly string[]): Generator<string> {
  if (Array.isArray(value)) yield* oddInList(value, path)
  if (typeof value !== 'object' || !value) return
  for (const [name, inner] of Object.entries(value)) {
    const here = Array.isArray(value) ? `entry ${+name + 1}` : `"${name}"`
    yield* inNumbers(inner, [...path, here])
    if (typeof inner !== 'string' || !inner.trim() || isUnwritten(inner)) continue
    const says = `${placed(path)}: "${name}" is "${inner.slice(0, 60)}"; expected`
    if (isMoney.test(name) && toPence(inner) === null) yield `${says} an amount in pounds, such as 10.00`
    if (isDay.test(name) && !isDate(inner)) yield `${says} a date such as 2026-05-24`
  }
}

/** Yields selectable days that are not valid dates. */
function* inDates(given: object): Generator<string> {
  for (const [at, entry] of Object.entries(given)) {
    const { value } = isPlain(entry) ? entry : {}
    if (typeof value === 'string' && value.trim() && !isUnwritten(value) && !isDate(value))
      yield `, entry ${+at + 1}: "value" is "${value.slice(0, 60)}"; expected a date such as 2026-05-24`
  }
}

function isDate(text: string): boolean {
  const [, year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d)/.exec(text.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1')) ?? []
  return !!year && new Date(`${year}-${month}-${day}`).getUTCDate() === Number(day)
}

// True in the British Isles, where the shop delivers; a depot elsewhere is probably a mistake.
const isHere = (lat: number, lng: number) => lat > 49 && lat < 61.5 && lng > -9 && lng < 2.5

function* swapped(value: unknown, path: readonly string[]): Generator<string> {
  if (typeof value !== 'object' || !value) return
  const { lat, lng } = value as Json
  if (
    lat !== undefined &&
    lng !== undefined &&
    !isHere(Number(lat), Number(lng)) &&
    isHere(Number(lng), Number(lat))
  )
    yield `${placed(path)}: "lat" and "lng" seem to be the wrong way round (${lat}, ${lng}); here "lat" is about 51 and "lng" about −2`
  for (const [name, inner] of Object.entries(value))
    yield* swapped(inner, [...path, Array.isArray(value) ? `entry ${+name + 1}` : `"${name}"`])
}

/** Yields the messages about a field that the widget does not have. */
function* strayErrors(errors: Json, fields: readonly string[]): Generator<string> {
  for (const field of Object.keys(errors)) {
    const to = fields.includes(field) ? undefined : closestMatch(field, fields)
    if (to) yield `"errors" in its JSON: there is no field "${field}"; write "${to}"`
  }
}

function* inOption(
  written: PlaceholderParts,
  name: string,
  option: Option<unknown>,
  options: Options,
): Generator<string> {
  const given = givenTo(written, name, option)
  const place = option.from === 'attribute' ? attributeOf(name) : `"${name}" in its JSON`
  // Text that a customer has typed is restored unchanged.
  const isTyped = option.mayBeEmpty || /^(?:q|value)$/.test(name)
  if (option.from !== 'slot' && !isTyped) for (const says of shownAsWritten(given, [])) yield place + says
  if (name === 'errors' && isPlain(given)) yield* strayErrors(given, Object.keys(options))
  if (option.from !== 'json' || option.messages || typeof given !== 'object' || !given) return
  for (const says of lostIn(given, name, option)) yield place + says
}

/** Returns what is lost or odd in a value, each once. */
function lostIn(given: object, name: string, option: Option<unknown>): Set<string> {
  const days = name === 'dates' ? inDates(given) : []
  // Messages about an amount or a date are sentences.
  const numbers = name === 'errors' ? [] : inNumbers(given, [])
  const said = new Set([...days, ...swapped(given, []), ...numbers, ...misspelt(option.about, given)])
  try {
    for (const says of inValue(given, readOption(option, given), [])) said.add(says)
  } catch {
    // Invalid values were reported already; a similar name may hold the missing value.
    for (const says of missed(given, option, [])) said.add(says)
  }
  return said
}

/** Yields names that may stand for a missing one. */
function* missed(given: object, option: Option<unknown>, path: readonly string[]): Generator<string> {
  let at = ''
  try {
    readOption(option, given)
  } catch (problem) {
    at = (problem as { at?: string }).at ?? ''
  }
  const steps = at.split(/[.[\]]+/).filter(Boolean)
  const last = steps.at(-1) ?? ''
  const around = steps.slice(0, -1).reduce<unknown>((held, step) => (held as Json | undefined)?.[step], given)
  if (!isPlain(around) || last in around || /^\d/.test(last)) return
  const meant = Object.keys(around).filter(name => !closestMatch(last, [name]) && synonymOf(name, [last]))
  const [name] = meant
  const where = steps.slice(0, -1).map(step => (/^\d+$/.test(step) ? `entry ${+step + 1}` : `"${step}"`))
  if (name && meant.length === 1) yield `${placed([...path, ...where])}: ${ifMeant(name, last)}`
}

const bare = (name: string) => name.replace(/^data-/, '')

/** Yields attributes whose name is a synonym of an option. */
function* inAttributes({ attributes, slots }: PlaceholderParts, options: Options): Generator<string> {
  const written = attributes.map(([name]) => name)
  const known = attributesOf(options)
  const odd = written.filter(name => name.startsWith('data-') && !known.includes(name))
  const isTitled = written.includes('title') && 'title' in options
  const free = Object.entries(options)
    .filter(([name, { from }]) => from === 'attribute' && !written.includes(attributeOf(name)))
    .map(([name]) => bare(attributeOf(name)))
  for (const name of odd.filter(each => !free.includes(bare(each)) && !closestMatch(bare(each), free))) {
    const to = synonymOf(bare(name), free)
    if (to) yield `${name} is not read; write data-${to} for it if that is what it is`
  }
  if (isTitled && free.includes('title'))
    yield 'title is what a browser shows of every element under the pointer; write data-title for the title that the widget shows'
  for (const [name, { from }] of Object.entries(options)) {
    const isWritten = written.includes(attributeOf(name)) && !slots.some(slot => slot.name === name)
    if (from === 'slot' && isWritten)
      yield `${attributeOf(name)} is not read; write <template data-slot="${name}"> with it, inside the placeholder`
  }
}

/** Yields an attribute written as two words, which a browser reads as two attributes. */
function* inTwoWords({ attributes }: PlaceholderParts, options: Options): Generator<string> {
  const known = attributesOf(options)
  for (const [at, [name, value]] of attributes.entries()) {
    const [next = ''] = attributes[at + 1] ?? []
    const whole = `${name}-${next}`
    if (!value && name.startsWith('data-') && known.includes(whole) && !known.includes(name))
      yield `${name} ${next} is read as two attributes; write ${whole}`
  }
}

/** Notation of other tools, which is shown literally here. */
const signs: readonly (readonly [sign: RegExp, says: (found: string) => string])[] = [
  [
    /\*\|[A-Z_:\d]+\|\*|%%\w+%%|\[\[[^[\]]+\]\]|\$\{[\w.]+\}|<%[=-]?[^%]*%>|%[A-Z]{4,}(?:_[A-Z]+)*%/,
    () => 'no tool of a mailing or a template fills it in here; take it out',
  ],
  [
    /&(?:amp;)*(?:amp|quot|apos|lt|gt|nbsp|pound|euro|copy|hellip|[lr][sd]quo|[nm]dash|[aeiou](?:acute|grave|uml|circ)|#\d{2,5}|#x[\da-f]{2,4});/i,
    found => `it is escaped once too often; write ${unescapeText(unescapeText(found))}`,
  ],
  [
    /<\/?(?:b|strong|i|em|u|br|p|a|span|div|font|h[1-6]|ul|li)(?:\s[^<>]*)?\/?>/i,
    () => 'a text has no markup; take it out',
  ],
  [
    /^#{2,6} |\*\*[^\s*](?:[^*]*[^\s*])?\*\*|\[[^\]]+\]\((?:https?:|mailto:|tel:|\/)[^)]*\)/,
    () => 'it is Markdown, which is not read here; write the words alone',
  ],
  [
    /\[(b|i|u|url|img|size|color)(?:=[^\]]*)?\][^[]*\[\/\1\]/i,
    () => 'it is BBCode, which is not read here; write the words alone',
  ],
]

function* shownAsWritten(value: unknown, path: readonly string[]): Generator<string> {
  if (typeof value === 'object' && value)
    for (const [name, inner] of Object.entries(value))
      yield* shownAsWritten(inner, [...path, Array.isArray(value) ? `entry ${+name + 1}` : `"${name}"`])
  if (typeof value !== 'string') return
  for (const [sign, says] of signs) {
    const [found] = sign.exec(value) ?? []
    if (found) yield `${placed(path)}: "${found.slice(0, 60)}" is shown as it is written: ${says(found)}`
  }
}

/** Yields attributes that ended up inside another's quotes, and line numbers that were copied with the tag. */
function* inTag({ attributes }: PlaceholderParts, options: Options): Generator<string> {
  const known = attributesOf(options)
  for (const [name, value] of attributes) {
    if (/^\d+$/.test(name))
      yield `"${name}" stands in its tag, as the number of a line that was copied with it; take it away`
    const [, within = ''] = /(?:^|[\s,;])(data-[a-z-]+)\s*=/.exec(known.includes(name) ? value : '') ?? []
    if (within)
      yield `${within} stands within the quotes of ${name}, where it is not read; write it behind them`
  }
}

/** Yields attributes written after the tag, where they show as text. */
function* inText({ fallback }: PlaceholderParts, options: Options): Generator<string> {
  const known = ['data-widget', 'data-json', 'data-load', ...attributesOf(options)]
  const texts = fallback.flatMap(node => (node.name === '#text' ? [node.text] : []))
  for (const [, name = ''] of texts.join(' ').matchAll(/(?:^|\s)(data-[a-z-]+)\s*=\s*["'“”]/g))
    if (known.includes(name)) yield `${name} is printed as text, where it is not read; write it into the tag`
}

/** Yields everything in a placeholder that is accepted silently and yet not shown. */
export function* questionsIn(written: PlaceholderParts, options: Options): Generator<string> {
  yield* inAttributes(written, options)
  yield* inTwoWords(written, options)
  yield* inText(written, options)
  yield* inTag(written, options)
  for (const [name, option] of Object.entries(options))
    yield* inOption(written, name, option as Option<unknown>, options)
}
