import { addDays } from '../calendar/calendar'
import { daysFrom, weekdayOf } from '../calendar/cutoff'
import { holidayOn } from '../calendar/holidays'
import { memoise } from '../server/memoise'
import type { DayMoveState } from './essential-state'

/** Holidays that are kept on the day itself, on any weekday. */
const alwaysFree: Readonly<Record<string, string>> = {
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
  '01-01': "New Year's Day",
}

/** Returns the name of the holiday without deliveries; null on every other day. */
export const restDayOn = memoise(
  (date: string): string | null => holidayOn(date)?.name ?? alwaysFree[date.slice(5)] ?? null,
)

function nextFloat(date: string): string {
  let day = addDays(date, 1)
  while (weekdayOf(day) === 0 || restDayOn(day) !== null) day = addDays(day, 1)
  return day
}

/** Returns where a day's deliveries go, and why; null if they come on the day itself. */
export function moveFrom(moves: readonly DayMoveState[], date: string): DayMoveState | null {
  const own = moves.find(({ from }) => from === date)
  if (own) return own
  const name = weekdayOf(date) === 0 ? null : restDayOn(date)
  return name === null ? null : { from: date, to: nextFloat(date), name }
}

/** Returns the moves of every day between two dates. */
export function movesBetween(moves: readonly DayMoveState[], from: string, to: string): DayMoveState[] {
  return [...daysFrom(from, to)].flatMap(date => moveFrom(moves, date) ?? [])
}

/** Returns the number of a move, as orders have it. */
export const moveId = ({ from }: DayMoveState): number => Number(from.replaceAll('-', ''))
