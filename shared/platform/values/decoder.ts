/*
 * A small language for reading what somebody else wrote: an answer of the shop, the options of a placeholder. A value
 * either fits or is refused with its place. None is turned into text by its own `toString`, which may do anything.
 */

/**
 * Reads a value, or throws a DecodeError; `at` says where the value stands, as in "products[0].quantity". An entry of a
 * list is given with what it is called there, too: an index, an id or a day.
 */
export type Decoder<T> = (given: unknown, at: string, key?: string) => T

/** What a decoder gives. */
export type Decoded<R> = R extends Decoder<infer T> ? T : never

type Shape = Readonly<Record<string, Decoder<unknown>>>

/** A value that is missing, or is not what its decoder expects. */
export class DecodeError extends Error {
  readonly at: string
  /** What is wrong with the value, and what was expected, as far as its decoder says. */
  readonly problem: string
  /** What kind of refusal it is, where somebody decides by that. */
  readonly code: 'not-on-this-site' | 'script-not-named' | 'post-not-named' | 'post-to-call' | undefined

  constructor(at: string, given: unknown, expected = 'does not fit', code?: DecodeError['code']) {
    const problem = given === undefined ? 'is missing' : expected
    super(`${at} ${problem}`.trim())
    this.at = at
    this.problem = problem
    this.code = code
  }
}

/** Is nothing written there: no value, null, an empty text, or MySQL's date of nothing? */
export const isNothing = (given: unknown): boolean =>
  given === undefined || given === null || (typeof given === 'string' && /^\s*(0000-00-00.*)?$/.test(given))

/** A value that may be left out, with what stands for it then; one that is given has to fit. */
export const optional =
  <T, Fallback>(decode: Decoder<T>, fallback: Fallback): Decoder<T | Fallback> =>
  (given, at) =>
    isNothing(given) ? fallback : decode(given, at)

/** A value that counts as left out where it does not fit: only for values that no sentence depends on. */
export const withFallback =
  <T, Fallback>(decode: Decoder<T>, fallback: Fallback): Decoder<T | Fallback> =>
  (given, at) => {
    // An error with its place is expensive to make, and thousands of lines may lack the same field.
    if (given === undefined || given === null) return fallback
    try {
      return decode(given, at)
    } catch {
      return fallback
    }
  }

/** Whatever is there, as it is. */
export const anything: Decoder<unknown> = given => given

/** Who is told of what happens while a value is decoded. */
type Hearing = {
  /** Where an object stands that is read by its fields, which those are, and what it holds. */
  fields?: (at: string, names: readonly string[], holds: object) => void
  /** Why entries of a list were left out. */
  leftOut?: (error: unknown) => void
}
let hearing: Hearing = {}

/** Decodes something while `listener` hears of it. */
export function decodeHeard<T>(listener: Hearing, decode: () => T): T {
  hearing = listener
  try {
    return decode()
  } finally {
    hearing = {}
  }
}

const isHolder = (given: unknown): given is object => typeof given === 'object' && given !== null

/** An object with whatever it holds. PHP writes an empty one as an empty list. */
export const anyObject: Decoder<Readonly<Record<string, unknown>>> = (given, at) => {
  if (!isHolder(given) || (Array.isArray(given) && given.length))
    throw new DecodeError(at, given, 'is no object')
  // Inherited names were not written by the sender.
  return Object.assign(Object.create(null), given)
}

/** The named fields of an object, each by its own decoder; other fields are dropped. */
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

/** More than these can neither be shown nor counted by hand. */
const mostEntries = 10_000
const mostLetters = 10_000

/** Every entry of a list. PHP writes a list with gaps, or by id or by day, as an object of numbers. */
export const listOf =
  <T>(entry: Decoder<T>): Decoder<T[]> =>
  (given, at) => {
    if (!isHolder(given) || !Object.keys(given).every(key => /^\d/.test(key)))
      throw new DecodeError(at, given, 'is no list')
    if (Object.keys(given).length > mostEntries)
      throw new DecodeError(at, given, `has more than ${mostEntries} entries`)
    return Object.entries(given).map(([key, value]) => entry(value, `${at}[${key}]`, key))
  }

/** The entries of a list that could be read, and whether there were others. */
export type Most<T> = { entries: T[]; isPartial: boolean }

/** Every entry of a list that fits, whatever the others are; a list of which none fits is refused. */
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

/** A value that passes a test; its type is what the test promises. */
export const refine =
  <T>(isFit: (given: unknown) => boolean): Decoder<T> =>
  (given, at) => {
    if (!isFit(given)) throw new DecodeError(at, given)
    return given as T
  }

/** One of a few words. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): Decoder<Word> =>
  refine(given => words.includes(given as Word))

/** Text, also from a number, without the spaces around it. */
export const string: Decoder<string> = (given, at) => {
  if (typeof given !== 'string' && !Number.isFinite(given)) throw new DecodeError(at, given, 'is no text')
  const text = String(given).trim()
  if (text.length > mostLetters) throw new DecodeError(at, '', `is longer than ${mostLetters} letters`)
  return text
}

/** A yes or no, also written as 1, "1", "true", "yes", "on", 0, "0", "false", "no", "off", or by the first letter, as PostgreSQL does. */
export const flag: Decoder<boolean> = (given, at) => {
  if (typeof given === 'boolean') return given
  const word = string(given, at).toLowerCase()
  const isYes = /^(1|t|true|y|yes|on)$/.test(word)
  if (!isYes && !/^(0|f|false|n|no|off)$/.test(word)) throw new DecodeError(at, given, 'is no yes or no')
  return isYes
}

/** A whole number, also written as text, such as "2" or "2.00". */
export const whole: Decoder<number> = (given, at) => {
  const digits = string(given, at)
  if (!/^-?\d{1,15}(\.0+)?$/.test(digits)) throw new DecodeError(at, given, 'is no whole number')
  return Number(digits)
}

/** A whole number of things, from 0. */
export const count: Decoder<number> = (given, at) => {
  const number = whole(given, at)
  if (number < 0) throw new DecodeError(at, given, 'is below 0')
  return number
}

/** An identifier that may stand in an address. */
export const identifier: Decoder<string> = (given, at) => {
  const id = string(given, at)
  if (!/^[\w-]{1,64}$/.test(id)) throw new DecodeError(at, given, 'is no identifier')
  return id
}

/** A value that another decoder accepts, as it was written. */
export const written =
  <T>(decode: Decoder<T>): Decoder<object> =>
  (given, at) => {
    decode(given, at)
    return given as object
  }
