import { DecodeError, type Decoder } from '../../platform/values/decoder'
import { fieldsOf } from './client/fields'

/** Decodes an answer that is a single value, at its top or inside `data`. */
export const wrapped =
  <T>(decode: Decoder<T>): Decoder<T> =>
  (given, at) => {
    const top = fieldsOf(given)
    if (!Array.isArray(given) && !Object.keys(top).length) throw new DecodeError(at, given)
    return top.data === undefined ? decode(given, at) : decode(top.data, `${at}data`)
  }
