import {
  anyObject,
  type Decoded,
  DecodeError,
  type Decoder,
  flag,
  identifier,
  isNothing,
  object,
  optional,
  string,
  withFallback,
} from '../../../platform/values/decoder'
import { type Pence, toPence } from '../../../platform/values/money'
import { type CalendarDate, parseDate } from '../../rules/dates/dates'

/* Decoders for the fields of the shop's server. Each decoder defines the meaning of a missing field. It refuses a
   value that cannot be understood, because no sentence may be made of it (F-04). */

type Shape = Parameters<typeof object>[0]
type Fields<S extends Shape> = Decoder<{ [Name in keyof S]: Decoded<S[Name]> }>

/** Decodes a field that may be left out. */
export const orNull = <T>(decode: Decoder<T>): Decoder<T | null> => optional(decode, null)

/** Decodes words to show; empty if there are none. */
export const words: Decoder<string> = withFallback(string, '')

/** Decodes a state that is false unless the shop says that it is true. */
export const flagOrFalse: Decoder<boolean> = optional(flag, false)

/** Returns whether the value is 0, which is not an id: databases start to count at 1. */
const isZero = (given: unknown): boolean =>
  given === 0 || (typeof given === 'string' && /^\s*0+\s*$/.test(given))

const isNoId = (given: unknown): boolean => isNothing(given) || given === false || isZero(given)

/** Decodes an identifier; null for any value that means "none". */
export const idOrNull: Decoder<string | null> = (given, at) => (isNoId(given) ? null : identifier(given, at))

/** Decodes an amount in pounds into pence. */
export const pence: Decoder<Pence> = (given, at) => {
  const amount = toPence(given)
  if (amount === null) throw new DecodeError(at, given, 'is not an amount')
  return amount
}

/** Decodes an amount that is shown as unknown if it cannot be read. */
export const shownPence: Decoder<Pence | null> = withFallback(pence, null)

/** Decodes a calendar date in any format that the shop uses. */
export const day: Decoder<CalendarDate> = (given, at) => {
  const date = parseDate(given)
  if (date === null) throw new DecodeError(at, given, 'is not a date')
  return date
}

/** Decodes an object that may be left out as a whole. */
export const orEmpty =
  <T>(decode: Decoder<T>): Decoder<T> =>
  (given, at) =>
    decode(isNothing(given) ? {} : given, at)

/** Returns whether the value is one of the ways in which servers write a missing object. */
export const saysNothing = (given: unknown): boolean =>
  isNoId(given) ||
  (typeof given === 'object' &&
    given !== null &&
    (!Object.keys(given).length || isZero((given as { id?: unknown }).id)))

/** Decodes an empty object, or an object with at least one of the fields. An object with only other fields is refused. */
export function objectWithAny<S extends Shape>(shape: S, ...others: readonly string[]): Fields<S> {
  const names = [...Object.keys(shape), ...others]
  const decode = object(shape)
  return (given, at) => {
    const found = Object.keys(fieldsOf(given))
    if (found.length && !names.some(name => found.includes(name))) throw new DecodeError(at, given)
    return decode(given, at)
  }
}

/** Returns the fields of an object; for any other value, none. */
export const fieldsOf = (given: unknown): Readonly<Record<string, unknown>> =>
  withFallback(anyObject, {} as Readonly<Record<string, unknown>>)(given, '')

/** Decodes an answer's named fields, at its top or inside `data`. */
export function answerOf<S extends Shape>(shape: S, read: Fields<S> = object(shape)): Fields<S> {
  return (whole, at) => {
    const top = anyObject(whole, at)
    const inner = fieldsOf(top.data)
    // Some frameworks write null at the top for a field that they put into `data`.
    const given = Object.entries(top).filter(([name, value]) => !(isNothing(value) && name in inner))
    return read({ ...inner, ...Object.fromEntries(given) }, at)
  }
}

/** The table of an identifier: two tables may have rows with the same number. */
type IdOf = 'product' | 'order' | 'address'

const cameAsText = new Map<string, boolean>()

/** Decodes an identifier and remembers whether it came as text, for sending it back. */
export const roundTripId =
  <T extends string | null>(of: IdOf, decode: Decoder<T>): Decoder<T> =>
  (given, at) => {
    const id = decode(given, at)
    if (id !== null) cameAsText.set(`${of} ${id}`, typeof given === 'string')
    return id
  }

/** Returns an identifier for a request body: as it came, else a number if it looks like one (CO-38). */
export const asItCame = (of: IdOf, id: string): string | number =>
  cameAsText.get(`${of} ${id}`) ? id : numbered(id)

/** Returns the identifier as a number if it is one. */
export function numbered(id: string): string | number {
  return /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a member of the object itself; the page may have added others to the prototype. */
export function ownMember(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

const code = /^(\d+|[a-z][\w.:-]*|[A-Z\d_]+)$/

/** Returns whether the text is a word for programs, such as "too_many", and no sentence. */
export const isCode = (text: string): boolean => code.test(text) || (/[/\\_]/.test(text) && !/\s/.test(text))

/** Returns whether a field such as `success` says no. */
export const saysNo = (given: unknown): boolean =>
  given === '' || withFallback(flag, true)(given, '') === false
