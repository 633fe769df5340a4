import {
  anyObject,
  anything,
  count,
  type Decoder,
  isNothing,
  type Most,
  mostOf,
  object,
  optional,
  string,
} from '../../platform/values/decoder'
import type { BoxOrder } from '../rules/boxes/box-order'
import { type CalendarDate, weekStart } from '../rules/dates/dates'
import type { Week, WeekLine } from '../rules/essentials/week'
import { readForAll } from './answers'
import { toBoxOrder, toUnfinished } from './box-orders'
import type { ApiClient } from './client/client'
import { ContractError } from './client/errors'
import {
  answerOf,
  day,
  flagOrFalse,
  idOrNull,
  objectWithAny,
  orEmpty,
  orNull,
  roundTripId,
  shownPence,
  words,
} from './client/fields'
import { routes } from './client/routes'
import { toProduct } from './product'

const lineFields = object({
  id: idOrNull,
  product: anything,
  product_id: roundTripId('product', idOrNull),
  product_name: words,
  delivery_date: anything,
  quantity_ordered: count,
  quantity_delivered: orNull(count),
  total_price: shownPence,
  past_cutoff: flagOrFalse,
  paused: flagOrFalse,
  shifted: flagOrFalse,
  limited: flagOrFalse,
  modified: flagOrFalse,
  unavailable: flagOrFalse,
  temp_unavailable: flagOrFalse,
  rolledback_at: orNull(string),
  rolledback_quantity: orNull(count),
  cutoff: orNull(string),
  orderproduct: orEmpty(
    objectWithAny({
      is_free: flagOrFalse,
      order: orEmpty(
        objectWithAny({
          id: idOrNull,
          frequency: optional(count, 0),
          parent_id: idOrNull,
          daymove_id: idOrNull,
        }),
      ),
    }),
  ),
})

const toLine: Decoder<WeekLine> = (given, at) => {
  const line = lineFields(given, at)
  const { is_free, order } = line.orderproduct
  const product = toProduct(line.product, `${at}.product`, { id: line.product_id, name: line.product_name })
  const sentDate = words(line.delivery_date, at)
  const date = orNull(day)(line.delivery_date, `${at}.delivery_date`)
  return {
    id: line.id ?? `${product.id}-${date ?? sentDate}`,
    product: { ...product, template: 'de' },
    name: line.product_name || product.name,
    date,
    sentDate,
    ordered: line.quantity_ordered,
    delivered: line.quantity_delivered,
    price: line.total_price,
    isPastCutoff: line.past_cutoff,
    isPaused: line.paused,
    isShifted: line.shifted,
    isMoved: line.shifted || order.daymove_id !== null,
    isLimited: line.limited,
    isModified: line.modified || order.parent_id !== null,
    isUnavailable: line.unavailable || line.temp_unavailable,
    isFree: is_free,
    frequency: order.frequency,
    parentId: order.parent_id,
    cutoff: line.cutoff,
    rolledBack: line.rolledback_at ? { at: line.rolledback_at, quantity: line.rolledback_quantity } : null,
  }
}

/** Adds the day of a list to its entries without a day. */
function withDay(list: object, mark: string, day = ''): object {
  const lacksDay = (entry: unknown): entry is object =>
    typeof entry === 'object' && !!entry && isNothing(entry[mark as never])
  if (!/^\d{4}-/.test(day) || !Object.values(list).some(lacksDay)) return list
  const named = Object.entries(list).map(([key, entry]) => [
    key,
    lacksDay(entry) ? { ...entry, [mark]: day } : entry,
  ])
  return Object.fromEntries(named)
}

// A list, or an object by id, or an object by day in which each day holds a list.
const dueOf =
  <T>(decode: Decoder<T>, mark: string): Decoder<Most<T>> =>
  (given, at) => {
    const dueEntry: Decoder<Most<T>> = (each, there, key) => {
      const isDay = Array.isArray(each) || !(mark in anyObject(each, there) || 'id' in anyObject(each, there))
      if (!isDay) return { entries: [decode(each, there)], isPartial: false }
      return mostOf(decode)(withDay(each as object, mark, key), there)
    }
    const { entries, isPartial } = mostOf(dueEntry)(given, at)
    return {
      entries: entries.flatMap(each => each.entries),
      isPartial: isPartial || entries.some(each => each.isPartial),
    }
  }

const none: Most<never> = { entries: [], isPartial: false }

/** Decodes a week (CALL-29). An answer without products or orders is refused, not read as an empty week. */
export const weekFields = answerOf({
  products: dueOf(toLine, 'delivery_date'),
  orders: dueOf(toBoxOrder, 'start_date'),
  pauses: optional(mostOf(object({ start_date: day, end_date: day })), none),
  moves: optional(mostOf(object({ from: day, to: orNull(day), name: words })), none),
  activeBolOrder: toUnfinished,
})

/** Reads the week that begins on that Sunday (CALL-29, HB-07). */
export const readWeek = (client: ApiClient, start: CalendarDate, signal?: AbortSignal): Promise<Week> =>
  readForAll('week', start, () => askWeek(client, start, signal))

async function askWeek(client: ApiClient, start: CalendarDate, signal?: AbortSignal): Promise<Week> {
  const asked = { query: { start_of_week: start }, signal, read: weekFields }
  const { products, orders, pauses, moves, activeBolOrder } = await client.call('readWeek', asked)
  return {
    start,
    lines: products.entries,
    boxes: orders.entries,
    pauses: pauses.entries.map(({ start_date, end_date }) => ({ start: start_date, end: end_date })),
    shifts: moves.entries,
    unfinished: activeBolOrder,
    ...([products, orders, pauses, moves].some(({ isPartial }) => isPartial) && { isPartial: true }),
  }
}

/** Reads whether the shop has cancelled that delivery, after the answer to the cancellation was lost. */
export async function isBoxCancelled(
  client: ApiClient,
  box: Pick<BoxOrder, 'id' | 'date'>,
): Promise<boolean> {
  if (box.date === null)
    throw new ContractError({ ...routes.readWeek, field: 'date', problem: 'is not known' })
  const { boxes } = await readWeek(client, weekStart(box.date))
  return boxes.find(({ id }) => id === box.id)?.isCancelled ?? true
}
