import { allRounds, findCoverage, type Round } from '../places/coverage'
import { rules } from '../rules'
import type { Visitor } from '../visitor'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The delivery weekdays, from 1 (Monday) to 6 (Saturday). */
export const weekdays = [1, 2, 3, 4, 5, 6] as const

/** Returns the name of a weekday, from 1 (Monday) to 6 (Saturday). */
export const dayName = (weekday: number): string => dayNames[weekday - 1] ?? 'Sunday'

/** Returns the round of the visitor's postcode; null if no postcode is confirmed, or no round goes there. */
export function roundOf({ customer, postcode }: Pick<Visitor, 'customer' | 'postcode'>): Round | null {
  if (postcode === null) return null
  const own = customer?.postcode === postcode ? customer.roundId : undefined
  if (own !== undefined) return allRounds.find(({ id }) => id === own) ?? null
  const coverage = findCoverage(postcode)
  return coverage?.kind === 'round' ? coverage.round : null
}

/** Returns the weekdays of the round; all working days if no round is known. */
export function deliveryDays(visitor: Pick<Visitor, 'customer' | 'postcode'>): readonly number[] {
  const round = roundOf(visitor)
  return (round && rules.rounds[round.id]?.days) ?? rules.workingDays
}
