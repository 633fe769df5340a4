import { moveFrom } from '../essentials/day-moves'
import { boxDaysEver, boxDaysOn } from '../house-moves/house-move-state'
import { findProduct } from '../products/catalogue'
import type { Visitor } from '../visitor'
import { addDays, londonDate } from './calendar'
import { cutoffOf, daysBetween, daysFrom, isPastCutoff, weekdayOf } from './cutoff'

/** A date as the checkout page prints it; one with a reason cannot be chosen. */
export type OfferedDate = { value: string; label: string; cutoff: string; reason?: string }

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const monthNames =
  'January February March April May June July August September October November December'.split(' ')

/** "Friday 27 November". */
export function dateInWords(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${dayNames[weekdayOf(date)]} ${day} ${monthNames[(month ?? 1) - 1]}`
}

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const endings: { [Rule in Intl.LDMLPluralRule]?: string } = { one: 'st', two: 'nd', few: 'rd' }

/** "Friday 27th November". */
export const dateInFull = (date: string): string =>
  dateInWords(date).replace(/\d+/, day => day + (endings[ordinals.select(Number(day))] ?? 'th'))

const boxDays = [1, 2, 3, 4, 5, 6]

/** How far ahead a single box can be ordered. */
const horizon = 21
/** The van is full on one day in seventeen, the same one for everybody. */
const isFull = (date: string): boolean => daysBetween('2020-01-01', date) % 17 === 5

/** What of a visitor decides on which days somebody comes to the door. */
type Calendar = Pick<Visitor, 'pauses' | 'dayMoves' | 'houseMoves' | 'addresses'>

/** Returns the weekdays on which a box can come again and again. */
export const repeatingDays = (calendar: Calendar) =>
  boxDaysEver(calendar, boxDays).map(value => ({ value, label: dayNames[value] ?? '' }))

/** Have the customer's deliveries been paused on that date? */
export const isPausedOn = ({ pauses }: Pick<Visitor, 'pauses'>, date: string): boolean =>
  pauses.some(({ start, end }) => start <= date && date <= end)

/** Why no box can be ordered for that date, or null when one can. */
export function whyNot(calendar: Calendar, now: Date, date: string): string | null {
  const move = moveFrom(calendar.dayMoves, date)
  const weekday = weekdayOf(date)
  if (weekday === 0) return 'No deliveries on Sundays'
  if (!boxDaysOn(calendar, date, boxDays).includes(weekday))
    return `No deliveries on ${dayNames[weekday]}s on your round`
  if (move) return `No delivery: ${move.name}`
  if (isPastCutoff(now, date)) return 'Orders have closed'
  if (isPausedOn(calendar, date)) return 'Your deliveries are paused'
  return isFull(date) ? 'Fully booked' : null
}

/** Returns the days before the next Christmas on which Christmas boxes and hampers come. */
export function christmasDates(now: Date): string[] {
  const today = londonDate(now)
  const year = Number(today.slice(0, 4)) + (today > `${today.slice(0, 4)}-12-24` ? 1 : 0)
  return [19, 20, 21, 22, 23, 24].map(day => `${year}-12-${day}`).filter(date => weekdayOf(date) > 0)
}

/** Every date the checkout page prints: the next three weeks, and the Christmas dates. */
export function offeredDates(calendar: Calendar, now: Date): OfferedDate[] {
  const today = londonDate(now)
  const next = Array.from({ length: horizon }, (_, at) => addDays(today, at + 1))
  const later = christmasDates(now).filter(date => date > addDays(today, horizon))
  return [...next, ...later]
    .filter(date => weekdayOf(date) > 0)
    .map(value => {
      const reason = whyNot(calendar, now, value)
      return { value, label: dateInWords(value), cutoff: cutoffOf(value), ...(reason && { reason }) }
    })
}

/** Returns the first date a repeating box of that weekday comes; null when none does within a year. */
export function nextDelivery(calendar: Calendar, now: Date, weekday: number): string | null {
  const today = londonDate(now)
  for (const date of daysFrom(addDays(today, 1), addDays(today, 366)))
    if (weekdayOf(date) === weekday && whyNot(calendar, now, date) === null) return date
  return null
}

const christmasCodes = ['7600', '7601', '5995', '5996']

/** Can that product come on that date? Bread is not baked on Sundays, vegetables are not picked on Fridays. */
export function comesOn(now: Date, productId: number, date: string): boolean {
  const product = findProduct(productId)
  if (!product?.is_available) return false
  if (christmasCodes.includes(product.edg_code)) return christmasDates(now).includes(date)
  if (product.category === 'bakery') return weekdayOf(date) !== 1
  if (product.category === 'greengrocer') return weekdayOf(date) !== 6
  return true
}

/** Does it come at Christmas only, and therefore once? */
export const isSeasonal = (productId: number): boolean =>
  christmasCodes.includes(findProduct(productId)?.edg_code ?? '')
