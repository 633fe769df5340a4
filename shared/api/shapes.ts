import { array, type ISchema, mixed, type ObjectShape, object } from 'yup'
import { toIdentifier, toList, toRecord, toText, toVerdict, toWhole } from './fields'

/*
 * Readers for the shapes the shop's server writes: numbers and flags as text, `[]` for an empty object,
 * an object with numbers for keys for a list, fields inside a `data` wrapper.
 */

/** Text, also from a number; empty when there is none. */
export function text() {
  return read(toText).default('')
}

/** A yes or no, also written as 1, "1", "true", 0, "0" or "false"; anything else counts as missing. */
export function flag() {
  return read(toVerdict)
}

/** A whole number, also written as text; null when there is none. */
export function wholeNumber() {
  return read(toWhole).nullable().default(null)
}

/** An identifier that may stand in an address; null when there is none. */
export function identifier() {
  return read(toIdentifier).nullable().default(null)
}

// Not yup's own string, boolean and number: they throw at an object whose `toString` is no function.
function read<Value>(reader: (given: unknown) => Value) {
  return mixed<Value & {}>().transform((_, given) => reader(given))
}

/** The entries of a list; empty when there is none. */
export function list<Entry>(entry: ISchema<Entry>) {
  return array(entry)
    .transform((_, given) => toList(given))
    .default([])
}

/** An object's named fields, each by its own reader; empty fields when there is none. */
export function record<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).transform((_, given) => only(shape, toRecord(given)))
}

/** An object that has to be there, its fields at the top or inside `data`; nothing, text, a number or a list does not fit. */
export function requiredRecord<Shape extends ObjectShape>(shape: Shape) {
  return object(shape)
    .transform((_, given) => {
      // PHP writes an empty object as []; a list with something in it is another answer.
      const isRecord = typeof given === 'object' && given !== null && !(Array.isArray(given) && given.length)
      if (!isRecord) return given
      const top = toRecord(given)
      return only(shape, Object.assign(toRecord(top.data), top))
    })
    .default(undefined)
    .required()
}

// An unnamed field called `valueOf` or `toString` would make yup throw: it looks its readers up in a plain object.
function only(shape: ObjectShape, fields: Record<string, unknown>): Record<string, unknown> {
  const named = Object.create(null)
  for (const name of Object.keys(shape)) if (name in fields) named[name] = fields[name]
  return named
}
