/*
 * Readers of single fields as the shop's server writes them: numbers and flags as text, an object with numbers
 * for keys for a list. They never throw: a field that is missing or damaged counts as not given.
 */

export type Fields = Readonly<Record<string, unknown>>

/** Text, also from a number; empty when there is none. */
export function toText(given: unknown): string {
  return typeof given === 'string' || Number.isFinite(given) ? String(given).trim() : ''
}

/** The entries of a list, also of one written as an object; empty when there is none. */
export function toList(given: unknown): unknown[] {
  return typeof given === 'object' && given !== null ? Object.values(given) : []
}

/** The named fields of an object, inherited ones left out; none when there is no object. */
export function toRecord(given: unknown): Record<string, unknown> {
  const hasNames = typeof given === 'object' && !Array.isArray(given)
  return Object.assign(Object.create(null), hasNames ? given : null)
}

/** A yes or no, also written as 1, "1", "true", 0, "0" or "false"; undefined when it is neither. */
export function toVerdict(given: unknown): boolean | undefined {
  if (typeof given === 'boolean') return given
  const word = toText(given).toLowerCase()
  return /^(1|true|0|false)$/.test(word) ? /^(1|true)$/.test(word) : undefined
}

/** A yes in any of its spellings; anything else is a no. */
export function toFlag(given: unknown): boolean {
  return toVerdict(given) === true
}

/** A whole number, also written as text; null when there is none. */
export function toWhole(given: unknown): number | null {
  const text = toText(given)
  return /^-?\d{1,15}$/.test(text) ? Number(text) : null
}

/** An identifier that may stand in an address; null when there is none. */
export function toIdentifier(given: unknown): string | null {
  const text = toText(given)
  return /^[\w-]{1,64}$/.test(text) ? text : null
}

/** An identifier as a body carries it: a number where it is one. */
export function numbered(id: string): string | number {
  return /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id
}
