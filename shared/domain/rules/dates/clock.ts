import { interpolate } from '../../../platform/values/interpolate'
import { londonClock, today } from '../../../platform/values/london'
import { addDays, type CalendarDate, dateMessages, dayInWords } from './dates'

/** Parses an ISO date-time with a time zone; null for any other text. */
export function momentOf(text: string | null): Date | null {
  if (!text || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(text)) return null
  const moment = new Date(text.replace(' ', 'T'))
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** Returns the time in London: "9pm", "9:30pm". */
export function clockTime(moment: Date): string {
  const clock = londonClock(moment)
  const hour = clock.getUTCHours()
  const minutes = clock.getUTCMinutes()
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${past}${hour < 12 ? 'am' : 'pm'}`
}

/** The messages for a time and its day. */
export const clockMessages = {
  ...dateMessages,
  timeToday: '{time} today',
  timeTomorrow: '{time} tomorrow',
  timeOnDay: '{time} {day}',
} as const

type ClockMessages = { readonly [Name in keyof typeof clockMessages]: string }

/** Returns the time with its day relative to now: "9pm today", "9pm tomorrow", "9pm Thursday 28 May". */
export function clockWords(moment: Date, now: Date, messages: ClockMessages): string {
  const day: CalendarDate = today(moment)
  const present = today(now)
  const time = clockTime(moment)
  if (day === present) return interpolate(messages.timeToday, { time })
  if (day === addDays(present, 1)) return interpolate(messages.timeTomorrow, { time })
  return interpolate(messages.timeOnDay, { time, day: dayInWords(day, messages) })
}

/** Returns the first moment of that day in London. */
export function startOfDay(day: CalendarDate): Date {
  const winter = new Date(`${day}T00:00:00Z`)
  // In summer London is an hour ahead of UTC, so its day begins an hour earlier.
  const summer = new Date(winter.getTime() - 3_600_000)
  return today(summer) === day ? summer : winter
}

/** Returns the first moment of the next day in London. */
export const nextMidnight = (now: Date): Date => startOfDay(addDays(today(now), 1))

/** Returns the earliest moment after now; null if there is none. */
export const nextOf = (moments: readonly (Date | null)[], now: Date): Date | null =>
  moments.reduce<Date | null>(
    (next, moment) => (moment && moment > now && !(next && next <= moment) ? moment : next),
    null,
  )
