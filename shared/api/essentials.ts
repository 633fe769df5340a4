import { mixed } from 'yup'
import type { CalendarDate } from '../rules/dates'
import type { Product } from '../rules/product'
import type { OneOffOffer, RegularDay, RegularOrder } from '../rules/regular-order'
import type { ApiClient } from './client'
import { ContractError } from './errors'
import { numbered, toFlag, toRecord, toText, toWhole } from './fields'
import { toCount, toMaximum } from './product'
import { routes } from './routes'
import { type Saved, savedAnswer, toSaved } from './saved'
import { identifier, requiredRecord, wholeNumber } from './shapes'

type ById = Pick<Product, 'id'>

const oneOffAnswer = requiredRecord({
  dates: mixed<unknown & {}>().nullable(),
  quantity: wholeNumber(),
  order_id: identifier(),
  frequency: wholeNumber(),
})
const dayAnswer = requiredRecord({ quantity_ordered: wholeNumber() })

/** Reads a product's regular order (CALL-35). */
export async function readRegularOrder(
  client: ApiClient,
  { id }: ById,
  signal?: AbortSignal,
): Promise<RegularOrder> {
  const schema = mixed<unknown & {}>().required()
  const answer = await client.call('readRegularOrder', { params: { productId: id }, signal, schema })
  const order = toRegularOrder(answer)
  // What cannot be understood is no order of nothing: saving over it would delete what the customer has.
  if (order.days.length ? order.days.some(isUnread) : !saysNothing(answer))
    throw new ContractError({ ...routes.readRegularOrder, field: 'weekdays', problem: 'cannot be read' })
  return order
}

const isUnread = ({ quantity }: RegularDay): boolean => Number.isNaN(quantity)

/** Saves a product's regular order: every day that can be edited, under the server's own keys (CALL-34, A-09). */
export async function saveRegularOrder(
  client: ApiClient,
  { id }: ById,
  { days, isList, isDeleted }: RegularOrder & { isDeleted: boolean },
): Promise<Saved> {
  const entries = days.map(({ key, quantity, frequency }) => [key, { quantity, frequency }] as const)
  const weekdays = isList ? inPlace(entries) : Object.fromEntries(entries)
  const body = { id: numbered(id), weekdays, delete: isDeleted }
  return toSaved(await client.call('saveRegularOrder', { body, schema: savedAnswer }))
}

// In a list the place says which day it is: none may move up where one was left out or could not be read.
function inPlace(entries: readonly (readonly [string, { quantity: number; frequency: number }])[]) {
  const places: { quantity: number; frequency: number }[] = []
  for (const [key, entry] of entries) places[Number(key)] = entry
  return [...places].map(entry => entry ?? { quantity: 0, frequency: 1 })
}

/** Reads what one date brings of a regularly ordered product (CALL-36); null when the shop does not say. */
export async function readDayOrder(
  client: ApiClient,
  { id }: ById,
  date: CalendarDate,
  signal?: AbortSignal,
): Promise<number | null> {
  const answer = { params: { productId: id, selectedDate: date }, signal, schema: dayAnswer }
  return (await client.call('readDayOrder', answer)).quantity_ordered
}

/** Changes one date of a regular order; `date` goes back as the server wrote it (CALL-37, A-16). */
export async function saveDayOrder(
  client: ApiClient,
  { id }: ById,
  { date, quantity }: { date: string; quantity: number },
): Promise<Saved> {
  const body = { id: numbered(id), date, quantity }
  return toSaved(await client.call('saveDayOrder', { body, schema: savedAnswer }))
}

/** Reads the dates a product can be ordered for once, and what is ordered for one of them (CALL-39). */
export async function readOneOff(
  client: ApiClient,
  { id }: ById,
  date: string | null,
  signal?: AbortSignal,
): Promise<OneOffOffer> {
  const answer = await client.call('readOneOff', {
    params: { productId: id },
    ...(date !== null && { query: { date } }),
    signal,
    schema: oneOffAnswer,
  })
  return {
    groups: toGroups(answer.dates),
    quantity: toCount(answer.quantity),
    orderId: answer.order_id,
    frequency: answer.frequency,
  }
}

/** Orders a product for one date, or changes that order (CALL-38). */
export async function saveOneOff(
  client: ApiClient,
  { id }: ById,
  { quantity, date, orderId }: { quantity: number; date: string; orderId: string | null },
): Promise<Saved> {
  const body = { id: numbered(id), quantity, date, order_id: orderId === null ? null : numbered(orderId) }
  return toSaved(await client.call('saveOneOff', { body, schema: savedAnswer }))
}

/** Takes the order of one date away, or the change it makes to a regular one (OO-15). */
export async function removeOneOff(client: ApiClient, { id }: ById, date: string): Promise<Saved> {
  const body = { id: numbered(id), quantity: 0, date, remove: true }
  return toSaved(await client.call('saveOneOff', { body, schema: savedAnswer }))
}

const isEmpty = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && Object.keys(given).length === 0

/** Does the answer say that nothing is ordered: no days, at the top, inside `data` or inside `weekdays`? */
function saysNothing(answer: unknown): boolean {
  const top = toRecord(answer)
  const inner = toRecord(top.data)
  return [answer, top.data, top.weekdays, inner.weekdays].some(isEmpty) || top.weekdays === null
}

const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** A list or an object, at the top, inside `data` or inside `weekdays`, by number or by day name. */
export function toRegularOrder(answer: unknown): RegularOrder {
  const top = toRecord(answer)
  const inner = toRecord(top.data)
  const given = top.weekdays ?? inner.weekdays ?? top.data ?? answer
  const isList = Array.isArray(given)
  const days = Object.entries(typeof given === 'object' && given !== null ? given : {}).flatMap(
    ([key, entry]) => toDay(key, entry, isList),
  )
  return { days: days.sort((first, second) => first.weekday - second.weekday), isList }
}

/** None where the shop names none; not a number where it says something else than a quantity. */
function toQuantity(day: unknown, given: unknown): number {
  const isNamed = typeof day !== 'object' || day === null || (given !== undefined && given !== null)
  return toCount(given) ?? (isNamed ? Number.NaN : 0)
}

function toDay(key: string, given: unknown, isInList: boolean): RegularDay[] {
  const entry = toRecord(given)
  const named = dayNames.findIndex(name => name.startsWith(key.toLowerCase().slice(0, 3))) + 1
  const numberedDay = isInList ? Number(key) + 1 : Number(key)
  const weekday = toWhole(entry.weekday) ?? (Number.isInteger(numberedDay) ? numberedDay : named)
  if (weekday < 1 || weekday > dayNames.length) return []
  return [
    {
      key,
      weekday,
      quantity: toQuantity(given, entry.quantity),
      frequency: toCount(entry.frequency) || 1,
      isActive: entry.active === undefined || toFlag(entry.active),
      maximum: toMaximum(entry.max_quantity),
      hasOrder: toFlag(entry.is_order),
    },
  ]
}

// `{heading: {value: label}}`, `{heading: [{value, label}]}` or `[{heading, dates}]`.
function toGroups(given: unknown): OneOffOffer['groups'] {
  const groups = Array.isArray(given)
    ? given.map(each => {
        const { heading, dates } = toRecord(each)
        return [toText(heading), dates] as const
      })
    : Object.entries(toRecord(given))
  return groups
    .map(([heading, dates]) => ({ heading, dates: toDates(dates) }))
    .filter(({ dates }) => dates.length)
}

function toDates(given: unknown): { value: string; label: string }[] {
  const entries = Array.isArray(given)
    ? given.map(each => {
        const { value, date, label } = toRecord(each)
        return [toText(value) || toText(date) || toText(each), label] as const
      })
    : Object.entries(toRecord(given))
  return entries
    .map(([value, label]) => ({ value, label: toText(label) || value }))
    .filter(({ value }) => value)
}
