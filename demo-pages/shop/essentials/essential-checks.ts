import { addDays, londonDate } from '../calendar/calendar'
import { isPastCutoff, weekdayOf } from '../calendar/cutoff'
import { dateInWords } from '../calendar/delivery-dates'
import { floatOn } from '../house-moves/house-move-state'
import { findProduct, maximumOf, type Product } from '../products/catalogue'
import type { FieldErrors, ShopContext } from '../server/replies'
import type { Visitor } from '../visitor'
import { moveFrom } from './day-moves'
import { dayName, deliveryDays } from './round-days'

const noPostcode = 'Please enter a postcode before adding products'

/** Product that comes once a week and is changed for all weeks only: the lottery. */
export const weeklyOnly = 133

/** Fewer of a product on one weekday than elsewhere in the week, by product and weekday. */
const dailyCaps: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  111: { 6: 2 },
  121: { 1: 3, 6: 4 },
  141: { 5: 4 },
}

/** Returns the shop's own cap for one weekday; null where only the product's maximum counts. */
export const dayCap = (productId: number, weekday: number): number | null =>
  dailyCaps[productId]?.[weekday] ?? null

/** How many of a product can be ordered for that weekday. */
export const capOn = (product: Product, weekday: number): number =>
  Math.min(maximumOf(product), dayCap(product.id, weekday) ?? Infinity)

/** Returns the first date whose orders have not closed. */
export function openFrom(now: Date): string {
  const tomorrow = addDays(londonDate(now), 1)
  return isPastCutoff(now, tomorrow) ? addDays(tomorrow, 1) : tomorrow
}

/** Returns a daily essential by its id as it was sent; undefined for everything else. */
export function findEssential(id: unknown): Product | undefined {
  const product = findProduct(Number(id))
  return product?.template === 'de' ? product : undefined
}

/** Returns a whole number that is not negative; null for anything else. */
export function readQuantity(sent: unknown): number | null {
  const text = typeof sent === 'number' || typeof sent === 'string' ? String(sent).trim() : ''
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** Returns a YYYY-MM-DD of the calendar; null for anything else. */
export function readDate(sent: unknown): string | null {
  if (typeof sent !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(sent)) return null
  return addDays(sent, 0) === sent ? sent : null
}

/** What is wrong with a quantity, or null. */
export function quantityError(product: Product, quantity: number | null, cap: number) {
  if (quantity === null) return 'Enter the quantity as a whole number.'
  if (quantity <= cap) return null
  return cap === 0
    ? `${product.name} cannot be ordered online.`
    : `You can order at most ${cap} of ${product.name}.`
}

/** Why nothing more comes on that date, or null: not a delivery day, a holiday, a pause. */
export function whyNoDelivery(visitor: Visitor, date: string): string | null {
  const weekday = weekdayOf(date)
  if (!floatOn(visitor, date, deliveryDays(visitor)).includes(weekday))
    return `We do not deliver on ${dayName(weekday)}s on your round.`
  const move = moveFrom(visitor.dayMoves, date)
  if (move) return `We do not deliver on ${dateInWords(date)}: ${move.name}.`
  return visitor.pauses.some(({ start, end }) => start <= date && date <= end)
    ? `Your deliveries are paused on ${dateInWords(date)}.`
    : null
}

/** Why a delivery can no longer be changed, or null. */
export const whyClosed = (now: Date, date: string): string | null =>
  date < openFrom(now) ? `Orders for ${dateInWords(date)} have closed.` : null

/** What every order needs, whatever it is for: a confirmed postcode and something we sell. */
export function orderErrors({ env: { visitor } }: ShopContext, product: Product | undefined): FieldErrors {
  if (visitor.postcode === null) return { postcode: [noPostcode] }
  return product ? {} : { id: ['We do not sell that.'] }
}

/** Returns a note for the field, where there is one to make. */
export const under = (field: string, message: string | null): FieldErrors =>
  message === null ? {} : { [field]: [message] }

/** Refuses more of something that is out of stock; less can be had. */
export const stockError = (product: Product, wanted: number, before: number): string | null =>
  !product.is_available && wanted > before ? `${product.name} is out of stock.` : null
