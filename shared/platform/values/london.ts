import type { CalendarDate } from './calendar-date'

const hourMs = 3_600_000
const [march, october] = [2, 9]

/** One in the morning in Greenwich, on the last Sunday of that year's March or October. */
function clocksChange(moment: Date, month: number): number {
  const last = new Date(Date.UTC(moment.getUTCFullYear(), month, 31, 1))
  return last.setUTCDate(31 - last.getUTCDay())
}

/**
 * What London's clocks show at a moment, in the UTC fields of a date. By the rule, which has held since 1996: the
 * first answer of `Intl` costs a slow phone a tenth of a second.
 */
export function londonClock(moment: Date): Date {
  const time = moment.getTime()
  const isSummer = time >= clocksChange(moment, march) && time < clocksChange(moment, october)
  return new Date(isSummer ? time + hourMs : time)
}

/** The calendar date in London at a moment, whatever the zone of the device. */
export const today = (now: Date): CalendarDate => londonClock(now).toISOString().slice(0, 10) as CalendarDate

let clock = () => new Date()

/** Names the clock by which `thisYear` goes: the page's, which is set by the shop's answers. */
export function goByClock(now: () => Date): void {
  clock = now
}

/** The present year in London, as in "2026". */
export const thisYear = (): string => today(clock()).slice(0, 4)
