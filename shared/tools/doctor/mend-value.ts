import { closestMatch } from '../../platform/values/closest-match'
import { fixJson, unescapeText } from './mend-json'

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const two = (number: number) => String(number).padStart(2, '0')

/** The ways in which people write a date, as the server would. */
function* dates(text: string): Generator<string> {
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4}|\d\d)$/.exec(text) ?? []
  const whole = year.length === 2 ? `20${year}` : year
  if (first) {
    yield `${whole}-${two(+second)}-${two(+first)}`
    yield `${whole}-${two(+first)}-${two(+second)}`
  }
  const [, from = '', month = '', day = ''] = /^(\d{4})[./\s-](\d{1,2})[./\s-](\d{1,2})/.exec(text) ?? []
  if (from) {
    yield `${from}-${two(+month)}-${two(+day)}`
    yield `${from}-${two(+day)}-${two(+month)}`
  }
  const name = months.findIndex(each => text.toLowerCase().includes(each.slice(0, 3)))
  const inWords = /(?:^|\D)(\d{1,2})(?!\d)/.exec(text)?.[1]
  const yearInWords = /\d{4}/.exec(text)?.[0]
  if (name >= 0 && inWords && yearInWords) yield `${yearInWords}-${two(name + 1)}-${two(+inWords)}`
}

/** The ways in which people write a number. */
function* numbers(text: string): Generator<string> {
  const digits = text.replace(/[^\d.,-]/g, '')
  if (!/\d/.test(digits)) return
  yield digits
  yield digits.replace(/\./g, '').replace(',', '.')
  yield digits.replace(/,/g, '')
  yield digits.replace(/[.,]/g, '')
  yield digits.replace(/^-/, '')
  yield String(Math.round(Number(digits.replace(',', '.'))))
}

function* addresses(text: string): Generator<string> {
  if (!URL.canParse(text, 'https://shop.invalid')) return
  const { pathname, search, hash, protocol } = new URL(text, 'https://shop.invalid')
  if (!/^https?:$/.test(protocol)) return
  yield `https://${text.replace(/^(https?:)?\/*/i, '')}`
  yield `${pathname}${search}${hash}`
}

const words: Record<string, string> = { yes: 'true', on: 'true', 1: 'true', y: 'true', ja: 'true' }
const noes: Record<string, string> = { no: 'false', off: 'false', 0: 'false', n: 'false', nein: 'false' }

function* texts(given: string, known: readonly string[]): Generator<unknown> {
  const plain = unescapeText(given)
    .replace(/[\u00a0\u200b\ufeff]/g, ' ')
    .replace(/^[\s"'“”„«»‘’‚]+|[\s"'“”„«»‘’‚]+$/g, '')
  yield plain
  const lower = plain.toLowerCase()
  yield lower
  const yesOrNo = words[lower] ?? noes[lower]
  if (yesOrNo) yield yesOrNo
  const near = closestMatch(plain, known)
  if (near) yield near
  yield* dates(plain)
  yield* numbers(plain)
  yield* addresses(plain)
  const json = /^[{[]/.test(plain) ? fixJson(plain) : undefined
  if (json) yield json
  if (plain.length > 500) yield plain.slice(0, 500)
  yield [plain]
}

/** What somebody may have meant by a value, most likely first. */
export function* meanings(given: unknown, known: readonly string[] = []): Generator<unknown> {
  if (typeof given === 'string') yield* texts(given, known)
  if (typeof given === 'number') yield* [String(given), Math.abs(given), Math.round(given)]
  if (typeof given === 'boolean') yield String(given)
  if (typeof given !== 'object' || !given) return
  if (Array.isArray(given)) {
    yield given[0]
    yield Object.assign({}, ...given.filter(each => typeof each === 'object'))
  } else {
    yield [given]
    yield Object.values(given)
  }
}
