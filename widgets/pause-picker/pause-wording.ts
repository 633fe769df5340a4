import { addDays, type CalendarDate, formatDate } from '../../shared/rules/dates'
import { type Pause, pauseDays } from '../../shared/rules/pause'
import type { PauseEntry, PauseField } from './pause-entry'

const names: Record<PauseField, string> = { start: 'First day', end: 'Last day' }

/** "Last day moved to 14/08/2026": said in the page and to a screen reader when one date has moved the other. */
export const movedNote = (field: PauseField, { texts }: PauseEntry): string =>
  `${names[field]} moved to ${texts[field]}.`

/** What a pause does, without any doubt about its first and last day. */
export function pauseSummary(pause: Pause, today: CalendarDate): string {
  const day = (date: CalendarDate) =>
    formatDate(date, date.slice(0, 4) === today.slice(0, 4) ? 'dddd D MMMM' : 'dddd D MMMM YYYY')
  const length = pauseDays(pause)
  const days =
    length === 1
      ? `for 1 day, ${day(pause.start)}`
      : `for ${length} days, from ${day(pause.start)} to ${day(pause.end)}`
  return `Your deliveries pause ${days}. The next possible delivery is ${day(addDays(pause.end, 1))}.`
}

/** Said when the pause meets one that exists already. */
export const overlapNote = ({ start, end }: Pause): string =>
  `Your deliveries are already paused from ${formatDate(start)} to ${formatDate(end)}.`
