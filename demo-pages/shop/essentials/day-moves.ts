import { addDays } from '../calendar/calendar'
import { daysFrom, weekdayOf } from '../calendar/cutoff'
import { holidayOn } from '../calendar/holidays'
import { memoise } from '../server/memoise'
import type { DayMoveState } from './essential-state'

/** Kept on the day itself, whatever day of the week it is. */
const alwaysFree: Readonly<Record<string, string>> = {
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
  '01-01': "New Year's Day",
}

/** The name of the holiday on which no float goes out; null on every other day. */
export const restDayOn = memoise(
  (date: string): string | null => holidayOn(date)?.name ?? alwaysFree[date.slice(5)] ?? null,
)

function nextFloat(date: string): string {
  let day = addDays(date, 1)
  while (weekdayOf(day) === 0 || restDayOn(day) !== null) day = addDays(day, 1)
  return day
}

/** Where a day's deliveries go, and why; null when they come on the day itself. */
export function moveFrom(moves: readonly DayMoveState[], date: string): DayMoveState | null {
  const own = moves.find(({ from }) => from === date)
  if (own) return own
  const name = weekdayOf(date) === 0 ? null : restDayOn(date)
  return name === null ? null : { from: date, to: nextFloat(date), name }
}

/** The moves of every day from the first date to the last. */
export function movesBetween(moves: readonly DayMoveState[], from: string, to: string): DayMoveState[] {
  return [...daysFrom(from, to)].flatMap(date => moveFrom(moves, date) ?? [])
}

/** A number for a move, as orders carry it. */
export const moveId = ({ from }: DayMoveState): number => Number(from.replaceAll('-', ''))
