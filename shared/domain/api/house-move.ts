import {
  count,
  DecodeError,
  type Decoder,
  identifier,
  listOf,
  mostOf,
  object,
  string,
} from '../../platform/values/decoder'
import { type MoveAnswer, type MoveConflict, type MoveOption, weekdayOf } from '../rules/customers/house-move'
import { type CalendarDate, formatDate, parseDate } from '../rules/dates/dates'
import type { ApiClient } from './client/client'
import { answerOf, asItCame, fieldsOf, orNull, saysNothing, words } from './client/fields'

/** A requested move: from the address of that id to that postcode, on that day. */
type MoveAsked = { address: string; postcode: string; date: CalendarDate }

/** Reads which orders clash with the delivery days of the new address, and where they can move (CALL-40). */
export function findMoveConflicts(
  client: ApiClient,
  { address, postcode, date }: MoveAsked,
  signal?: AbortSignal,
): Promise<MoveAnswer> {
  const body = { address: asItCame('address', address), postcode, date: formatDate(date) }
  return client.call('findMoveConflicts', { body, signal, read: toAnswer })
}

const conflictFields = object({
  id: identifier,
  frequency: count,
  weekday: orNull(string),
  date: orNull(string),
  name: words,
  product_name: words,
  quantity: orNull(count),
  image: words,
})

/** Decodes an order. Its current day is required: without it the page could not say what happens to the order. */
const toConflict: Decoder<MoveConflict> = (given, at) => {
  const { id, frequency, weekday, date, name, product_name, ...what } = conflictFields(given, at)
  const from = frequency > 0 ? weekday : date
  if (from === null) throw new DecodeError(`${at}.${frequency > 0 ? 'weekday' : 'date'}`, undefined)
  return { id, frequency, from, name: name || product_name, ...what }
}

const labelled = object({ value: string, label: words })

/** Decodes options: a list of values, a list of values with labels, or an object of labels by value. */
const toOptions: Decoder<readonly MoveOption[]> = (given, at) => {
  if (saysNothing(given)) return []
  if (Array.isArray(given)) return mostOf(toOption)(given, at).entries
  const entries = Object.entries(fieldsOf(given))
  if (!entries.length) throw new DecodeError(at, given)
  const options = entries.map(([key, each]) => {
    // PHP writes a list with gaps as an object: its keys are positions, not weekdays.
    const day = weekdayOf(words(each, at))
    const isOther = parseDate(each) !== null || (day !== null && day !== weekdayOf(key))
    const isPlace = each !== null && (typeof each === 'object' || (/^\d+$/.test(key) && isOther))
    return isPlace ? each : { value: key, label: each }
  })
  return mostOf(toOption)(options, at).entries
}

const toOption: Decoder<MoveOption> = (given, at) => {
  const isAlone = typeof given !== 'object' || given === null
  const { value, label } = labelled(isAlone ? { value: given } : given, at)
  if (!value) throw new DecodeError(`${at}.value`, given)
  return { value, label: label || null }
}

const toAnswer: Decoder<MoveAnswer> = (given, at) => {
  const answer = answerOf({
    conflicts: listOf(toConflict),
    available_days: toOptions,
    delivery_dates: toOptions,
  })(given, at)
  return { conflicts: answer.conflicts, days: answer.available_days, dates: answer.delivery_dates }
}
