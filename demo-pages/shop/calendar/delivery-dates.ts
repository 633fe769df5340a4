import { boxDaysEver, boxDaysOn } from '../house-moves/house-move-state'
import { findProduct } from '../products/catalogue'
import { rules } from '../rules'
import type { Visitor } from '../visitor'
import { addDays, londonDate, presentYear } from './calendar'
import { cutoffOf, daysBetween, daysFrom, isPastCutoff, weekdayOf } from './cutoff'
import { dayReason } from './day-reason'

/** A date as the checkout page prints it; a date with a reason cannot be chosen. */
export type OfferedDate = { value: string; label: string; cutoff: string; reason?: string }

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const monthNames =
  'January February March April May June July August September October November December'.split(' ')

/** Returns "Friday 27 November", with the year when it is not this one. */
export function dateInWords(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  const year = date.startsWith(presentYear()) ? '' : ` ${date.slice(0, 4)}`
  return `${dayNames[weekdayOf(date)]} ${day} ${monthNames[(month ?? 1) - 1]}${year}`
}

/** Returns the same words; their line does not break between the day and the month. */
export const dateInOne = (date: string): string => dateInWords(date).replace(/(\d) /, '$1\u00a0')

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const endings: { [Rule in Intl.LDMLPluralRule]?: string } = { one: 'st', two: 'nd', few: 'rd' }

/** Returns "Friday 27th November". */
export const dateInFull = (date: string): string =>
  dateInWords(date).replace(/\d+/, day => day + (endings[ordinals.select(Number(day))] ?? 'th'))

/** The number of days ahead for which a single box can be ordered. */
const horizon = 21
/** Returns true if the van is full, which is on one day in seventeen, the same for everybody. */
const isFull = (date: string): boolean => daysBetween('2020-01-01', date) % 17 === 5

/** The parts of a visitor that decide on which days there are deliveries. */
type Calendar = Pick<Visitor, 'pauses' | 'dayMoves' | 'houseMoves' | 'addresses'>

/** Returns the weekdays on which a repeating box can come. */
export const repeatingDays = (calendar: Calendar) =>
  boxDaysEver(calendar, rules.workingDays).map(value => ({ value, label: dayNames[value] ?? '' }))

/** Returns the reason why no box can be ordered for that date; null if one can. */
export function whyNot(calendar: Calendar, now: Date, date: string): string | null {
  const weekday = weekdayOf(date)
  if (!rules.workingDays.includes(weekday)) return `No deliveries on ${dayNames[weekday]}s`
  if (!boxDaysOn(calendar, date, rules.workingDays).includes(weekday))
    return `No deliveries on ${dayNames[weekday]}s on your round`
  if (isPastCutoff(now, date)) return 'Orders have closed'
  const reason = dayReason(calendar, date)
  if (reason?.why === 'paused') return 'Your deliveries are paused'
  if (reason) return `No delivery: ${reason.move.name}`
  return isFull(date) ? 'Fully booked' : null
}

/** Returns the days before the next Christmas on which Christmas boxes and hampers come. */
export function christmasDates(now: Date): string[] {
  const today = londonDate(now)
  const year = Number(today.slice(0, 4)) + (today > `${today.slice(0, 4)}-12-24` ? 1 : 0)
  return [19, 20, 21, 22, 23, 24]
    .map(day => `${year}-12-${day}`)
    .filter(date => rules.workingDays.includes(weekdayOf(date)))
}

/** Returns every date that the checkout page prints: the next three weeks, and the Christmas dates. */
export function offeredDates(calendar: Calendar, now: Date): OfferedDate[] {
  const today = londonDate(now)
  const next = Array.from({ length: horizon }, (_, at) => addDays(today, at + 1))
  const later = christmasDates(now).filter(date => date > addDays(today, horizon))
  return [...next, ...later]
    .filter(date => rules.workingDays.includes(weekdayOf(date)))
    .map(value => {
      const reason = whyNot(calendar, now, value)
      return { value, label: dateInOne(value), cutoff: cutoffOf(value), ...(reason && { reason }) }
    })
}

/** Returns the first date on which a repeating box of that weekday comes; null if there is none within a year. */
export function nextDelivery(calendar: Calendar, now: Date, weekday: number): string | null {
  const today = londonDate(now)
  for (const date of daysFrom(addDays(today, 1), addDays(today, 366)))
    if (weekdayOf(date) === weekday && whyNot(calendar, now, date) === null) return date
  return null
}

const christmasCodes = ['7600', '7601', '5995', '5996']

/**
 * Returns true if that product can come on that date. Bread is not baked on Sundays, vegetables are not picked on
 * Fridays.
 */
export function comesOn(now: Date, productId: number, date: string): boolean {
  const product = findProduct(productId)
  if (!product?.is_available) return false
  if (christmasCodes.includes(product.edg_code)) return christmasDates(now).includes(date)
  if (product.category === 'bakery') return weekdayOf(date) !== 1
  if (product.category === 'greengrocer') return weekdayOf(date) !== 6
  return true
}

/** Returns true if the product comes at Christmas only, and therefore once. */
export const isSeasonal = (productId: number): boolean =>
  christmasCodes.includes(findProduct(productId)?.edg_code ?? '')
