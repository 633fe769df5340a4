import type { Pence } from '../../../platform/values/money'

/** A regular order's delivery on one weekday (RO-03). */
export type RegularDay = {
  /** The server's key for this day; it is sent back unchanged. */
  key: string
  /** 1 Monday to 6 Saturday. */
  weekday: number
  quantity: number
  /** Every 1, 2 or 4 weeks. */
  frequency: number
  /** False if there is no delivery round on that day. */
  isActive: boolean
  /** This day's own maximum; null if the shop gives none. */
  maximum: number | null
  hasOrder: boolean
}

/** A product's regular order on the server. */
export type RegularOrder = {
  days: readonly RegularDay[]
  /** The server sends the days as a list, so they are sent back as a list. */
  isList: boolean
}

/** The offer for one date of a one-off order (OO-02). */
export type OneOffOffer = {
  /** `value` is sent back exactly as the shop wrote it. */
  groups: readonly { heading: string; dates: readonly { value: string; label: string }[] }[]
  /** The ordered quantity of the chosen date; null if nothing is ordered. */
  quantity: number | null
  /** The order of the chosen date; null if there is none. */
  orderId: string | null
  /** Above 0 if the order changes one day of a regular order. */
  frequency: number | null
}

/** Returns whether the customer already has a regular order of the product (RO-08, A-12). */
export const hasRegularOrder = (days: readonly RegularDay[]): boolean =>
  days.some(({ hasOrder, quantity }) => hasOrder || quantity > 0)

type Brought = Pick<RegularDay, 'weekday' | 'quantity' | 'frequency'>

/** Returns whether both orders deliver the same on each day. The frequency of a day with quantity 0 does not matter. */
export function bringsSame(first: readonly Brought[], second: readonly Brought[]): boolean {
  const brought = (days: readonly Brought[]) =>
    days
      .filter(({ quantity }) => quantity > 0)
      .map(({ weekday, quantity, frequency }) => `${weekday} ${quantity} ${frequency}`)
      .sort()
      .join()
  return brought(first) === brought(second)
}

/** Returns the frequency of all ordered days; 1 if nothing is ordered, null if they differ. */
export function sharedFrequency(days: readonly RegularDay[]): number | null {
  const found = new Set(
    days.filter(({ hasOrder, quantity }) => hasOrder || quantity > 0).map(({ frequency }) => frequency),
  )
  const [first = 1] = found
  return found.size > 1 ? null : first
}

/** Returns after how many weeks the order repeats, and the items and the cost of that period. */
export function orderPeriod(
  days: readonly Pick<RegularDay, 'quantity' | 'frequency'>[],
  price: Pence | null,
): { weeks: number; items: number; cost: Pence | null } {
  const ordered = days.filter(({ quantity }) => quantity > 0)
  const weeks = ordered.reduce((period, { frequency }) => commonMultiple(period, frequency), 1)
  const items = ordered.reduce((sum, { quantity, frequency }) => sum + (quantity * weeks) / frequency, 0)
  return { weeks, items, cost: price === null ? null : items * price }
}

/** Returns the same days with nothing ordered. */
export const withNothing = ({ days, isList }: RegularOrder): RegularOrder => ({
  days: days.map(day => ({ ...day, quantity: 0, frequency: 1, hasOrder: false })),
  isList,
})

/** Returns an order that was never saved: six empty days under the shop's keys. */
export const noRegularOrder = (): RegularOrder => wholeWeek({ days: [], isList: false })

/**
 * Completes the order to six days. A day that the shop leaves out cannot be ordered. If the shop sends no days at
 * all, there is no order yet and each day is offered.
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

/** Returns the days to send: each editable day, including days at 0. A list is sent whole, so that no entry moves. */
export function daysToSend({ days, isList }: RegularOrder): RegularDay[] {
  return days.filter(({ key, isActive }) => key !== '' && (isList || isActive))
}

function commonMultiple(first: number, second: number): number {
  const commonDivisor = (one: number, other: number): number =>
    other === 0 ? one : commonDivisor(other, one % other)
  return (first / commonDivisor(first, second)) * second
}
