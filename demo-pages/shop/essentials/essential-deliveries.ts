import { addDays } from '../calendar/calendar'
import { daysBetween, sundayOf, weekdayOf } from '../calendar/cutoff'
import { moveOf, movesOf } from '../calendar/day-reason'
import { floatOn, relocated } from '../house-moves/house-move-state'
import type { Visitor } from '../visitor'
import type { DayMoveState, OneOffState, RegularDays, RegularOrderState } from './essential-state'
import { deliveryDays } from './round-days'

/** One product of the daily essentials on one day, without the result of its delivery. */
export type Delivery = {
  /** The id of its order: the regular one, its change for that day, or the one-off. */
  orderId: number
  /** The regular order that is changed for that day. */
  parentId: number | null
  productId: number
  date: string
  quantity: number
  /** The frequency in weeks; 0 for once. */
  frequency: number
  isFree: boolean
  /** Set on the day from which it was moved away. */
  movedBy: DayMoveState | null
}

/** Returns the days of a regular order that apply to that date: later changes do not affect earlier deliveries. */
const daysOn = ({ days, earlier }: RegularOrderState, date: string): RegularDays =>
  earlier.find(({ before }) => date < before)?.days ?? days

type Brought = { quantity: number; frequency: number }

const nothing: Brought = { quantity: 0, frequency: 1 }

/** Returns the quantity and the frequency that these days give for a date, before moves. */
function broughtOn(days: RegularDays, date: string): Brought {
  const day = days[weekdayOf(date)]
  if (!day) return nothing
  const weeks = daysBetween(day.anchor, sundayOf(date)) / 7
  return { quantity: weeks % day.frequency === 0 ? day.quantity : 0, frequency: day.frequency }
}

/** Returns the date on which a one-off order comes: another one if its day is moved. */
export const arrivalOf = (visitor: Visitor, { date }: OneOffState): string =>
  moveOf(visitor, date)?.to ?? date

/** Returns the days of the visitor's round, and what a regular order brings on them without moves. */
function roundOf(visitor: Visitor) {
  const float = deliveryDays(visitor)
  const ahead = visitor.houseMoves.find(({ isDone }) => !isDone)
  const comes = (date: string) => floatOn(visitor, date, float).includes(weekdayOf(date))
  /** From the day of a planned house move on, the days of the new address apply. */
  const daysAt = (order: RegularOrderState, date: string, asOf: string) => {
    const days = daysOn(order, asOf)
    return ahead && date >= ahead.date ? relocated(days, ahead.relocations[order.id]) : days
  }
  return {
    comes,
    /** Returns what the order itself brings on that date, by its days as of `asOf`. */
    own: (order: RegularOrderState, date: string, asOf = date): Brought =>
      comes(date) ? broughtOn(daysAt(order, date, asOf), date) : nothing,
  }
}

/** Returns the delivery of a one-off order. */
const singleDelivery = (
  { id, productId, quantity, isFree = false }: OneOffState,
  date: string,
  movedBy: DayMoveState | null,
): Delivery => ({ orderId: id, parentId: null, productId, date, quantity, frequency: 0, isFree, movedBy })

/**
 * Returns functions that compute one visitor's deliveries; made once for many days, because it looks up the round and
 * the moves.
 */
export function planOf(visitor: Visitor, from: string, to: string) {
  const { comes, own } = roundOf(visitor)
  // A holiday moves deliveries by up to a week.
  const moves = movesOf(visitor, addDays(from, -7), to)
  const moveAway = (date: string) => moves.find(move => move.from === date) ?? null
  const changeOf = ({ id }: RegularOrderState, date: string) =>
    visitor.dayChanges.find(change => change.orderId === id && change.date === date)

  /** Returns the deliveries of a regular order without a change for that day: its own, and those moved there. */
  const usual = (order: RegularOrderState, date: string) => {
    const base = own(order, date)
    const arriving = moves.filter(({ to: target }) => target === date)
    return arriving.reduce(({ quantity, frequency }, { from: origin }) => {
      const moved = own(order, origin, origin < date ? origin : date)
      const brought = changeOf(order, origin)?.quantity ?? moved.quantity
      return { quantity: quantity + brought, frequency: quantity ? frequency : moved.frequency }
    }, base)
  }

  const regular = (order: RegularOrderState, date: string): Delivery[] => {
    const movedBy = moveAway(date)
    const { quantity, frequency } = movedBy ? own(order, date) : usual(order, date)
    const change = changeOf(order, date)
    if (!change && !quantity) return []
    return [
      {
        orderId: change?.id ?? order.id,
        parentId: change ? order.id : null,
        productId: order.productId,
        date,
        quantity: change?.quantity ?? quantity,
        frequency,
        isFree: date < (order.freeBefore ?? ''),
        movedBy,
      },
    ]
  }

  const oneOffs = (date: string) =>
    visitor.oneOffs.filter(
      oneOff => oneOff.date === date || moves.some(move => move.from === oneOff.date && move.to === date),
    )

  return {
    moves,
    comes,
    usual,
    /** Returns the one-off orders of that date, and those moved there. */
    oneOffs,
    /** Returns everything due on that date: the regular orders first, then the one-off orders. */
    on: (date: string): Delivery[] => [
      ...visitor.regularOrders.flatMap(order => regular(order, date)),
      ...oneOffs(date).map(oneOff => singleDelivery(oneOff, date, moveAway(date))),
    ],
  }
}
