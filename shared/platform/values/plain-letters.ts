// Invisible characters that come with copied text: soft hyphens, zero-width characters, direction marks and
// byte-order marks.
const unseen = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g

const isDigit = /\p{Nd}/u
const foreignDigit = /(?![0-9])\p{Nd}/gu

/**
 * Returns the value of a digit of any script. Unicode has the ten digits of each script in a row, zero first, and
 * some rows follow each other directly.
 */
function plainDigit(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0
  if (code < 0x7f) return String.fromCodePoint(code)
  let before = 0
  while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1
  return `${before % 10}`
}

/** Replaces digits of other scripts with 0 to 9, and Arabic separators with points and commas. */
export const plainFigures = (text: string): string =>
  text.replace(foreignDigit, plainDigit).replaceAll('\u066B', '.').replaceAll('\u066C', ',')

/** Replacements for the punctuation of numbers, dates and codes from other keyboards and copied texts. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u060D\u2044\u2215]/g, '/'],
  [/[\u060C\u3001]/g, ','],
  [/[\u00B7\u06D4\u3002]/g, '.'],
]

// Fractions and superscript numbers stay as they are: 1½ is not 11/2.
const otherThanFractions = /[^\p{No}]+/gu

/**
 * Replaces letters, digits and punctuation of other keyboards with those of a plain one, and removes invisible
 * characters of copied text.
 */
export const plainLetters = (text: string): string =>
  signs.reduce(
    (plain, [foreign, sign]) => plain.replace(foreign, sign),
    plainFigures(text.replace(unseen, '').replace(otherThanFractions, part => part.normalize('NFKC'))),
  )

/** Removes invisible characters from words. Joiners stay, as some scripts and emoji need them. */
export const plainWords = (text: string): string =>
  text.replace(unseen, each => (each === '\u200C' || each === '\u200D' ? each : '')).replaceAll('\u00A0', ' ')
