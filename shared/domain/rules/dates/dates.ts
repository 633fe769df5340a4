import dayjs from 'dayjs'
import advancedFormat from 'dayjs/plugin/advancedFormat.js'
import utc from 'dayjs/plugin/utc.js'
import type { CalendarDate } from '../../../platform/values/calendar-date'
import { thisYear, today } from '../../../platform/values/london'

export type { CalendarDate } from '../../../platform/values/calendar-date'

dayjs.extend(utc)
dayjs.extend(advancedFormat)

const yearFirst = /^(\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/
const dayFirst = /^(\d\d)\/(\d\d)\/(\d{4})$/

/** Parses 'YYYY-MM-DD', an ISO date-time or 'DD/MM/YYYY'; null for any other text and for days that do not exist. */
export function parseDate(text: unknown): CalendarDate | null {
  if (typeof text !== 'string') return null
  const [, iso, zone] = yearFirst.exec(text.trim()) ?? []
  const [, day, month, year] = dayFirst.exec(text.trim()) ?? []
  const date = iso ?? `${year}-${month}-${day}`
  if (dayjs.utc(date).format('YYYY-MM-DD') !== date) return null
  // A text with a time zone is a moment: late evening in UTC is already the next day of a London summer.
  return zone ? londonDay(text.trim()) : (date as CalendarDate)
}

/** The names of weekdays and months. A page in another language sets its own, in the same order, separated by spaces. */
export const dateMessages = {
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  months: 'January February March April May June July August September October November December',
} as const

export type DateMessages = { readonly [Name in keyof typeof dateMessages]: string }

/** Builds a dayjs locale from those names. Its days have no ordinals, as few languages write them. */
const localeOf = ({ weekdays, months }: DateMessages) => ({
  name: `${weekdays} ${months}`,
  weekdays: weekdays.split(' '),
  months: months.split(' '),
  ordinal: (day: number) => `${day}`,
})

/**
 * Formats the date for people with the tokens of dayjs: 'ddd Do MMMM' gives "Mon 3rd February". A day of
 * another year gets its year (FMT-02).
 */
export function formatDate(
  date: CalendarDate,
  pattern = 'DD/MM/YYYY',
  messages: DateMessages = dateMessages,
): string {
  const day = dayjs.utc(date)
  const isEnglish = messages.weekdays === dateMessages.weekdays && messages.months === dateMessages.months
  const year = /MMM(?!.*YY)/.test(pattern) && !date.startsWith(thisYear()) ? ' YYYY' : ''
  return (isEnglish ? day : day.locale(localeOf(messages) as ILocale)).format(pattern + year)
}

/** Formats the date for a sentence or a title: "Thursday 28 May". */
export const dayInWords = (date: CalendarDate, messages?: DateMessages): string =>
  formatDate(date, 'dddd D MMMM', messages)

/** Returns the name of the weekday: "Monday" for 1 to "Saturday" for 6; Sunday is 0 or 7. */
export const weekdayName = (weekday: number, { weekdays }: DateMessages = dateMessages): string =>
  weekdays.split(' ')[weekday % 7] ?? ''

/** Returns the date that many calendar days later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayjs.utc(date).add(days, 'day').format('YYYY-MM-DD') as CalendarDate
}

/** Returns the calendar days from the first date to the second; negative if the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day')
}

/** Returns the Sunday on or before the date. */
export function weekStart(date: CalendarDate): CalendarDate {
  return addDays(date, -dayjs.utc(date).day())
}

export function isBefore(first: CalendarDate, second: CalendarDate): boolean {
  return first < second
}

/** Returns the later of two dates. */
export function laterOf(first: CalendarDate, second: CalendarDate): CalendarDate {
  return first < second ? second : first
}

function londonDay(moment: string): CalendarDate | null {
  const instant = new Date(moment.replace(' ', 'T'))
  return Number.isNaN(instant.getTime()) ? null : today(instant)
}
