// Soft hyphens, zero-width characters, marks of direction and byte-order marks: they come along with copied text.
const unseen = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g

const isDigit = /\p{Nd}/u
const foreignDigit = /(?![0-9])\p{Nd}/gu

/** The value of a digit of any script: Unicode keeps the ten digits of each in one row, zero first, some rows side by side. */
function plainDigit(digit: string): string {
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0
  if (code < 0x7f) return String.fromCodePoint(code)
  let before = 0
  while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1
  return `${before % 10}`
}

/** Text whose numbers are in the digits of a plain keyboard, with the separators that an Arabic one has for numbers. */
export const plainFigures = (text: string): string =>
  text.replace(foreignDigit, plainDigit).replaceAll('\u066B', '.').replaceAll('\u066C', ',')

/** What other keyboards and copied texts have for the signs of a number, a date or a code. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u060D\u2044\u2215]/g, '/'],
  [/[\u060C\u3001]/g, ','],
  [/[\u00B7\u06D4\u3002]/g, '.'],
]

// Fractions and raised numbers stay as they are: 1½ is not 11/2.
const otherThanFractions = /[^\p{No}]+/gu

/**
 * Text in the letters, digits and signs of a plain keyboard: other keyboards and input methods have their own, and
 * copied text holds characters that nobody sees.
 */
export const plainLetters = (text: string): string =>
  signs.reduce(
    (plain, [foreign, sign]) => plain.replace(foreign, sign),
    plainFigures(text.replace(unseen, '').replace(otherThanFractions, part => part.normalize('NFKC'))),
  )

/** Words as they were written, without what nobody sees; joiners stay, as some scripts and emoji are written with them. */
export const plainWords = (text: string): string =>
  text.replace(unseen, each => (each === '\u200C' || each === '\u200D' ? each : '')).replaceAll('\u00A0', ' ')
