import { defaultMaximum } from '../quantity'
import type { RegularDay } from './regular-order'

/** The limits on quantities: the product's `max_qty_allowed` and a maximum over all days; null for no limit. */
export type Limits = { maxAllowed: number | null; total: number | null }

type Counted = Pick<RegularDay, 'quantity'>
type Capped = Counted & Pick<RegularDay, 'maximum'>

/** Returns the smallest of the maxima. */
const smaller = (...maxima: readonly (number | null)[]): number =>
  Math.min(...maxima.map(each => each ?? defaultMaximum))

/** Returns the maximum of one weekday: the smaller of its own and the product's, else 100 (RO-10, A-13). */
export const dayMaximum = (
  { maximum }: Pick<RegularDay, 'maximum'>,
  { maxAllowed }: Pick<Limits, 'maxAllowed'>,
): number => smaller(maximum, maxAllowed)

/** Returns the maximum of a one-off order: the smaller of the product's and the page's, else 100 (OO-03, OO-08, A-13). */
export const oneOffMaximum = (maxAllowed: number | null, ofPage: number | null = null): number =>
  smaller(maxAllowed, ofPage)

/** Returns the number of items in a week in which every day is delivered. */
export const itemsIn = (days: readonly Counted[]): number =>
  days.reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns how many more items the total maximum allows; null without a maximum. */
export const itemsLeft = (days: readonly Counted[], total: number | null): number | null =>
  total === null ? null : Math.max(0, total - itemsIn(days))

/** Returns each day's cap: its own maximum, or less if the other days leave less of the total (RO-14). */
export function dayCaps(days: readonly Capped[], limits: Limits): number[] {
  const items = itemsIn(days)
  return days.map(day => {
    const left = limits.total === null ? Infinity : limits.total - (items - day.quantity)
    return Math.max(0, Math.min(dayMaximum(day, limits), left))
  })
}

/** Lowers the quantities to the maxima; earlier days take from the total first. */
export function withinLimits<Day extends Capped>(days: readonly Day[], limits: Limits): Day[] {
  let left = limits.total ?? Infinity
  return days.map(day => {
    const quantity = Math.max(0, Math.min(day.quantity, dayMaximum(day, limits), left))
    left -= quantity
    return { ...day, quantity }
  })
}

/** Copies Monday's quantity to every active day, as far as each day's cap and the total allow. */
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
