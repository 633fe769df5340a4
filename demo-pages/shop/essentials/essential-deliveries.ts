import { addDays } from '../calendar/calendar'
import { daysBetween, sundayOf, weekdayOf } from '../calendar/cutoff'
import { floatOn, relocated } from '../house-moves/house-move-state'
import type { Visitor } from '../visitor'
import { moveFrom, movesBetween } from './day-moves'
import type { DayMoveState, OneOffState, RegularDays, RegularOrderState } from './essential-state'
import { deliveryDays } from './round-days'

/** One product of daily essentials on one day, before anything is said about its delivery. */
export type Delivery = {
  /** The order it belongs to: the regular one, its change for that day, or the one-off. */
  orderId: number
  /** The regular order that is changed for that day. */
  parentId: number | null
  productId: number
  date: string
  quantity: number
  /** 0 once. */
  frequency: number
  isFree: boolean
  /** Set on the day from which it is moved away. */
  movedBy: DayMoveState | null
}

/** What the order asks for on deliveries of that date: later requests leave earlier deliveries as they were. */
const daysOn = ({ days, earlier }: RegularOrderState, date: string): RegularDays =>
  earlier.find(({ before }) => date < before)?.days ?? days

type Brought = { quantity: number; frequency: number }

const nothing: Brought = { quantity: 0, frequency: 1 }

/** What such days by themselves bring on that date. */
function broughtOn(days: RegularDays, date: string): Brought {
  const day = days[weekdayOf(date)]
  if (!day) return nothing
  const weeks = daysBetween(day.anchor, sundayOf(date)) / 7
  return { quantity: weeks % day.frequency === 0 ? day.quantity : 0, frequency: day.frequency }
}

/** Returns the date on which a one-off order comes: not its own when that day is moved. */
export const arrivalOf = ({ dayMoves }: Visitor, { date }: OneOffState): string =>
  moveFrom(dayMoves, date)?.to ?? date

/** On which days the float comes to the visitor, and what a regular order brings then while no day is moved. */
function roundOf(visitor: Visitor) {
  const float = deliveryDays(visitor)
  const ahead = visitor.houseMoves.find(({ isDone }) => !isDone)
  const comes = (date: string) => floatOn(visitor, date, float).includes(weekdayOf(date))
  /** From the day of a planned move on, the days are those of the new address. */
  const daysAt = (order: RegularOrderState, date: string, asOf: string) => {
    const days = daysOn(order, asOf)
    return ahead && date >= ahead.date ? relocated(days, ahead.relocations[order.id]) : days
  }
  return {
    comes,
    /** What it brings by itself on that date, with the days that it had on `asOf`. */
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

/** Works out deliveries of one visitor; made once for many days, as it knows the round and the moves. */
export function planOf(visitor: Visitor, from: string, to: string) {
  const { comes, own } = roundOf(visitor)
  // A holiday's deliveries come within a week.
  const moves = movesBetween(visitor.dayMoves, addDays(from, -7), to)
  const moveAway = (date: string) => moves.find(move => move.from === date) ?? null
  const changeOf = ({ id }: RegularOrderState, date: string) =>
    visitor.dayChanges.find(change => change.orderId === id && change.date === date)

  /** What comes of a regular order without a change for that very day: its own, and what was moved there. */
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
    /** The one-off orders of that date, and those that are moved there. */
    oneOffs,
    /** Everything due on that date: the regular orders first, then the one-offs. */
    on: (date: string): Delivery[] => [
      ...visitor.regularOrders.flatMap(order => regular(order, date)),
      ...oneOffs(date).map(oneOff => singleDelivery(oneOff, date, moveAway(date))),
    ],
  }
}
