import { addDays } from '../calendar/calendar'
import { sundayOf, weekdayOf } from '../calendar/cutoff'
import type { Product } from '../products/catalogue'
import type { FieldErrors } from '../server/replies'
import { capOn, quantityError, readQuantity, stockError, weeklyOnly } from './essential-checks'
import type { RegularDayState, RegularDays } from './essential-state'
import { dayName, weekdays } from './round-days'

/** The quantity and the frequency sent for one weekday. */
export type RequestedDay = { quantity: number | null; frequency: number }

const frequencies = [1, 2, 4]

const dayKey = (weekday: number): string => dayName(weekday).toLowerCase()

/**
 * Returns the weekdays in the format of the product, because calls differ: a list, by number, by name, with or without
 * a wrapper.
 */
export function shaped<T>({ id, category }: Product, entries: readonly T[]) {
  if (id === 110) return { weekdays: Object.fromEntries(entries.map((each, at) => [dayKey(at + 1), each])) }
  const byNumber = Object.fromEntries(entries.map((each, at) => [String(at + 1), each]))
  if (category === 'store-cupboard') return { weekdays: entries }
  return category === 'drinks-snacks' ? byNumber : { weekdays: byNumber }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the request of each weekday, from any of these formats; null for anything else. */
export function readRequestedDays(sent: unknown): Map<number, RequestedDay> | null {
  if (!isRecord(sent)) return null
  const requested = new Map<number, RequestedDay>()
  for (const weekday of weekdays) {
    const entry = Array.isArray(sent) ? sent[weekday - 1] : (sent[weekday] ?? sent[dayKey(weekday)])
    if (!isRecord(entry)) continue
    const frequency = entry.frequency === undefined ? 1 : Number(entry.frequency)
    requested.set(weekday, { quantity: readQuantity(entry.quantity), frequency })
  }
  return requested
}

type Terms = { product: Product; before: RegularDays; float: readonly number[] }

/** Returns the errors of a request: too many, out of stock, a day without deliveries. */
export function requestErrors(
  requested: Map<number, RequestedDay>,
  { product, before, float }: Terms,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const [weekday, { quantity, frequency }] of requested) {
    const had = before[weekday]?.quantity ?? 0
    const isRefusedDay = quantity !== 0 && quantity !== had && !float.includes(weekday)
    const problem =
      quantityError(product, quantity, capOn(product, weekday)) ??
      (isRefusedDay ? `We do not deliver on ${dayName(weekday)}s on your round.` : null) ??
      stockError(product, quantity ?? 0, had)
    if (problem) errors[`weekdays.${weekday}.quantity`] = [problem]
    if (!frequencies.includes(frequency))
      errors[`weekdays.${weekday}.frequency`] = ['Please choose weekly, fortnightly or 4 weekly.']
    else if (product.id === weeklyOnly && frequency !== 1)
      errors[`weekdays.${weekday}.frequency`] = [`${product.name} comes every week.`]
  }
  return errors
}

const firstOn = (weekday: number, from: string): string => addDays(from, (weekday - weekdayOf(from) + 7) % 7)

/** Returns the new days of the order; a day with an unchanged frequency keeps its weeks. */
export function changedDays(
  before: RegularDays,
  requested: Map<number, RequestedDay>,
  from: string,
): RegularDays {
  const days: RegularDays = { ...before }
  for (const [weekday, { quantity, frequency }] of requested) {
    const old = before[weekday]
    if (!quantity) delete days[weekday]
    else {
      const anchor = old?.frequency === frequency ? old.anchor : sundayOf(firstOn(weekday, from))
      days[weekday] = { quantity, frequency, anchor } satisfies RegularDayState
    }
  }
  return days
}
