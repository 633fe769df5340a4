import { defaultMaximum } from '../quantity'
import type { RegularDay } from './regular-order'

/** What holds quantities down: the product's `max_qty_allowed` and a maximum over all days; null where there is none. */
export type Limits = { maxAllowed: number | null; total: number | null }

type Counted = Pick<RegularDay, 'quantity'>
type Capped = Counted & Pick<RegularDay, 'maximum'>

/** The smallest of the maxima, since all of them hold. */
const smaller = (...maxima: readonly (number | null)[]): number =>
  Math.min(...maxima.map(each => each ?? defaultMaximum))

/** The most one weekday can have by itself: the smaller of its own maximum and the product's, else 100 (RO-10, A-13). */
export const dayMaximum = (
  { maximum }: Pick<RegularDay, 'maximum'>,
  { maxAllowed }: Pick<Limits, 'maxAllowed'>,
): number => smaller(maximum, maxAllowed)

/** The most a one-off order can have: the smaller of the product's maximum and the page's, else 100 (OO-03, OO-08, A-13). */
export const oneOffMaximum = (maxAllowed: number | null, ofPage: number | null = null): number =>
  smaller(maxAllowed, ofPage)

/** All items of a week in which every day comes. */
export const itemsIn = (days: readonly Counted[]): number =>
  days.reduce((sum, { quantity }) => sum + quantity, 0)

/** What a total maximum still leaves; null without one. */
export const itemsLeft = (days: readonly Counted[], total: number | null): number | null =>
  total === null ? null : Math.max(0, total - itemsIn(days))

/** Each day's cap: its maximum, held to what the total leaves beside the other days (RO-14). */
export function dayCaps(days: readonly Capped[], limits: Limits): number[] {
  const items = itemsIn(days)
  return days.map(day => {
    const left = limits.total === null ? Infinity : limits.total - (items - day.quantity)
    return Math.max(0, Math.min(dayMaximum(day, limits), left))
  })
}

/** As many as the maxima leave, from the first day on. */
export function withinLimits<Day extends Capped>(days: readonly Day[], limits: Limits): Day[] {
  let left = limits.total ?? Infinity
  return days.map(day => {
    const quantity = Math.max(0, Math.min(day.quantity, dayMaximum(day, limits), left))
    left -= quantity
    return { ...day, quantity }
  })
}

/** Monday's quantity on every day we come, as far as each day's cap and then the total allow. */
export function copyMonday(days: readonly RegularDay[], limits: Limits): RegularDay[] {
  const wanted = days.find(({ weekday }) => weekday === 1)?.quantity ?? 0
  let left = (limits.total ?? Infinity) - itemsIn(days.filter(({ isActive }) => !isActive))
  return days.map(day => {
    if (!day.isActive) return day
    const quantity = Math.max(0, Math.min(wanted, dayMaximum(day, limits), left))
    left -= quantity
    return { ...day, quantity }
  })
}
