/** A possible suggestion: its name, and a note that distinguishes it from others of the same name. */
export type Suggestion = { readonly name: string; readonly note: string | null }

/** The maximum number of suggestions (TA-01). */
export const most = 8

/** The minimum number of letters; fewer would match half of the shop. */
export const fewest = 2

const isPlain = /^[ -&(-~]*$/

/** Returns a text for comparison: lower case without accents and apostrophes, with spaces for all other signs. */
export function fold(text: string): string {
  // A fast path for most names.
  if (isPlain.test(text)) return text.toLowerCase().replace(/[^a-z\d]/g, ' ')
  const bare = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '')
  return bare.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ' ')
}

/** Returns the folded words of the typed text. */
const wordsOf = (typed: string): string[] => fold(typed).split(' ').filter(Boolean)

/**
 * Returns the position of a word in a folded text: preferably at the start of a word, or else anywhere; -1 if it is
 * missing.
 */
function place(text: string, word: string): number {
  const atStart = ` ${text}`.indexOf(` ${word}`)
  return atStart >= 0 ? atStart : text.indexOf(word)
}

/** Returns the group of a folded name: 0 begins with the typed words, 1 has them at the start of words; null does not fit. */
function rankOf(text: string, words: readonly string[]): 0 | 1 | 2 | null {
  if (!words.every(word => text.includes(word))) return null
  if (text.startsWith(words.join(' '))) return 0
  return words.every(word => ` ${text}`.includes(` ${word}`)) ? 1 : 2
}

/**
 * Creates the function that makes suggestions from a list; each entry is folded only once. Names that begin with the
 * typed text come first, then names in which each typed word begins a word, then all other matches; within each group
 * the list's order is kept.
 */
export function createSuggester(items: readonly Suggestion[], comparable = fold) {
  const texts: string[] = []
  const textAt = (at: number): string => {
    texts[at] ??= comparable(items[at]?.name ?? '')
    return texts[at]
  }
  return function suggest(typed: string): Suggestion[] {
    const words = wordsOf(typed)
    if (!words.length) return []
    const ranks: [Suggestion[], Suggestion[], Suggestion[]] = [[], [], []]
    // Not with `entries`, which Prototype overwrites.
    for (let at = 0; at < items.length && ranks[0].length < most; at++) {
      const rank = rankOf(textAt(at), words)
      if (rank !== null && ranks[rank].length < most) ranks[rank].push(items[at] as Suggestion)
    }
    return ranks.flat().slice(0, most)
  }
}

/** Returns true if the suggestions found for other words also answer these. */
export const stillFits = ({ name }: Suggestion, typed: string): boolean => {
  const text = fold(name)
  return wordsOf(typed).every(word => text.includes(word))
}

/** A piece of a name, and whether it matches the typed text. */
type Piece = { readonly text: string; readonly isTyped: boolean }

/** Splits a name into pieces that match the typed text and pieces between them. */
export function piecesOf(name: string, typed: string): Piece[] {
  const letters = [...name]
  const folded = letters.map(fold)
  const text = folded.join('')
  // The index of the letter in the name for each character of the folded text.
  const from = folded.flatMap((each, at) => [...each].map(() => at))
  const isTyped = new Set<number>()
  for (const word of wordsOf(typed)) {
    const start = place(text, word)
    if (start < 0) continue
    // Includes the signs between the matching letters.
    for (let at = from[start] ?? 0; at <= (from[start + word.length - 1] ?? -1); at++) isTyped.add(at)
  }
  const pieces: { text: string; isTyped: boolean }[] = []
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] as string
    const last = pieces.at(-1)
    if (last && last.isTyped === isTyped.has(at)) last.text += letter
    else pieces.push({ text: letter, isTyped: isTyped.has(at) })
  }
  return pieces
}
