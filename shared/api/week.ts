import { mixed } from 'yup'
import type { BoxOrder } from '../rules/box-order'
import { type CalendarDate, parseDate, weekStart } from '../rules/dates'
import { toPence } from '../rules/money'
import type { Week, WeekLine } from '../rules/week'
import { toBoxOrder, toUnfinished } from './box-orders'
import type { ApiClient } from './client'
import { ContractError } from './errors'
import { toFlag, toIdentifier, toList, toRecord, toText } from './fields'
import { toCount, toProduct } from './product'
import { routes } from './routes'
import { requiredRecord } from './shapes'

const part = () => mixed<unknown & {}>().nullable()

/** The answer to a read of a week (CALL-29); each part is read field by field. */
export const weekAnswer = requiredRecord({
  products: part(),
  orders: part(),
  pauses: part(),
  moves: part(),
  activeBolOrder: part(),
})

/** Reads the week that begins on that Sunday (CALL-29, HB-07). */
export async function readWeek(client: ApiClient, start: CalendarDate, signal?: AbortSignal): Promise<Week> {
  const answer = { query: { start_of_week: start }, signal, schema: weekAnswer }
  const { products, orders, pauses, moves, activeBolOrder } = await client.call('readWeek', answer)
  return {
    start,
    lines: entries(products, 'delivery_date').flatMap(toLine),
    boxes: entries(orders, 'start_date').flatMap(toBoxOrder),
    pauses: toList(pauses).flatMap(each => {
      const pause = toRecord(each)
      const from = parseDate(pause.start_date)
      const to = parseDate(pause.end_date)
      return from && to ? [{ start: from, end: to }] : []
    }),
    shifts: toList(moves).flatMap(each => {
      const move = toRecord(each)
      const from = parseDate(move.from)
      return from ? [{ from, to: parseDate(move.to), name: toText(move.name) }] : []
    }),
    unfinished: toUnfinished(activeBolOrder),
  }
}

/** Reads whether the shop has that delivery down as cancelled, where the answer to cancelling it was lost. */
export async function isBoxCancelled(
  client: ApiClient,
  box: Pick<BoxOrder, 'id' | 'date'>,
): Promise<boolean> {
  if (box.date === null)
    throw new ContractError({ ...routes.readWeek, field: 'date', problem: 'is not known' })
  const { boxes } = await readWeek(client, weekStart(box.date))
  return boxes.find(({ id }) => id === box.id)?.isCancelled ?? true
}

/** Whether anything is ordered at all (CALL-30). */
export async function hasOrders(client: ApiClient, signal?: AbortSignal): Promise<boolean> {
  const answer = await client.call('readOrdered', { signal, schema: mixed<unknown & {}>().required() })
  return toList(Array.isArray(answer) ? answer : (toRecord(answer).data ?? answer)).length > 0
}

// A list, or an object by id or by day, in which each day holds a list of its own.
function entries(given: unknown, mark: string): unknown[] {
  return toList(given).flatMap(each => {
    const fields = toRecord(each)
    return mark in fields || 'id' in fields ? [each] : toList(each)
  })
}

function toLine(given: unknown): WeekLine[] {
  const line = toRecord(given)
  const { is_free, order } = toRecord(line.orderproduct)
  const { frequency, parent_id, daymove_id } = toRecord(order)
  const product = toProduct(line.product, { id: line.product_id, name: line.product_name })
  const id = toIdentifier(line.id) ?? `${product.id}-${toText(line.delivery_date)}`
  const parentId = toIdentifier(parent_id)
  const rolledBackAt = toText(line.rolledback_at)
  return [
    {
      id,
      product: { ...product, template: 'de' },
      name: toText(line.product_name) || product.name,
      date: parseDate(line.delivery_date),
      sentDate: toText(line.delivery_date),
      ordered: toCount(line.quantity_ordered) ?? 0,
      delivered: toCount(line.quantity_delivered),
      price: toPence(line.total_price),
      isPastCutoff: toFlag(line.past_cutoff),
      isPaused: toFlag(line.paused),
      isShifted: toFlag(line.shifted) || toIdentifier(daymove_id) !== null,
      isLimited: toFlag(line.limited),
      isModified: toFlag(line.modified) || parentId !== null,
      isUnavailable: toFlag(line.unavailable) || toFlag(line.temp_unavailable),
      isFree: toFlag(is_free),
      frequency: toCount(frequency) ?? 0,
      parentId,
      cutoff: toText(line.cutoff) || null,
      rolledBack: rolledBackAt ? { at: rolledBackAt, quantity: toCount(line.rolledback_quantity) } : null,
    },
  ]
}
