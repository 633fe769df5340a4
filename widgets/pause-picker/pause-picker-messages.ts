import { type CalendarDate, dateMessages, dayInWords } from '../../shared/domain/rules/dates/dates'
import {
  type HolidayMove,
  type joined,
  noEnd,
  type Pause,
  pauseDays,
} from '../../shared/domain/rules/essentials/pause'
import { interpolate } from '../../shared/platform/values/interpolate'
import { calendarMessages } from '../../shared/ui/ui-messages'
import type { PauseEntry, PauseFault, PauseField, PauseRange } from './pause-entry'

/** The texts of the two dates and their calendar; a page may replace any of them. */
export const pausePickerMessages = {
  ...dateMessages,
  ...calendarMessages,
  days: 'Days without a delivery',
  start: 'First day without a delivery',
  end: 'Last day without a delivery',
  weeks: 'Pause for',
  weeksFrom: 'From {day}, pause for',
  untilISay: 'Until I say',
  oneWeek: '1 week',
  twoWeeks: '2 weeks',
  startMoved: 'First day moved to {date}.',
  endMoved: 'Last day moved to {date}.',
  pausesDay: 'You have chosen 1 day without deliveries: {start}.',
  pausesDays: 'You have chosen {count} days without deliveries, from {start} to {end}.',
  pausesOpen: 'You have chosen no deliveries from {start}, until you end the pause.',
  nextDelivery: 'They start again on your next delivery day after that.',
  comesAgain: 'Your next delivery after that is on {day}.',
  shiftComes:
    '{name}: what is due on {from} still comes on {to}. If you do not want it, leave out that day too.',
  shiftLeftOut: '{name}: what is due on {from} would come on {to}. It is left out too.',
  overlap: 'Your deliveries are already paused from {start} to {end}.',
  pausedDay: '{start} is paused already.',
  pausedDays: '{start} to {end} is paused already.',
  pausedOpen: 'From {start} everything is paused already.',
  joins: 'Together they are one pause, from {start} to {end}.',
  joinsOpen: 'Together they are one pause, from {start}, until you end it.',
  youSay: 'until you end it',
  noFirstDay: 'Choose the first day. The weeks count from it.',
  noDate: 'Enter a date like 31/12/2026.',
  badDate: 'That is not a date. Enter one like 31/12/2026.',
  otherWeekday: 'That date falls on another day of the week.',
  tooEarly: 'Choose {date} or a later date.',
  tooLate: 'Choose {date} or an earlier date.',
  chooseNext: 'Now choose: {label}.',
  chooseFrom: 'Choose from a calendar: {label}',
  chooseDay: 'Choose a date: {label}',
  marks: 'Gold tops: first and last day. Underlined: today.',
  marksComes: 'Dot: a delivery.',
  marksMoved: 'Ring: moved.',
  marksPaused: 'Striped: paused already.',
  dayComes: 'delivery',
  dayPaused: 'paused already',
  dayMoved: '{name}, comes on {day}',
  faint: 'Struck out: too early, before {date}.',
  calendarLoading: 'Fetching the calendar',
  calendarMissing:
    'The calendar could not be loaded. Please type the dates, like 31/12/2026, or reload the page.',
  pauses: 'Your pauses',
  fromTo: '{start} to {end}',
  fromOn: 'From {start}, {end}',
  edit: 'Edit',
  resume: 'Resume early',
} as const

export type PausePickerMessages = { readonly [Name in keyof typeof pausePickerMessages]: string }

/** Returns the sentence for an error in a date. */
export const faultWords = (
  fault: PauseFault | undefined,
  { min, max }: PauseRange,
  messages: PausePickerMessages,
): string | undefined => {
  const limit = fault === 'tooLate' ? max : min
  return fault && interpolate(messages[fault], { date: limit ? dayInWords(limit, messages) : '' })
}

/** Returns "Last day moved to Friday 14 August", which is shown and announced when one date has moved the other. */
export function movedNote(
  field: PauseField,
  { dates, texts }: PauseEntry,
  messages: PausePickerMessages,
): string {
  const date = dates[field]
  return interpolate(messages[`${field}Moved`], { date: date ? dayInWords(date, messages) : texts[field] })
}

/** Returns a sentence about the pause that names its first and last day in full. */
export function pauseSummary(
  pause: Pause,
  again: CalendarDate | null,
  messages: PausePickerMessages,
): string {
  if (pause.end === noEnd)
    return interpolate(messages.pausesOpen, { start: dayInWords(pause.start, messages) })
  const count = pauseDays(pause)
  const pauses = interpolate(count === 1 ? messages.pausesDay : messages.pausesDays, {
    count,
    start: dayInWords(pause.start, messages),
    end: dayInWords(pause.end, messages),
  })
  // Only the shop knows about Sundays, holidays and other exceptions, so the day is named only if the page gives it.
  return `${pauses} ${again ? interpolate(messages.comesAgain, { day: dayInWords(again, messages) }) : messages.nextDelivery}`
}

/** Returns what a pause does to the deliveries of a day that a holiday moves out of it. */
export const shiftNote = ({ from, to, name, comes }: HolidayMove, messages: PausePickerMessages): string =>
  interpolate(comes ? messages.shiftComes : messages.shiftLeftOut, {
    name,
    from: dayInWords(from, messages),
    to: dayInWords(to, messages),
  })

/** Returns the words for a pause: `days` for several days, the others for one day and for a pause without an end. */
const inWords = (
  days: string,
  { start, end }: Pause,
  messages: PausePickerMessages,
  open = messages.pausedOpen,
) =>
  interpolate(end === noEnd ? open : start === end ? messages.pausedDay : days, {
    start: dayInWords(start, messages),
    end: dayInWords(end, messages),
  })

/** Returns the message for a pause that overlaps an existing one. */
export const overlapNote = (pause: Pause, messages: PausePickerMessages): string =>
  inWords(messages.overlap, pause, messages)

/**
 * Returns the message for a pause that overlaps or adjoins existing ones: each existing pause, and the joined pause
 * unless that is one of them.
 */
export function joinNote({ whole, taken }: ReturnType<typeof joined>, messages: PausePickerMessages): string {
  const isKnown = taken.some(({ start, end }) => start === whole.start && end === whole.end)
  const known = taken.map(pause => inWords(messages.pausedDays, pause, messages))
  return [...known, !isKnown && inWords(messages.joins, whole, messages, messages.joinsOpen)]
    .filter(Boolean)
    .join(' ')
}
