import { type CalendarDate, dayInWords } from '../../shared/domain/rules/dates/dates'
import type { HolidayMove, Pause } from '../../shared/domain/rules/essentials/pause'
import { interpolate } from '../../shared/platform/values/interpolate'
import type { DayMark } from '../../shared/ui/date/Calendar'
import type { PausePickerMessages } from './pause-picker-messages'

/** Returns what the calendar marks: what is paused already, what a holiday moves, and on which other days something comes. */
export function dayMarks(
  known: readonly Pause[],
  { days, moves }: { days: readonly CalendarDate[]; moves: readonly HolidayMove[] },
  messages: PausePickerMessages,
) {
  const marksOf = (date: CalendarDate): DayMark | undefined => {
    if (known.some(({ start, end }) => start <= date && date <= end))
      return { kind: 'paused', words: messages.dayPaused }
    const move = moves.find(({ from }) => from === date)
    if (move) {
      const day = dayInWords(move.to, messages)
      return { kind: 'moved', words: interpolate(messages.dayMoved, { name: move.name, day }) }
    }
    const comes = days.includes(date) || moves.some(({ to }) => to === date)
    return comes ? { kind: 'comes', words: messages.dayComes } : undefined
  }
  const kinds = { comes: days.length > 0, moved: moves.length > 0, paused: known.length > 0 }
  return { marksOf, kinds }
}
