import { plainLetters } from '../../platform/values/plain-letters'

/** The highest quantity of a product if the shop gives no maximum (FMT-03). */
export const defaultMaximum = 100

/** Returns whether a typed text is a whole number. If such a number was replaced, it was over the maximum. */
export const isWholeNumber = (text: string): boolean => /^\d+$/.test(text)

/** Parses the typed number of items; text that is not a number, or a negative number, gives 0. */
export function parseQuantity(
  text: string,
  { max, overLimit }: { max: number; overLimit: 'clamp' | 'zero' },
): number {
  const [, whole, part] = /^\s*(\d+)(\.\d*)?\s*$/.exec(plainLetters(text)) ?? []
  if (whole === undefined) return 0
  const asked = Number(whole)
  if (overLimit === 'zero') return part !== undefined || asked > max ? 0 : asked
  return Math.min(asked, max)
}

/** Reads the shop's maximum, a number or its text, as a whole number from 0 to 100; 100 if it is missing. */
export function maxQuantity(value: unknown): number {
  const given = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof given !== 'number' || Number.isNaN(given)) return defaultMaximum
  return Math.trunc(Math.min(Math.max(given, 0), defaultMaximum))
}

/** Limits a quantity to a whole number from 0 to the maximum. */
export const boundedQuantity = (quantity: number, most: number): number =>
  Math.trunc(Math.min(Math.max(quantity || 0, 0), most))
