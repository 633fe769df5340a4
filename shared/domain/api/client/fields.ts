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

/*
 * Fields as the shop's server writes them. A field that is left out has the meaning given here. A value that
 * cannot be understood is refused, because no sentence may be made of it (F-04).
 */

type Shape = Parameters<typeof object>[0]
type Fields<S extends Shape> = Decoder<{ [Name in keyof S]: Decoded<S[Name]> }>

/** A field that may be left out. */
export const orNull = <T>(decode: Decoder<T>): Decoder<T | null> => optional(decode, null)

/** Words that are shown where there are any: empty when there are none. */
export const words: Decoder<string> = withFallback(string, '')

/** A state that is false unless the shop says that it is true. */
export const yes: Decoder<boolean> = optional(flag, false)

/** The id of no row: databases begin to count at 1. */
const isZero = (given: unknown): boolean =>
  given === 0 || (typeof given === 'string' && /^\s*0+\s*$/.test(given))

const isNoId = (given: unknown): boolean => isNothing(given) || given === false || isZero(given)

/** An identifier, or null where it stands for nothing. */
export const idOrNull: Decoder<string | null> = (given, at) => (isNoId(given) ? null : identifier(given, at))

/** An amount in pounds, as pence. */
export const pence: Decoder<Pence> = (given, at) => {
  const amount = toPence(given)
  if (amount === null) throw new DecodeError(at, given, 'is no amount')
  return amount
}

/** An amount that is shown as not known where it cannot be read. */
export const shownPence: Decoder<Pence | null> = withFallback(pence, null)

/** A calendar date in any spelling of the shop's. */
export const day: Decoder<CalendarDate> = (given, at) => {
  const date = parseDate(given)
  if (date === null) throw new DecodeError(at, given, 'is no date')
  return date
}

/** An object that may be left out as a whole. */
export const orEmpty =
  <T>(decode: Decoder<T>): Decoder<T> =>
  (given, at) =>
    decode(isNothing(given) ? {} : given, at)

/** Every way in which servers write that an object is missing. */
export const saysNothing = (given: unknown): boolean =>
  isNoId(given) ||
  (typeof given === 'object' &&
    given !== null &&
    (!Object.keys(given).length || isZero((given as { id?: unknown }).id)))

/**
 * An empty object, or one with at least one of the fields: an object with only other fields is about something
 * else.
 */
export function about<S extends Shape>(shape: S, ...others: readonly string[]): Fields<S> {
  const names = [...Object.keys(shape), ...others]
  const decode = object(shape)
  return (given, at) => {
    const found = Object.keys(fieldsOf(given))
    if (found.length && !names.some(name => found.includes(name))) throw new DecodeError(at, given)
    return decode(given, at)
  }
}

/** The fields of an object; none of anything else. */
export const fieldsOf = (given: unknown): Readonly<Record<string, unknown>> =>
  withFallback(anyObject, {} as Readonly<Record<string, unknown>>)(given, '')

/** An answer's named fields, at its top or inside `data`. */
export function answerOf<S extends Shape>(shape: S, read: Fields<S> = object(shape)): Fields<S> {
  return (whole, at) => {
    const top = anyObject(whole, at)
    const inner = fieldsOf(top.data)
    // Some frameworks write null at the top for a field that they put into `data`.
    const given = Object.entries(top).filter(([name, value]) => !(isNothing(value) && name in inner))
    return read({ ...inner, ...Object.fromEntries(given) }, at)
  }
}

/** An answer that is all of one thing, as it is or inside `data`. */
export const wrapped =
  <T>(decode: Decoder<T>): Decoder<T> =>
  (given, at) => {
    const top = fieldsOf(given)
    if (!Array.isArray(given) && !Object.keys(top).length) throw new DecodeError(at, given)
    return top.data === undefined ? decode(given, at) : decode(top.data, `${at}data`)
  }

/** What an identifier is of: two tables may have a row of one number. */
type IdOf = 'product' | 'order' | 'address'

const cameAsText = new Map<string, boolean>()

/** An identifier that may go back to the shop: whether it came as text is remembered. */
export const noted =
  <T extends string | null>(of: IdOf, decode: Decoder<T>): Decoder<T> =>
  (given, at) => {
    const id = decode(given, at)
    if (id !== null) cameAsText.set(`${of} ${id}`, typeof given === 'string')
    return id
  }

/** An identifier as a body carries it: as it came, and else a number where it looks like one (CO-38). */
export const asItCame = (of: IdOf, id: string): string | number =>
  cameAsText.get(`${of} ${id}`) ? id : numbered(id)

/** An identifier as a number where it is one. */
export function numbered(id: string): string | number {
  return /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id
}
