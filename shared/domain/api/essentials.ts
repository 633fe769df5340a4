import {
  anyObject,
  anything,
  count,
  DecodeError,
  type Decoder,
  flag,
  mostOf,
  object,
  optional,
  string,
} from '../../platform/values/decoder'
import { stringifyJson } from '../../platform/values/json'
import type { CalendarDate } from '../rules/dates/dates'
import type { OneOffOffer, RegularDay, RegularOrder } from '../rules/essentials/regular-order'
import type { Product } from '../rules/product'
import { readForAll } from './answers'
import type { ApiClient } from './client/client'
import {
  answerOf,
  asItCame,
  fieldsOf,
  flagOrFalse,
  idOrNull,
  objectWithAny,
  orNull,
  roundTripId,
  saysNothing,
  words,
} from './client/fields'
import { type Saved, saved, toSaved } from './client/saved'
import { noteShown } from './keys'
import { maximum } from './product'

type ById = Pick<Product, 'id'>

/** Reads a product's regular order (CALL-35). */
export async function readRegularOrder(
  client: ApiClient,
  { id }: ById,
  signal?: AbortSignal,
): Promise<RegularOrder> {
  const asked = { params: { productId: id }, signal, read: toRegularOrder }
  const order = await readForAll('regular', id, () => client.call('readRegularOrder', asked))
  const state = stringifyJson(order.days.map(({ key, quantity, frequency }) => [key, quantity, frequency]))
  noteState(`regular ${id}`, state)
  return order
}

/** Notes the state of one object. */
const noteState = (of: string, state: string): void =>
  noteShown(of.slice(0, of.indexOf(' ')), id => (of.endsWith(` ${id}`) ? state : undefined))

/** Saves a product's regular order: every editable day, under the server's own keys (CALL-34, A-09). */
export async function saveRegularOrder(
  client: ApiClient,
  { id }: ById,
  { days, isList, isDeleted }: RegularOrder & { isDeleted: boolean },
): Promise<Saved> {
  const entries = days.map(({ key, quantity, frequency }) => [key, { quantity, frequency }] as const)
  const weekdays = isList ? inPlace(entries) : Object.fromEntries(entries)
  const body = { id: asItCame('product', id), weekdays, delete: isDeleted }
  return client.call('saveRegularOrder', { body, wish: { of: `regular ${id}` }, read: toSaved })
}

// In a list the position is the day, so no entry may move if another is missing or unreadable.
function inPlace(entries: readonly (readonly [string, { quantity: number; frequency: number }])[]) {
  const places: { quantity: number; frequency: number }[] = []
  for (const [key, entry] of entries) places[Number(key)] = entry
  return [...places].map(entry => entry ?? { quantity: 0, frequency: 1 })
}

/** Reads the quantity of a regularly ordered product on one date (CALL-36). */
export async function readDayOrder(
  client: ApiClient,
  { id }: ById,
  date: CalendarDate,
  signal?: AbortSignal,
): Promise<number> {
  const read = answerOf({ quantity_ordered: count })
  const asked = { params: { productId: id, selectedDate: date }, signal, read }
  const of = `${id}.${date}`
  const ordered = await readForAll(
    'day',
    of,
    async () => (await client.call('readDayOrder', asked)).quantity_ordered,
  )
  noteState(`day ${of}`, `${ordered}`)
  return ordered
}

/** Changes one date of a regular order; `date` is sent back as the server wrote it (CALL-37, A-16). */
export async function saveDayOrder(
  client: ApiClient,
  { id }: ById,
  { date, quantity }: { date: string; quantity: number },
): Promise<Saved> {
  const body = { id: asItCame('product', id), date, quantity }
  return client.call('saveDayOrder', { body, wish: { of: `day ${id}.${date}` }, read: toSaved })
}

/** Reads the dates of a one-off order, and the order of one of them (CALL-39). */
export async function readOneOff(
  client: ApiClient,
  { id }: ById,
  date: string | null,
  signal?: AbortSignal,
): Promise<OneOffOffer> {
  const asked = {
    params: { productId: id },
    ...(date !== null && { query: { date } }),
    signal,
    read: toOffer,
  }
  const offer = await readForAll('one-off', `${id}.${date}`, () => client.call('readOneOff', asked))
  if (date !== null) noteState(`one-off ${id}.${date}`, `${offer.orderId} ${offer.quantity}`)
  return offer
}

/** Orders a product for one date, or changes that order (CALL-38). */
export async function saveOneOff(
  client: ApiClient,
  { id }: ById,
  { quantity, date, orderId }: { quantity: number; date: string; orderId: string | null },
): Promise<Saved> {
  const body = {
    id: asItCame('product', id),
    quantity,
    date,
    order_id: orderId === null ? null : asItCame('order', orderId),
  }
  const look = async () => {
    const now = await readOneOff(client, { id }, date)
    return now.orderId !== orderId && now.quantity === quantity && saved
  }
  return client.call('saveOneOff', { body, wish: { of: `one-off ${id}.${date}`, look }, read: toSaved })
}

/** Removes the order of one date, or its change to a regular order (OO-15). */
export async function removeOneOff(client: ApiClient, { id }: ById, date: string): Promise<Saved> {
  const body = { id: asItCame('product', id), quantity: 0, date, remove: true }
  return client.call('saveOneOff', { body, wish: { of: `one-off ${id}.${date}` }, read: toSaved })
}

const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const dayFields = objectWithAny({
  weekday: orNull(count),
  quantity: orNull(count),
  frequency: optional(count, 0),
  active: optional(flag, true),
  max_quantity: maximum,
  is_order: flagOrFalse,
})

/**
 * Decodes a regular order: a list or an object, at the top, inside `data` or inside `weekdays`, by number or by day
 * name. An unreadable answer is refused: saving over it would delete the customer's order.
 */
const toRegularOrder: Decoder<RegularOrder> = answer => {
  const top = fieldsOf(answer)
  const inner = fieldsOf(top.data)
  const given = top.weekdays ?? inner.weekdays ?? top.data ?? answer
  const isHolder = typeof given === 'object' && given !== null
  const entries = Object.entries(isHolder ? given : {})
  // PHP writes numbered days as an empty list if there are none.
  const isList = Array.isArray(given) && given.length > 0
  const read = entries.map(([key, entry]) => toDay(key, entry, isList))
  const isNone = top.weekdays === null || inner.weekdays === null || (isHolder && !entries.length)
  if (read.every(day => day === undefined) && !isNone) throw new DecodeError('weekdays', given)
  const days = read.flatMap(day => day ?? [])
  return { days: days.sort((first, second) => first.weekday - second.weekday), isList }
}

/** Returns 1 (Monday) to 6 (Saturday), or 0 or 7 for Sunday, from the key of an entry; null if the key names no day. */
function weekdayOf(key: string, isInList: boolean): number | null {
  if (/^\d+$/.test(key)) return isInList ? Number(key) + 1 : Number(key)
  const name = key.toLowerCase().slice(0, 3)
  const at = dayNames.findIndex(each => each.startsWith(name))
  return at >= 0 ? at + 1 : name === 'sun' ? 0 : null
}

/** Decodes the order of a day. Null for a Sunday, which has no deliveries; undefined for an entry that is not a day. */
function toDay(key: string, given: unknown, isInList: boolean): RegularDay | null | undefined {
  const at = `weekdays.${key}`
  const named = weekdayOf(key, isInList)
  // The answer may have other fields beside the days.
  if (named === null && !('weekday' in fieldsOf(given))) return undefined
  const entry = dayFields(given, at)
  const weekday = entry.weekday ?? named
  if (weekday === null || weekday > 7) throw new DecodeError(at, given)
  if (weekday === 0 || weekday === 7) return null
  // A day without an order may lack a quantity, but an empty entry is refused.
  if (entry.quantity === null && (entry.is_order || saysNothing(given)))
    throw new DecodeError(`${at}.quantity`, undefined)
  return {
    key,
    weekday,
    quantity: entry.quantity ?? 0,
    frequency: entry.frequency || 1,
    isActive: entry.active,
    maximum: entry.max_quantity,
    hasOrder: entry.is_order,
  }
}

const offerFields = answerOf({
  dates: toGroups,
  quantity: orNull(count),
  order_id: anything,
  frequency: orNull(count),
})

/** Decodes the dates on offer and the order of the chosen date. Null means no order; a missing field is refused. */
const toOffer: Decoder<OneOffOffer> = (given, at) => {
  const { dates, quantity, order_id, frequency } = offerFields(given, at)
  const orderId = roundTripId('order', idOrNull)(order_id, 'order_id')
  if (order_id === undefined) throw new DecodeError('order_id', order_id)
  if (orderId !== null && quantity === null) throw new DecodeError('quantity', undefined)
  if (orderId !== null && frequency === null) throw new DecodeError('frequency', undefined)
  return { groups: dates, quantity, orderId, frequency }
}

// `{heading: {value: label}}`, `{heading: [{value, label}]}` or `[{heading, dates}]`.
function toGroups(given: unknown, at: string): OneOffOffer['groups'] {
  const groups = Array.isArray(given)
    ? mostOf(object({ heading: words, dates: toDates }))(given, at)
    : mostUnder(given, at, (heading, dates, there) => ({ heading, dates: toDates(dates, there) }))
  return groups.entries.filter(({ dates }) => dates.length)
}

/** Decodes the readable entries of an object. */
function mostUnder<T>(given: unknown, at: string, decode: (name: string, each: unknown, at: string) => T) {
  const under: Decoder<T> = named => {
    const [name, each] = named as [string, unknown]
    return decode(name, each, `${at}.${name}`)
  }
  return mostOf(under)(Object.entries(anyObject(given, at)), at)
}

const dateFields = object({ value: words, date: words, label: words })

function toDates(given: unknown, at: string): { value: string; label: string }[] {
  if (!Array.isArray(given))
    return mostUnder(given, at, (value, label, there) => ({
      value,
      label: optional(string, value)(label, there),
    })).entries
  return mostOf(toDate)(given, at).entries
}

const toDate: Decoder<{ value: string; label: string }> = (given, at) => {
  const entry = typeof given === 'object' ? dateFields(given, at) : null
  const value = entry ? entry.value || entry.date : string(given, at)
  if (!value) throw new DecodeError(at, given)
  return { value, label: entry?.label || value }
}
