import { deliveriesFrom, isCancelled } from '../boxes/box-days'
import type { BoxOrderState } from '../boxes/box-state'
import { addDays } from '../calendar/calendar'
import { daysFrom, weekdayOf } from '../calendar/cutoff'
import { dateInWords, isPausedOn } from '../calendar/delivery-dates'
import { restDayOn } from '../essentials/day-moves'
import { openFrom } from '../essentials/essential-checks'
import { arrivalOf } from '../essentials/essential-deliveries'
import { isRunning } from '../essentials/regular-orders'
import { dayName, deliveryDays } from '../essentials/round-days'
import { findProduct } from '../products/catalogue'
import type { Visitor } from '../visitor'

/** An order that does not fit the days of the new round, with what the shop needs to move it. */
export type Clash = {
  id: string
  frequency: number
  /** Of an order that comes again and again. */
  weekday: number | null
  /** Of an order that comes once. */
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

/** Returns the weekdays on which the float comes to that postcode. */
export const floatAt = (postcode: string): readonly number[] => deliveryDays({ customer: null, postcode })

/** The first day on which anybody can move: the first whose orders have not closed. */
export const earliestMove = openFrom

const boxName = 'Best Of Local Box'

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

/** Everything that is due at the old address after the move, on days on which nobody comes to the new one. */
export function clashesOf(visitor: Visitor, plan: MovePlan): Clash[] {
  // What is ordered comes to the first address of the account.
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

/** How far ahead an order for once can go. */
const horizon = 28

/** Returns the dates of the new round on which somebody comes, from the move on. */
export const datesAt = (visitor: Visitor, { postcode, date }: MovePlan): string[] =>
  [...daysFrom(date, addDays(date, horizon))].filter(
    day => floatAt(postcode).includes(weekdayOf(day)) && restDayOn(day) === null && !isPausedOn(visitor, day),
  )

/** Returns the clashes and where they can go, as the server sends and prints them (CALL-40). */
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
