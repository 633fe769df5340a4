import { spread } from '../../../platform/values/spread'
import type { Route } from './routes'

// How a call is sent again by itself (L-06); docs/architecture.md has it in words.
const waitMs = 300
/** The longest wait of a person for an answer to a repeat. */
const patientMs = 3000
/** The statuses of a shop that is busy, or that has failed this once. */
const passing = [408, 429, 500, 502, 503, 504]

/** Returns how often a call is sent again by itself. A change never is: a late repeat could undo a newer change. */
export const mostRepeats = ({ mutation }: Pick<Route, 'mutation'>): number => Number(!mutation)

/**
 * Returns after how long a read is sent again that had this answer, or none; null if it is not. It is never sent before
 * the time for which the shop asks.
 */
export function waitToRepeat(answer: Pick<Response, 'status' | 'headers'> | null): number | null {
  const after = answer?.headers.get('Retry-After') ?? ''
  const rest = /^[\d.]*$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now()
  const isPassing = !answer || passing.includes(answer.status)
  return isPassing && !(rest > patientMs) ? Math.max(rest || 0, 0) + spread(waitMs) : null
}
