import { type OrderedFact, ordered } from '#site/ordered-facts'
import { checksum } from '../../values/checksum'
import { onLeft } from '../lifecycle/left'
import { getStored, setStored } from '../storage/tab-storage'

const memory = 'shop-said'

const unknown = '?'

const stored = () => new URLSearchParams(getStored(memory) ?? '')

function keep(sums: Readonly<Record<string, string>>): void {
  const now = stored()
  for (const [name, sum] of Object.entries(sums)) now.set(name, sum)
  setStored(memory, `${now}`)
}

/** The facts learnt since they were last marked as stale; not stored yet. */
const learnt = new Map<string, Readonly<Record<string, string | undefined>>>()

/**
 * Stores the learnt facts. The text of a box with thousands of lines is built only here: when a placeholder asks, or
 * when the visitor leaves.
 */
function keepLearnt(): void {
  if (!learnt.size) return
  const sums = [...learnt].flatMap(([name, known]) => {
    const value = known[name]
    return value === undefined ? [] : [[name, checksum(value)] as const]
  })
  learnt.clear()
  keep(Object.fromEntries(sums))
}

/** Keeps learnt facts as checksums for the next pages of this tab. */
export function keepFacts(
  known: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): void {
  for (const name of ordered) if (names.includes(name)) learnt.set(name, known)
  // The browser adds the same listener only once.
  onLeft(keepLearnt)
}

/** Notes that a call may change these facts, even if it fails. */
export function markFactsStale(facts: readonly OrderedFact[]): void {
  for (const name of facts) learnt.delete(name)
  keep(Object.fromEntries(facts.map(name => [name, unknown])))
}

/** Returns whether a server-rendered fact is out of date: this tab knows another value, or has changed it since. */
export function isSaidOtherwise(name: string, printed: string): boolean {
  keepLearnt()
  const sum = stored().get(name)
  return sum !== null && sum !== checksum(printed)
}
