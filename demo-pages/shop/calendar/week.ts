import { Hono } from 'hono'
import { activeBoxOrder, boxesBetween } from '../boxes/box-orders'
import { movesBetween } from '../essentials/day-moves'
import { readDate } from '../essentials/essential-checks'
import { arrivalOf } from '../essentials/essential-deliveries'
import { isRunning } from '../essentials/regular-orders'
import { roundOf } from '../essentials/round-days'
import { findProduct } from '../products/catalogue'
import { penceOf } from '../server/amounts'
import { refuse, type ShopContext, type ShopEnv } from '../server/replies'
import type { Visitor } from '../visitor'
import { addDays, londonDate } from './calendar'
import { daysBetween, weekdayOf } from './cutoff'
import { isCounted, linesOfWeek, wireLine } from './week-lines'

/** The totals of a week, in pence. */
type WeekTotals = { essentials: number; boxes: number; all: number }

const boxesOfWeek = (visitor: Visitor, now: Date, start: string) =>
  boxesBetween(visitor, now, start, addDays(start, 6))

/**
 * Returns the shop's own total of a week: paused, moved, unavailable and cancelled deliveries cost nothing (HB-16,
 * HB-17).
 */
export function weekTotals(visitor: Visitor, now: Date, start: string): WeekTotals {
  const essentials = linesOfWeek(visitor, now, start)
    .filter(isCounted)
    .reduce((sum, { price }) => sum + price, 0)
  const boxes = boxesOfWeek(visitor, now, start)
    .filter(({ cancelled, shifted }) => !cancelled && !shifted)
    .reduce((sum, { grand_total }) => sum + penceOf(grand_total), 0)
  return { essentials, boxes, all: essentials + boxes }
}

type Collection = 'list' | 'by-day' | 'by-id'

/** Returns the format of a week's collections: always the same for one week, but different between weeks. */
export const collectionOf = (start: string): Collection =>
  (['list', 'by-day', 'by-id'] as const)[(daysBetween('2000-01-02', start) / 7) % 3] ?? 'list'

/** Returns rows as PHP encodes an array with keys: an object, unless it is empty. */
function keyed<T>(rows: readonly T[], keyOf: (row: T) => string | number): readonly T[] | Record<string, T> {
  return rows.length ? Object.fromEntries(rows.map(row => [String(keyOf(row)), row])) : []
}

function collect<T extends { id: string | number }>(
  rows: readonly T[],
  dateOf: (row: T) => string,
  shape: Collection,
) {
  if (shape === 'list' || !rows.length) return rows
  if (shape === 'by-id') return keyed(rows, ({ id }) => id)
  const days = [...new Set(rows.map(dateOf))]
  return Object.fromEntries(days.map(day => [day, rows.filter(row => dateOf(row) === day)]))
}

/** Returns the week as the server sends it (CALL-29). */
function wireWeek(visitor: Visitor, now: Date, start: string) {
  const end = addDays(start, 6)
  const shape = collectionOf(start)
  const lines = linesOfWeek(visitor, now, start).map(line => wireLine(line, shape === 'by-id'))
  const pauses = visitor.pauses
    .filter(pause => pause.start <= end && pause.end >= start)
    .map(pause => ({ id: pause.id, start_date: pause.start, end_date: pause.end }))
  const moves = roundOf(visitor) ? movesBetween(visitor.dayMoves, start, end) : []
  return {
    products: collect(lines, ({ delivery_date }) => delivery_date, shape),
    orders: collect(boxesOfWeek(visitor, now, start), ({ start_date }) => start_date, shape),
    pauses: shape === 'list' ? pauses : keyed(pauses, ({ id }) => id),
    moves: shape === 'list' ? moves : keyed(moves, ({ from }) => from),
    activeBolOrder: activeBoxOrder(visitor),
  }
}

const read = (c: ShopContext) => {
  const { visitor, world } = c.env
  const start = readDate(c.req.query('start_of_week'))
  if (start === null || weekdayOf(start) !== 0)
    return refuse(c, { start_of_week: ['The start of week must be a Sunday, as YYYY-MM-DD.'] })
  return c.json(wireWeek(visitor, world.now(), start))
}

/** Returns the products of all future deliveries: regular, one-off, or in the box that is being filled. */
export function activeProducts(visitor: Visitor, now: Date) {
  const today = londonDate(now)
  const ids = [
    ...visitor.regularOrders.filter(isRunning).map(({ productId }) => productId),
    ...visitor.oneOffs.filter(order => arrivalOf(visitor, order) >= today).map(({ productId }) => productId),
    ...visitor.box.lines.map(({ productId }) => productId),
  ]
  return [...new Set(ids)].flatMap(id => findProduct(id) ?? [])
}

/** The calls of the week, and of whether anything is ordered. */
export const weekRoutes = new Hono<ShopEnv>()
  .get('/api/basket', read)
  .get('/api/basket/ordered', c => c.json(activeProducts(c.env.visitor, c.env.world.now())))
