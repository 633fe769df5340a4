import { nextOf, startOfDay } from '../../shared/domain/rules/dates/clock'
import { addDays, parseDate } from '../../shared/domain/rules/dates/dates'

/** The time between two days, both included; a missing day leaves that side open. */
type Season = { isOn: (time: Date) => boolean; nextChange: (time: Date) => Date | null }

/** Returns the season between two dates of the server, by London time. */
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
