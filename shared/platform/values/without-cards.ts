import { plainLetters } from './plain-letters'

// Digits, with the spaces or hyphens that people type between them.
const longNumber = /\+?\d(?:[\s.\-_/]{0,2}\d){12,}/g
const phoneNumber = /^[+0]\D*(?:\d\D*){1,15}$/

/**
 * Returns whether a text contains a number that may be a card's, complete or half typed. Only card numbers and
 * foreign telephone numbers are that long.
 */
const isCardLike = (text: string): boolean =>
  (plainLetters(text).match(longNumber) ?? []).some(number => !phoneNumber.test(number))

/** Removes texts that may be a card number from a value, as such a number must not be stored, whatever its field. */
export function withoutCards(value: unknown): unknown {
  if (typeof value === 'string') return isCardLike(value) ? '' : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutCards)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutCards(each)]))
}
