import { hasEndedSession } from '../../shared/page/leave-for-login'
import { recall, remember } from '../../shared/page/remembered'
import type { Choices } from '../../shared/rules/checkout'
import { readJson } from '../../shared/text/json'

const memory = 'checkout'

/** When and where: never the words for the roundsman, which may tell where a key is. */
type Kept = Pick<Choices, 'frequency' | 'date' | 'day' | 'slot'>

/** Remembers the choices for an order, should the session end before it is confirmed. */
export function keepChoices(order: string, { frequency, date, day, slot }: Kept): void {
  remember(memory, JSON.stringify({ order, frequency, date, day, slot }))
}

/** What was chosen for that order when the session ended; given back once, after the login. */
export function keptChoices(order: string): Partial<Kept> {
  if (!hasEndedSession()) return {}
  const kept = (readJson(recall(memory) ?? '') ?? {}) as Record<string, unknown>
  if (kept.order !== order) return {}
  const { frequency, date, day, slot } = kept
  return {
    ...(typeof frequency === 'number' && { frequency }),
    ...(typeof date === 'string' && { date }),
    ...((typeof day === 'number' || day === null) && { day }),
    ...(typeof slot === 'string' && { slot }),
  }
}
