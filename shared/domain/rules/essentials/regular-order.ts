import type { Pence } from '../../../platform/values/money'

/** What a regular order brings on one weekday (RO-03). */
export type RegularDay = {
  /** The key the server gave this day; it goes back under the same one. */
  key: string
  /** 1 Monday to 6 Saturday. */
  weekday: number
  quantity: number
  /** Every 1, 2 or 4 weeks. */
  frequency: number
  /** False where the round does not come that day. */
  isActive: boolean
  /** This day's own cap; null when the shop names none. */
  maximum: number | null
  hasOrder: boolean
}

/** A product's regular order as the server has it. */
export type RegularOrder = {
  days: readonly RegularDay[]
  /** The server wrote the days as a list, so that is how they go back. */
  isList: boolean
}

/** What one date of a one-off order offers (OO-02). */
export type OneOffOffer = {
  /** `value` goes back as it came. */
  groups: readonly { heading: string; dates: readonly { value: string; label: string }[] }[]
  /** Ordered for the chosen date; null when nothing is. */
  quantity: number | null
  /** The order of the chosen date; null when there is none. */
  orderId: string | null
  /** Above 0 when the order changes one day of a regular one. */
  frequency: number | null
}

/** Does the customer order the product regularly already? (RO-08, A-12) */
export const hasRegularOrder = (days: readonly RegularDay[]): boolean =>
  days.some(({ hasOrder, quantity }) => hasOrder || quantity > 0)

type Brought = Pick<RegularDay, 'weekday' | 'quantity' | 'frequency'>

/** Do both bring the same, day by day? How often a day without anything comes makes no difference. */
export function bringsSame(first: readonly Brought[], second: readonly Brought[]): boolean {
  const brought = (days: readonly Brought[]) =>
    days
      .filter(({ quantity }) => quantity > 0)
      .map(({ weekday, quantity, frequency }) => `${weekday} ${quantity} ${frequency}`)
      .sort()
      .join()
  return brought(first) === brought(second)
}

/** The frequency of all ordered days; weekly when nothing is ordered, null when they differ. */
export function sharedFrequency(days: readonly RegularDay[]): number | null {
  const found = new Set(
    days.filter(({ hasOrder, quantity }) => hasOrder || quantity > 0).map(({ frequency }) => frequency),
  )
  const [first = 1] = found
  return found.size > 1 ? null : first
}

/** How many items come before the order repeats, what they cost, and after how many weeks it repeats. */
export function orderPeriod(
  days: readonly Pick<RegularDay, 'quantity' | 'frequency'>[],
  price: Pence | null,
): { weeks: number; items: number; cost: Pence | null } {
  const ordered = days.filter(({ quantity }) => quantity > 0)
  const weeks = ordered.reduce((period, { frequency }) => commonMultiple(period, frequency), 1)
  const items = ordered.reduce((sum, { quantity, frequency }) => sum + (quantity * weeks) / frequency, 0)
  return { weeks, items, cost: price === null ? null : items * price }
}

/** The days on which such an order can come, before anything is ordered. */
export const withNothing = ({ days, isList }: RegularOrder): RegularOrder => ({
  days: days.map(day => ({ ...day, quantity: 0, frequency: 1, hasOrder: false })),
  isList,
})

/** An order that was never saved: six days without anything, under the keys of the shop. */
export const noRegularOrder = (): RegularOrder => wholeWeek({ days: [], isList: false })

/**
 * The order with all six days. A day that the shop leaves out is one on which nothing can be ordered; where it names
 * none at all there is no order yet, and each day is offered.
 */
export function wholeWeek({ days, isList }: RegularOrder): RegularOrder {
  const isNumbered = !isList && days.every(({ key, weekday }) => key === String(weekday))
  const all = [1, 2, 3, 4, 5, 6].map(
    weekday =>
      days.find(day => day.weekday === weekday) ?? {
        key: isNumbered ? String(weekday) : '',
        weekday,
        quantity: 0,
        frequency: 1,
        isActive: isNumbered && !days.length,
        maximum: null,
        hasOrder: false,
      },
  )
  return { days: all, isList }
}

/**
 * The days as they are sent: every day that can be edited, including those at 0; of a list every entry, so that
 * none moves.
 */
export function daysToSend({ days, isList }: RegularOrder): RegularDay[] {
  return days.filter(({ key, isActive }) => key !== '' && (isList || isActive))
}

function commonMultiple(first: number, second: number): number {
  const commonDivisor = (one: number, other: number): number =>
    other === 0 ? one : commonDivisor(other, one % other)
  return (first / commonDivisor(first, second)) * second
}
