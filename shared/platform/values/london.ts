import type { CalendarDate } from './calendar-date'

const hourMs = 3_600_000
const [march, october] = [2, 9]

/** Returns 1 am GMT on the last Sunday of that year's March or October. */
function clocksChange(moment: Date, month: number): number {
  const last = new Date(Date.UTC(moment.getUTCFullYear(), month, 31, 1))
  return last.setUTCDate(31 - last.getUTCDay())
}

/**
 * Returns London's clock time at a moment, in the UTC fields of a date. It uses the rule that has held since
 * 1996, as the first call of `Intl` costs a slow phone a tenth of a second.
 */
export function londonClock(moment: Date): Date {
  const time = moment.getTime()
  const isSummer = time >= clocksChange(moment, march) && time < clocksChange(moment, october)
  return new Date(isSummer ? time + hourMs : time)
}

/** Returns the calendar date in London at a moment, in any time zone of the device. */
export const today = (now: Date): CalendarDate => londonClock(now).toISOString().slice(0, 10) as CalendarDate

let clock = () => new Date()

/** Sets the clock that `thisYear` uses: the page's clock, corrected by the shop's answers. */
export function goByClock(now: () => Date): void {
  clock = now
}

/** Returns the current year in London, such as "2026". */
export const thisYear = (): string => today(clock()).slice(0, 4)
