import { moveFrom } from '../essentials/day-moves'
import type { DayMoveState } from '../essentials/essential-state'
import type { Visitor } from '../visitor'
import { daysFrom } from './cutoff'

/** The parts of a visitor that decide where the orders of a day go. */
type Stops = Pick<Visitor, 'pauses' | 'dayMoves'>

/** A reason why what is due on a day does not come on it. */
type DayReason = { why: 'paused' } | { why: 'moved'; move: DayMoveState }

/** Returns true if the customer's deliveries are paused on that date. */
export const isPausedOn = ({ pauses }: Pick<Visitor, 'pauses'>, date: string): boolean =>
  pauses.some(({ start, end }) => start <= date && date <= end)

/**
 * Returns why what is due on that date does not come on it; null if it comes. A pause is decided by the day on which
 * something is due, so a holiday moves nothing away from a paused day.
 */
export function dayReason(stops: Stops, date: string): DayReason | null {
  if (isPausedOn(stops, date)) return { why: 'paused' }
  const move = moveFrom(stops.dayMoves, date)
  return move && { why: 'moved', move }
}

/** Returns the move of what is due on that date; null if it comes on the day itself, or not at all. */
export function moveOf(stops: Stops, date: string): DayMoveState | null {
  const reason = dayReason(stops, date)
  return reason?.why === 'moved' ? reason.move : null
}

/** Returns the moves of what is due between two dates. */
export const movesOf = (stops: Stops, from: string, to: string): DayMoveState[] =>
  [...daysFrom(from, to)].flatMap(date => moveOf(stops, date) ?? [])
