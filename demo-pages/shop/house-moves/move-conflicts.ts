import { deliveriesFrom, isCancelled } from '../boxes/box-days'
import type { BoxOrderState } from '../boxes/box-state'
import { addDays } from '../calendar/calendar'
import { daysFrom, weekdayOf } from '../calendar/cutoff'
import { isPausedOn } from '../calendar/day-reason'
import { dateInWords } from '../calendar/delivery-dates'
import { restDayOn } from '../essentials/day-moves'
import { openFrom } from '../essentials/essential-checks'
import { arrivalOf } from '../essentials/essential-deliveries'
import { isRunning } from '../essentials/regular-orders'
import { dayName, deliveryDays } from '../essentials/round-days'
import { findProduct } from '../products/catalogue'
import type { Visitor } from '../visitor'

/** An order that does not fit the days of the new round, with the data that the shop needs to move it. */
export type Clash = {
  id: string
  frequency: number
  /** The weekday of a repeating order. */
  weekday: number | null
  /** The date of an order that comes once. */
  date: string | null
  name: string
  image: string | null
  quantity: number
  of:
    | { kind: 'regular'; orderId: number; weekday: number }
    | { kind: 'one-off'; orderId: number }
    | { kind: 'box'; orderId: number; due: string }
}

export type MovePlan = { addressId: number; postcode: string; date: string }

/** Returns the weekdays of the round of that postcode. */
export const floatAt = (postcode: string): readonly number[] => deliveryDays({ customer: null, postcode })

/** Returns the earliest day for a move: the first day whose orders have not closed. */
export const earliestMove = openFrom

const boxName = 'Best of Local box'

function boxClash(visitor: Visitor, order: BoxOrderState, plan: MovePlan): Clash[] {
  const coming = deliveriesFrom(visitor, order, plan.date).filter(
    delivery => !delivery.movedBy && !isCancelled(delivery),
  )
  const [next] = coming
  if (!next || floatAt(plan.postcode).includes(weekdayOf(next.date))) return []
  const isOnce = order.frequency === 0
  return [
    {
      id: `box-${order.id}`,
      frequency: order.frequency,
      weekday: isOnce ? null : weekdayOf(next.date),
      date: isOnce ? next.date : null,
      name: boxName,
      image: '/assets/products/veg-box.svg',
      quantity: 1,
      of: { kind: 'box', orderId: order.id, due: next.due },
    },
  ]
}

/** Returns everything due after the move on days on which no round goes to the new address. */
export function clashesOf(visitor: Visitor, plan: MovePlan): Clash[] {
  // Orders are delivered to the first address of the account.
  if (visitor.addresses[0]?.id !== plan.addressId) return []
  const float = floatAt(plan.postcode)
  const regular = visitor.regularOrders.filter(isRunning).flatMap(({ id, productId, days }) =>
    Object.entries(days).flatMap(([key, { quantity, frequency }]): Clash[] => {
      const weekday = Number(key)
      const { name = '', image = null } = findProduct(productId) ?? {}
      if (!quantity || float.includes(weekday)) return []
      const of = { kind: 'regular', orderId: id, weekday } as const
      return [{ id: `${id}-${weekday}`, frequency, weekday, date: null, name, image, quantity, of }]
    }),
  )
  const once = visitor.oneOffs.flatMap((order): Clash[] => {
    const date = arrivalOf(visitor, order)
    const { name = '', image = null } = findProduct(order.productId) ?? {}
    if (date < plan.date || float.includes(weekdayOf(date))) return []
    const of = { kind: 'one-off', orderId: order.id } as const
    return [
      { id: String(order.id), frequency: 0, weekday: null, date, name, image, quantity: order.quantity, of },
    ]
  })
  return [...regular, ...once, ...visitor.boxOrders.flatMap(order => boxClash(visitor, order, plan))]
}

/** The number of days ahead to which a one-off order can move. */
const horizon = 28

/** Returns the dates with a round at the new address, from the move on. */
export const datesAt = (visitor: Visitor, { postcode, date }: MovePlan): string[] =>
  [...daysFrom(date, addDays(date, horizon))].filter(
    day => floatAt(postcode).includes(weekdayOf(day)) && restDayOn(day) === null && !isPausedOn(visitor, day),
  )

/** Returns the clashes and their possible new days, as the server sends and prints them (CALL-40). */
export function wireClashes(visitor: Visitor, plan: MovePlan) {
  return {
    conflicts: clashesOf(visitor, plan).map(({ of: _, name, ...clash }) => ({
      ...clash,
      product_name: name,
    })),
    available_days: Object.fromEntries(floatAt(plan.postcode).map(day => [day, dayName(day)])),
    delivery_dates: Object.fromEntries(datesAt(visitor, plan).map(day => [day, dateInWords(day)])),
  }
}
