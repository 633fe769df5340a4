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

let isListening = false
/** What was learnt since the last doubt, and how to read it; not stored yet. */
const learnt = new Map<string, Readonly<Record<string, string | undefined>>>()

/** The text of a box with thousands of lines is made when somebody asks, or the page is left, and not at each change. */
function keepLearnt(): void {
  if (!learnt.size) return
  const sums = [...learnt].flatMap(([name, known]) => {
    const value = known[name]
    return value === undefined ? [] : [[name, checksum(value)] as const]
  })
  learnt.clear()
  keep(Object.fromEntries(sums))
}

/** Keeps for the next pages of this tab what a widget has learnt of these, as checksums. */
export function keepFacts(
  known: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): void {
  for (const name of ordered) if (names.includes(name)) learnt.set(name, known)
  if (isListening) return
  isListening = true
  onLeft(keepLearnt)
}

/** Notes that a call may change these facts, whether or not it succeeds. */
export function markFactsStale(facts: readonly OrderedFact[]): void {
  for (const name of facts) learnt.delete(name)
  keep(Object.fromEntries(facts.map(name => [name, unknown])))
}

/** Whether this tab knows better than a page that prints this, or has changed it since the shop has said what it is. */
export function isSaidOtherwise(name: string, printed: string): boolean {
  keepLearnt()
  const sum = stored().get(name)
  return sum !== null && sum !== checksum(printed)
}
