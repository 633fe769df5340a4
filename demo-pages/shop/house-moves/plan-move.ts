import type { BoxOrderState } from '../boxes/box-state'
import { addDays } from '../calendar/calendar'
import { sundayOf, weekdayOf } from '../calendar/cutoff'
import type { Visitor } from '../visitor'
import type { World } from '../visitors'
import type { HouseMoveState } from './house-move-state'
import type { Clash } from './move-conflicts'

/** The new day of each clash: a weekday, a date, or null if the order ends. */
export type Destinations = ReadonlyMap<Clash, string | null>

const sameWeek = (date: string, weekday: number) => addDays(sundayOf(date), weekday)

/** Moves the single-day changes of a regular order to its new weekday. */
function moveDayChanges(visitor: Visitor, orderId: number, move: HouseMoveState): void {
  for (const change of visitor.dayChanges.filter(
    each => each.orderId === orderId && each.date >= move.date,
  )) {
    const to = move.relocations[orderId]?.[weekdayOf(change.date)]
    if (to === undefined) continue
    const date = to === null ? null : sameWeek(change.date, to)
    if (date !== null && date >= move.date) change.date = date
    else visitor.dayChanges.splice(visitor.dayChanges.indexOf(change), 1)
  }
}

function moveRepeatingBox(
  visitor: Visitor,
  world: World,
  order: BoxOrderState,
  due: string,
  weekday: number,
): void {
  const start = sameWeek(due, weekday)
  const days = Object.fromEntries(
    Object.entries(order.days).flatMap(([day, said]) => (day < due ? [] : [[sameWeek(day, weekday), said]])),
  )
  order.endsBefore = due
  visitor.boxOrders.push({
    ...order,
    id: world.nextId(),
    continues: order.id,
    weekday,
    start,
    endsBefore: null,
    days,
  })
}

function moveBox(
  visitor: Visitor,
  world: World,
  { orderId, due }: { orderId: number; due: string },
  to: string | null,
  from: string,
) {
  const order = visitor.boxOrders.find(({ id }) => id === orderId)
  if (!order) return
  if (order.frequency === 0)
    order.days[due] = { ...order.days[due], ...(to ? { movedTo: to } : { isCancelled: true }) }
  else if (to === null) order.cancelledFrom = from
  else {
    // If the new day of that week is before the move, the order begins in the next week.
    const first = sameWeek(due, Number(to)) < from ? addDays(due, 7 * order.frequency) : due
    moveRepeatingBox(visitor, world, order, first, Number(to))
  }
}

function moveOneOff({ oneOffs }: Visitor, orderId: number, to: string | null): void {
  const at = oneOffs.findIndex(({ id }) => id === orderId)
  const order = oneOffs[at]
  if (order && to) order.date = to
  else oneOffs.splice(at, 1)
}

/** Plans a move: one-off orders change at once, regular orders from the day of the move. */
export function planMove(
  { visitor, world }: { visitor: Visitor; world: World },
  move: Omit<HouseMoveState, 'id' | 'relocations' | 'isDone'>,
  destinations: Destinations,
): void {
  const planned: HouseMoveState = { ...move, id: world.nextId(), relocations: {}, isDone: false }
  for (const [{ of }, to] of destinations) {
    if (of.kind === 'regular') {
      const days = planned.relocations[of.orderId] ?? {}
      planned.relocations[of.orderId] = { ...days, [of.weekday]: to === null ? null : Number(to) }
    } else if (of.kind === 'one-off') moveOneOff(visitor, of.orderId, to)
    else moveBox(visitor, world, of, to, move.date)
  }
  for (const orderId of Object.keys(planned.relocations)) moveDayChanges(visitor, Number(orderId), planned)
  visitor.houseMoves.push(planned)
}
