/**
 * Returns the word that was probably meant: the only one within `most` typing errors. Undefined if there is none or
 * more than one.
 */
export function closestMatch(word: string, words: Iterable<string>, most = 3): string | undefined {
  const typed = bare(word)
  let best: string | undefined
  let fewest = Math.min(most, Math.floor(typed.length / 3)) + 1
  for (const candidate of words) {
    const other = bare(candidate)
    // Each missing or extra letter is an error.
    if (Math.abs(other.length - typed.length) > fewest) continue
    const slips = distance(typed, other)
    if (slips === fewest && candidate !== best) best = undefined
    if (slips >= fewest) continue
    fewest = slips
    best = candidate
  }
  return best
}

// "promoField" and "Promo_Field" are spellings of "promo-field", not errors.
function bare(word: string): string {
  return word
    .slice(0, 40)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
}

/** Returns the edit distance; two swapped neighbours count as one error. */
function distance(from: string, to: string): number {
  let before: number[] = []
  let above = [...to, ''].map((_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = above
    above = current
  }
  return above[to.length] ?? 0
}
