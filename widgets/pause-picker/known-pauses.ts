import { parseDate } from '../../shared/domain/rules/dates/dates'
import { type HolidayMove, noEnd, type Pause } from '../../shared/domain/rules/essentials/pause'
import type { OptionValues } from '../../shared/platform/options/options'
import type { KnownPause } from './PauseList'
import type { options } from './pause-picker.options'

/** Returns a pause of the page with its dates; null if they cannot be read. */
export function knownPause({ start_date, end_date }: KnownPause, openEnd: string | undefined): Pause | null {
  const start = parseDate(start_date)
  const end = end_date === openEnd ? noEnd : parseDate(end_date)
  return start && end ? { start, end } : null
}

/** Returns what a holiday moves, with its dates; null if they cannot be read. */
export function knownMove({
  from,
  to,
  ...rest
}: OptionValues<typeof options>['moves'][number]): HolidayMove | null {
  const [due, coming] = [parseDate(from), parseDate(to)]
  return due && coming ? { ...rest, from: due, to: coming } : null
}
