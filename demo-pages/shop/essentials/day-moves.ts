import { addDays } from '../calendar/calendar'
import { daysFrom, weekdayOf } from '../calendar/cutoff'
import { holidayOn } from '../calendar/holidays'
import { rules } from '../rules'
import { memoise } from '../server/memoise'
import type { DayMoveState } from './essential-state'

/** Returns the name of the holiday without deliveries; null on every other day. */
export const restDayOn = memoise(
  (date: string): string | null => holidayOn(date)?.name ?? rules.restDays[date.slice(5)] ?? null,
)

function nextFloat(date: string): string {
  let day = addDays(date, 1)
  while (!rules.workingDays.includes(weekdayOf(day)) || restDayOn(day) !== null) day = addDays(day, 1)
  return day
}

/** Returns where a day's deliveries go, and why; null if they come on the day itself. */
export function moveFrom(moves: readonly DayMoveState[], date: string): DayMoveState | null {
  const own = moves.find(({ from }) => from === date)
  if (own) return own
  const name = rules.workingDays.includes(weekdayOf(date)) ? restDayOn(date) : null
  return name === null ? null : { from: date, to: nextFloat(date), name }
}

/** Returns the moves of every day between two dates. */
export function movesBetween(moves: readonly DayMoveState[], from: string, to: string): DayMoveState[] {
  return [...daysFrom(from, to)].flatMap(date => moveFrom(moves, date) ?? [])
}

/** Returns the number of a move, as orders have it. */
export const moveId = ({ from }: DayMoveState): number => Number(from.replaceAll('-', ''))
