import { type Pence, toPence } from '../../../platform/values/money'
import {
  anyObject,
  flag,
  identifier,
  isNothing,
  lenient,
  Misfit,
  object,
  optional,
  type Read,
  type Reader,
  text,
} from '../../../platform/values/reader'
import { type CalendarDate, parseDate } from '../../rules/dates/dates'

/*
 * Fields as the shop's server writes them. What is left out has the meaning that is said here; what is there and cannot
 * be understood is refused, as no sentence may be printed from it (F-04).
 */

type Shape = Parameters<typeof object>[0]
type Fields<S extends Shape> = Reader<{ [Name in keyof S]: Read<S[Name]> }>

/** A field that may be left out. */
export const orNull = <T>(read: Reader<T>): Reader<T | null> => optional(read, null)

/** Words that are shown where there are any: empty when there are none. */
export const words: Reader<string> = lenient(text, '')

/** A state that holds where it is said to. */
export const yes: Reader<boolean> = optional(flag, false)

/** An identifier that stands for something, or for nothing. */
export const idOrNull: Reader<string | null> = orNull(identifier)

/** An amount in pounds, as pence. */
export const pence: Reader<Pence> = (given, at) => {
  const amount = toPence(given)
  if (amount === null) throw new Misfit(at, given)
  return amount
}

/** An amount that is shown as not known where it cannot be read. */
export const shownPence: Reader<Pence | null> = lenient(pence, null)

/** A calendar date in any spelling of the shop's. */
export const day: Reader<CalendarDate> = (given, at) => {
  const date = parseDate(given)
  if (date === null) throw new Misfit(at, given)
  return date
}

/** An object that may be left out as a whole. */
export const orEmpty =
  <T>(read: Reader<T>): Reader<T> =>
  (given, at) =>
    read(isNothing(given) ? {} : given, at)

/** Every way in which servers write that there is no such object. */
export const saysNothing = (given: unknown): boolean =>
  isNothing(given) ||
  given === false ||
  (typeof given === 'object' && given !== null && !Object.keys(given).length)

/** An object in which nothing stands, or something that is asked for: one that has only other fields is about another thing. */
export function about<S extends Shape>(shape: S, ...others: readonly string[]): Fields<S> {
  const names = [...Object.keys(shape), ...others]
  const read = object(shape)
  return (given, at) => {
    const found = Object.keys(fieldsOf(given))
    if (found.length && !names.some(name => found.includes(name))) throw new Misfit(at, given)
    return read(given, at)
  }
}

/** The fields of an object; none of anything else. */
export const fieldsOf = (given: unknown): Readonly<Record<string, unknown>> =>
  lenient(anyObject, {} as Readonly<Record<string, unknown>>)(given, '')

/** An answer's named fields, at its top or inside `data`. */
export function answerOf<S extends Shape>(shape: S, read: Fields<S> = object(shape)): Fields<S> {
  return (given, at) => {
    const top = anyObject(given, at)
    return read({ ...fieldsOf(top.data), ...top }, at)
  }
}

/** An answer that is all of one thing, as it is or inside `data`. */
export const wrapped =
  <T>(read: Reader<T>): Reader<T> =>
  (given, at) => {
    const top = fieldsOf(given)
    if (!Array.isArray(given) && !Object.keys(top).length) throw new Misfit(at, given)
    return read(top.data === undefined ? given : top.data, at)
  }

/** An identifier as a body carries it: a number where it is one. */
export function numbered(id: string): string | number {
  return /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id
}
