import { memoise } from '../server/memoise'

const londonParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const two = (value: number): string => String(value).padStart(2, '0')

const isoOf = (day: Date): string =>
  `${day.getUTCFullYear()}-${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())}`

// The last result, cached because it is slow to compute and often needed for the same moment.
let last = { moment: Number.NaN, date: '' }

/** Returns the date in London at that moment, YYYY-MM-DD. */
export function londonDate(now: Date): string {
  const moment = now.getTime()
  if (moment === last.moment) return last.date
  const part = (type: string) => londonParts.formatToParts(now).find(each => each.type === type)?.value
  last = { moment, date: `${part('year')}-${part('month')}-${part('day')}` }
  return last.date
}

/** Returns the year of the shop's time, as it was last asked for. */
export const presentYear = (): string => last.date.slice(0, 4)

/** Reads a date typed into an account form, only as DD/MM/YYYY; null if there is no such day. */
export function readFormDate(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (!day || !month || !year) return null
  const iso = isoOf(new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))))
  return iso === `${year}-${month}-${day}` ? iso : null
}

/** Returns a YYYY-MM-DD date as DD/MM/YYYY. */
export const printDate = (iso: string): string => iso.split('-').reverse().join('/')

const dayLength = 86_400_000

/** Returns the number of days from 1 January 1970 to that date. */
export const dayNumber = memoise((iso: string) => Date.parse(`${iso}T00:00:00Z`) / dayLength)
const dateOf = memoise((day: number) => isoOf(new Date(day * dayLength)))

/** Returns the date that many days later. */
export const addDays = (iso: string, days: number): string => dateOf(dayNumber(iso) + days)
