import { plainLetters } from './plain-letters'

// Digits, with the spaces or hyphens that people put between them.
const longNumber = /\+?\d(?:[\s.\-_/]{0,2}\d){12,}/g
const phoneNumber = /^[+0]\D*(?:\d\D*){1,15}$/

/** Longer than any number except that of a card, complete or half typed, and a foreign telephone number. */
const isCardLike = (text: string): boolean =>
  (plainLetters(text).match(longNumber) ?? []).some(number => !phoneNumber.test(number))

/** The value without what may be the number of a card: that is kept nowhere, in whatever field somebody typed it. */
export function withoutCards(value: unknown): unknown {
  if (typeof value === 'string') return isCardLike(value) ? '' : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutCards)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutCards(each)]))
}
