import table from '../rules.json'

/**
 * The rules of the shop: when orders close and deliveries arrive, the minimum of a box in pence, the days on which the
 * shop works and its rounds go. The printed pages, their sentences and the PHP shop read the same table.
 */
type Rules = {
  /** The time on the day before a delivery at which its orders close, HH:MM. */
  closes: string
  /** Other such times, by the day of the delivery, MM-DD. */
  closesFor: Record<string, string>
  arrives: string
  minimumOrder: number
  /** From 1 (Monday) to 6 (Saturday). */
  workingDays: readonly number[]
  /** The holidays that are kept on the day itself, on any weekday, MM-DD. */
  restDays: Readonly<Record<string, string>>
  rounds: Readonly<Record<string, { days: readonly number[]; arrives: string }>>
}

export const rules: Rules = table

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const list = new Intl.ListFormat('en-GB')

/** Returns the time at which the orders of a delivery close on the day before, HH:MM. */
export const closingTime = (date: string): string => rules.closesFor[date.slice(5)] ?? rules.closes

/** Returns "9pm", "noon" or "8:30am". */
export function clockInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour === 12 && minute === 0) return 'noon'
  const past = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${past}${hour < 12 ? 'am' : 'pm'}`
}

const dayBefore = (time: string): string =>
  `${clockInWords(time)} ${time < '17:00' ? 'the day before' : 'the evening before'}`

/** Returns "24 December" for 12-24. */
const dayOfYear = (day: string): string =>
  new Date(`2000-${day}T00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })

/** Returns "9pm the evening before", with the deliveries whose orders close at another time. */
export const closingInWords = (): string =>
  [
    dayBefore(rules.closes),
    ...Object.entries(rules.closesFor).map(([day, time]) => `for ${dayOfYear(day)} until ${dayBefore(time)}`),
  ].join(', ')

/** Returns "by 8am". */
export const arrivalInWords = (time = rules.arrives): string => `by ${clockInWords(time)}`

/** Returns "Monday to Saturday" or "Monday, Wednesday and Friday". */
export function weekdaysInWords(days: readonly number[]): string {
  const names = days.map(day => dayNames[day] ?? '')
  const isRun = days.length > 2 && days.every((day, at) => at === 0 || day === (days[at - 1] ?? 0) + 1)
  return isRun ? `${names[0]} to ${names.at(-1)}` : list.format(names)
}

/** Returns "Sundays": the days without any delivery. */
export const idleDaysInWords = (): string =>
  list.format(dayNames.filter((_, day) => !rules.workingDays.includes(day)).map(name => `${name}s`))
