import { nextOf, startOfDay } from '../../shared/domain/rules/dates/clock'
import { addDays, parseDate } from '../../shared/domain/rules/dates/dates'

/** Between two days, both of which belong to it; a side without a day is open. */
type Season = { isOn: (time: Date) => boolean; nextChange: (time: Date) => Date | null }

/** The season between two dates as a server writes them, by London's calendar. */
export function seasonOf(from: string | undefined, until: string | undefined): Season {
  const first = parseDate(from)
  const last = parseDate(until)
  const begin = first && startOfDay(first)
  const end = last && startOfDay(addDays(last, 1))
  return {
    isOn: time => !(begin && time < begin) && !(end && time >= end),
    nextChange: time => nextOf([begin, end], time),
  }
}
