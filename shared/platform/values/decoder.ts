/* Decoders for data that somebody else wrote: an answer of the shop, the options of a placeholder. A value is
   either decoded or refused with its place. Its own `toString` is never called, as that may do anything. */

/**
 * Decodes a value, or throws a DecodeError. `at` is the place of the value, as in "products[0].quantity". `key` is
 * the name of a list's entry: an index, an id or a day.
 */
export type Decoder<T> = (given: unknown, at: string, key?: string) => T

/** The result of a decoder. */
export type Decoded<R> = R extends Decoder<infer T> ? T : never

type Shape = Readonly<Record<string, Decoder<unknown>>>

/** A value that is missing, or that its decoder refuses. */
export class DecodeError extends Error {
  readonly at: string
  /** The fault of the value, such as "is missing" or "is not a list". */
  readonly problem: string
  /** The kind of refusal, if other code depends on it. */
  readonly code: 'not-on-this-site' | 'script-not-named' | 'post-not-named' | 'post-to-call' | undefined

  constructor(at: string, given: unknown, expected = 'does not fit', code?: DecodeError['code']) {
    const problem = given === undefined ? 'is missing' : expected
    super(`${at} ${problem}`.trim())
    this.at = at
    this.problem = problem
    this.code = code
  }
}

/** Returns whether a value means "none": undefined, null, an empty text, or MySQL's zero date. */
export const isNothing = (given: unknown): boolean =>
  given === undefined || given === null || (typeof given === 'string' && /^\s*(0000-00-00.*)?$/.test(given))

/** Decodes a value that may be left out; returns `fallback` in that case. A value that is present must be valid. */
export const optional =
  <T, Fallback>(decode: Decoder<T>, fallback: Fallback): Decoder<T | Fallback> =>
  (given, at) =>
    isNothing(given) ? fallback : decode(given, at)

/** Decodes a value, with `fallback` for an invalid one. Use it only for values on which no sentence depends. */
export const withFallback =
  <T, Fallback>(decode: Decoder<T>, fallback: Fallback): Decoder<T | Fallback> =>
  (given, at) => {
    // A DecodeError is expensive, and thousands of lines may lack the same field.
    if (given === undefined || given === null) return fallback
    try {
      return decode(given, at)
    } catch {
      return fallback
    }
  }

/** Returns any value as it is. */
export const anything: Decoder<unknown> = given => given

/** Listeners during decoding. */
type Hearing = {
  /** Called for each decoded object, with its place, its decoded fields and the object. */
  fields?: (at: string, names: readonly string[], holds: object) => void
  /** Called with the error of an entry that was left out of a list. */
  leftOut?: (error: unknown) => void
}
let hearing: Hearing = {}

/** Runs `decode` with a listener for its events. */
export function decodeHeard<T>(listener: Hearing, decode: () => T): T {
  hearing = listener
  try {
    return decode()
  } finally {
    hearing = {}
  }
}

const isHolder = (given: unknown): given is object => typeof given === 'object' && given !== null

/** Decodes an object with any members. PHP writes an empty one as an empty list. */
export const anyObject: Decoder<Readonly<Record<string, unknown>>> = (given, at) => {
  if (!isHolder(given) || (Array.isArray(given) && given.length))
    throw new DecodeError(at, given, 'is not an object')
  // Inherited members were not sent.
  return Object.assign(Object.create(null), given)
}

/** Decodes the named fields of an object, each with its own decoder; other fields are dropped. */
export const object =
  <S extends Shape>(shape: S): Decoder<{ [Name in keyof S]: Decoded<S[Name]> }> =>
  (given, at) => {
    const fields = anyObject(given, at)
    hearing.fields?.(at, Object.keys(shape), fields)
    const named = Object.entries(shape).map(([name, read]) => [
      name,
      read(fields[name], at ? `${at}.${name}` : name),
    ])
    return Object.fromEntries(named)
  }

/** The most entries that can be shown or counted by hand. */
const mostEntries = 10_000
const mostLetters = 10_000

/** Decodes every entry of a list. PHP writes a list with gaps, or by id or by day, as an object with numeric keys. */
export const listOf =
  <T>(entry: Decoder<T>): Decoder<T[]> =>
  (given, at) => {
    if (!isHolder(given) || !Object.keys(given).every(key => /^\d/.test(key)))
      throw new DecodeError(at, given, 'is not a list')
    if (Object.keys(given).length > mostEntries)
      throw new DecodeError(at, given, `has more than ${mostEntries} entries`)
    return Object.entries(given).map(([key, value]) => entry(value, `${at}[${key}]`, key))
  }

/** The readable entries of a list, and whether some were unreadable. */
export type Most<T> = { entries: T[]; isPartial: boolean }

/** Decodes the readable entries of a list. A list with entries of which none is readable is refused. */
export const mostOf =
  <T>(entry: Decoder<T>): Decoder<Most<T>> =>
  (given, at) => {
    const entries: T[] = []
    let first: unknown
    const keep: Decoder<void> = (each, there, key) => {
      try {
        entries.push(entry(each, there, key))
      } catch (problem) {
        first ??= problem
      }
    }
    listOf(keep)(given, at)
    if (first && !entries.length) throw first
    if (first) hearing.leftOut?.(first)
    return { entries, isPartial: first !== undefined }
  }

/** Decodes a value that passes a test; the caller states its type. */
export const refine =
  <T>(isFit: (given: unknown) => boolean): Decoder<T> =>
  (given, at) => {
    if (!isFit(given)) throw new DecodeError(at, given)
    return given as T
  }

/** Decodes one of a few words. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): Decoder<Word> =>
  refine(given => words.includes(given as Word))

/** Decodes text, also from a number, and trims it. */
export const string: Decoder<string> = (given, at) => {
  if (typeof given !== 'string' && !Number.isFinite(given)) throw new DecodeError(at, given, 'is not text')
  const text = String(given).trim()
  if (text.length > mostLetters) throw new DecodeError(at, '', `is longer than ${mostLetters} characters`)
  return text
}

/**
 * Decodes a yes or no: a boolean, or 1, true, yes, on, 0, false, no, off as text, or their first letters as in
 * PostgreSQL.
 */
export const flag: Decoder<boolean> = (given, at) => {
  if (typeof given === 'boolean') return given
  const word = string(given, at).toLowerCase()
  const isYes = /^(1|t|true|y|yes|on)$/.test(word)
  if (!isYes && !/^(0|f|false|n|no|off)$/.test(word)) throw new DecodeError(at, given, 'is not a yes or no')
  return isYes
}

/** Decodes a whole number, also as text, such as "2" or "2.00". */
export const whole: Decoder<number> = (given, at) => {
  const digits = string(given, at)
  if (!/^-?\d{1,15}(\.0+)?$/.test(digits)) throw new DecodeError(at, given, 'is not a whole number')
  return Number(digits)
}

/** Decodes a whole number of at least 0. */
export const count: Decoder<number> = (given, at) => {
  const number = whole(given, at)
  if (number < 0) throw new DecodeError(at, given, 'is below 0')
  return number
}

/** Decodes an identifier that may be part of an address. */
export const identifier: Decoder<string> = (given, at) => {
  const id = string(given, at)
  if (!/^[\w-]{1,64}$/.test(id)) throw new DecodeError(at, given, 'is not an identifier')
  return id
}

/** Checks a value with another decoder and returns it as written. */
export const passthrough =
  <T>(decode: Decoder<T>): Decoder<object> =>
  (given, at) => {
    decode(given, at)
    return given as object
  }
