import { addDays } from './calendar'
import { weekdayOf } from './cutoff'

type Holiday = { date: string; name: string }

/** Returns Easter Sunday, by the anonymous Gregorian computus. */
function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const firstMonday = (year: number, month: string): string => {
  const first = `${year}-${month}-01`
  return addDays(first, (8 - weekdayOf(first)) % 7)
}
const lastMonday = (year: number, month: string): string => {
  const last = `${year}-${month}-31`
  return addDays(last, -((weekdayOf(last) + 6) % 7))
}
/** Returns the day on which a holiday is kept: the next working day if it is on a weekend. */
const observed = (date: string, name: string, taken: readonly string[] = []): Holiday => {
  let day = date
  while (weekdayOf(day) === 0 || weekdayOf(day) === 6 || taken.includes(day)) day = addDays(day, 1)
  return { date: day, name: day === date ? name : `${name} (substitute day)` }
}

const known = new Map<number, readonly Holiday[]>()

/** Returns the bank holidays of England and Wales in that year. */
function bankHolidays(year: number): readonly Holiday[] {
  const before = known.get(year)
  if (before) return before
  const sunday = easter(year)
  const christmas = observed(`${year}-12-25`, 'Christmas Day')
  const holidays = [
    observed(`${year}-01-01`, "New Year's Day"),
    { date: addDays(sunday, -2), name: 'Good Friday' },
    { date: addDays(sunday, 1), name: 'Easter Monday' },
    { date: firstMonday(year, '05'), name: 'Early May Bank Holiday' },
    { date: lastMonday(year, '05'), name: 'Spring Bank Holiday' },
    { date: lastMonday(year, '08'), name: 'Summer Bank Holiday' },
    christmas,
    observed(`${year}-12-26`, 'Boxing Day', [christmas.date]),
  ]
  known.set(year, holidays)
  return holidays
}

/** Returns the bank holiday on that date, or null. */
export const holidayOn = (date: string): Holiday | null =>
  bankHolidays(Number(date.slice(0, 4))).find(holiday => holiday.date === date) ?? null
