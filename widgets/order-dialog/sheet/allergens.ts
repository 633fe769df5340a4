/** A piece of a list of ingredients. */
type Piece = { text: string; isAllergen: boolean }

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Splits a list of ingredients where it names an allergen, also in the plural, but not within another word: "egg" is
 * found in "eggs", "nut" is not in "nutmeg". `unnamed` are the allergens that the list does not name.
 */
export function findAllergens(
  ingredients: string,
  allergens: readonly string[],
): { pieces: Piece[]; unnamed: string[] } {
  const words = allergens.map(word => word.trim()).filter(Boolean)
  const found = new Set<string>()
  if (!words.length || !ingredients)
    return { pieces: [{ text: ingredients, isAllergen: false }], unnamed: words }
  // The longest first, so that "wheat flour" is not found as "wheat".
  const longest = [...words].sort((one, other) => other.length - one.length)
  const shape = new RegExp(
    `(?<![\\p{L}\\p{N}])(${longest.map(escaped).join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const pieces: Piece[] = []
  let end = 0
  for (const match of ingredients.matchAll(shape)) {
    found.add((match[1] ?? '').toLowerCase())
    pieces.push({ text: ingredients.slice(end, match.index), isAllergen: false })
    pieces.push({ text: match[0], isAllergen: true })
    end = match.index + match[0].length
  }
  pieces.push({ text: ingredients.slice(end), isAllergen: false })
  return {
    pieces: pieces.filter(({ text }) => text),
    unnamed: words.filter(word => !found.has(word.toLowerCase())),
  }
}
