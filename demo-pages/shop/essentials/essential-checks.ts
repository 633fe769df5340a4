import { addDays, londonDate } from '../calendar/calendar'
import { isPastCutoff, weekdayOf } from '../calendar/cutoff'
import { dayReason } from '../calendar/day-reason'
import { dateInWords } from '../calendar/delivery-dates'
import { floatOn } from '../house-moves/house-move-state'
import { findProduct, maximumOf, type Product } from '../products/catalogue'
import type { FieldErrors, ShopContext } from '../server/replies'
import type { Visitor } from '../visitor'
import { dayName, deliveryDays } from './round-days'

const noPostcode = 'Please enter a postcode before adding products'

/** The product that comes once a week and is changed for all weeks only: the lottery. */
export const weeklyOnly = 133

/** Lower maximums for single weekdays, by product and weekday. */
const dailyCaps: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  111: { 6: 2 },
  121: { 1: 3, 6: 4 },
  141: { 5: 4 },
}

/** Returns the shop's own maximum for one weekday; null if only the product's maximum applies. */
export const dayCap = (productId: number, weekday: number): number | null =>
  dailyCaps[productId]?.[weekday] ?? null

/** Returns the maximum quantity of a product for that weekday. */
export const capOn = (product: Product, weekday: number): number =>
  Math.min(maximumOf(product), dayCap(product.id, weekday) ?? Infinity)

/** Returns the first date whose orders have not closed. */
export function openFrom(now: Date): string {
  const tomorrow = addDays(londonDate(now), 1)
  return isPastCutoff(now, tomorrow) ? addDays(tomorrow, 1) : tomorrow
}

/** Returns a daily essential by its id as sent; undefined for everything else. */
export function findEssential(id: unknown): Product | undefined {
  const product = findProduct(Number(id))
  return product?.template === 'de' ? product : undefined
}

/** Returns a whole number that is not negative; null for anything else. */
export function readQuantity(sent: unknown): number | null {
  const text = typeof sent === 'number' || typeof sent === 'string' ? String(sent).trim() : ''
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** Returns a valid YYYY-MM-DD date; null for anything else. */
export function readDate(sent: unknown): string | null {
  if (typeof sent !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(sent)) return null
  return addDays(sent, 0) === sent ? sent : null
}

/** Returns the error in a quantity, or null. */
export function quantityError(product: Product, quantity: number | null, cap: number) {
  if (quantity === null) return 'Enter the quantity as a whole number.'
  if (quantity <= cap) return null
  return cap === 0
    ? `${product.name} cannot be ordered online.`
    : `You can order at most ${cap} of ${product.name}.`
}

/** Returns the reason why there is no delivery on that date, or null: not a delivery day, a holiday, a pause. */
export function whyNoDelivery(visitor: Visitor, date: string): string | null {
  const weekday = weekdayOf(date)
  if (!floatOn(visitor, date, deliveryDays(visitor)).includes(weekday))
    return `We do not deliver on ${dayName(weekday)}s on your round.`
  const reason = dayReason(visitor, date)
  if (reason?.why === 'paused') return `Your deliveries are paused on ${dateInWords(date)}.`
  return reason && `We do not deliver on ${dateInWords(date)}: ${reason.move.name}.`
}

/** Returns the reason why a delivery can no longer be changed, or null. */
export const whyClosed = (now: Date, date: string): string | null =>
  date < openFrom(now) ? `Orders for ${dateInWords(date)} have closed.` : null

/** Returns the errors that any order can have: no confirmed postcode, or a product that we do not sell. */
export function orderErrors({ env: { visitor } }: ShopContext, product: Product | undefined): FieldErrors {
  if (visitor.postcode === null) return { postcode: [noPostcode] }
  return product ? {} : { id: ['We do not sell that.'] }
}

/** Returns the message under the field, if there is a message. */
export const under = (field: string, message: string | null): FieldErrors =>
  message === null ? {} : { [field]: [message] }

/** Returns an error for a larger quantity of a product that is out of stock; a smaller one is allowed. */
export const stockError = (product: Product, wanted: number, before: number): string | null =>
  !product.is_available && wanted > before ? `${product.name} is out of stock.` : null
