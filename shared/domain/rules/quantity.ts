import { plainLetters } from '../../platform/values/plain-letters'

/** The most of one product that may be ordered when the shop names no maximum (FMT-03). */
export const defaultMaximum = 100

/** Whether a typed text is a whole number. One that is and was replaced all the same was over the maximum. */
export const isWholeNumber = (text: string): boolean => /^\d+$/.test(text)

/** The whole number of items a typed text asks for; text that is no number, or a negative one, is 0. */
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

/** The maximum the shop gives (a number, or one as text) as a whole number from 0 to 100; not given means 100. */
export function maxQuantity(value: unknown): number {
  const given = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof given !== 'number' || Number.isNaN(given)) return defaultMaximum
  return Math.trunc(Math.min(Math.max(given, 0), defaultMaximum))
}

/** A whole number of items from 0 to the most that may be ordered. */
export const boundedQuantity = (quantity: number, most: number): number =>
  Math.trunc(Math.min(Math.max(quantity || 0, 0), most))
