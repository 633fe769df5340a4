import type { BoxOrder } from '../boxes/box-order'
import type { CalendarDate } from '../dates/dates'
import { isSkipped } from './line-state'
import { daysOf, type Week, type WeekDay, type WeekLine } from './week'

/** A reason why something ordered does not come on its day; the first that applies. */
type WhyNot = 'cancelled' | 'skipped' | 'paused' | 'moved' | 'unavailable'

/** Why something does not come on its day; for a moved day, `name` and `to` hold what the shop says of the move. */
export type Absence = { why: WhyNot; name: string; to: CalendarDate | null }

const because = (why: WhyNot): Absence => ({ why, name: '', to: null })

/** Returns whether the day or the entry itself is paused or moved; a pause takes precedence. */
function stopped(
  { isPaused, shift, shiftedTo }: WeekDay,
  entry: Pick<WeekLine, 'isPaused' | 'isShifted'>,
): Absence | null {
  if (isPaused || entry.isPaused) return because('paused')
  return shift !== null || entry.isShifted ? { why: 'moved', name: shift ?? '', to: shiftedTo } : null
}

/** Returns why a line does not come on its day; null if it comes, or has come. */
function lineAbsence(line: WeekLine, day: WeekDay): Absence | null {
  if (line.delivered) return null
  if (isSkipped(line)) return because('skipped')
  const isScarce = line.isUnavailable || (line.isLimited && line.isPastCutoff)
  return stopped(day, line) ?? (isScarce ? because('unavailable') : null)
}

/** Returns why a box does not come on its day; null if it comes, or has come. */
function boxAbsence(box: BoxOrder, day: WeekDay): Absence | null {
  if (box.isDelivered) return null
  if (box.isCancelled) return because('cancelled')
  return stopped(day, box) ?? (box.failed === null ? null : because('unavailable'))
}

/** Returns what is still to come on a day, and why the rest does not. */
export function arrivalsOn(day: WeekDay): Pick<WeekDay, 'lines' | 'boxes'> & { absences: Absence[] } {
  const lines = day.lines.filter(line => !line.delivered)
  const boxes = day.boxes.filter(box => !box.isDelivered)
  const absences = [
    ...lines.map(line => lineAbsence(line, day)),
    ...boxes.map(box => boxAbsence(box, day)),
  ].filter(absence => absence !== null)
  return {
    lines: lines.filter(line => !lineAbsence(line, day)),
    boxes: boxes.filter(box => !boxAbsence(box, day)),
    absences,
  }
}

/** Returns why an ordered product does not come on a date of the week; null if it comes, or nothing says that it does not. */
export function productAbsence(week: Week, { date, id }: { date: CalendarDate; id: string }): Absence | null {
  const day = daysOf(week).find(each => each.date === date)
  if (!day) return null
  if (day.isPaused) return because('paused')
  const line = day.lines.find(({ product }) => product.id === id)
  const absence = line ? lineAbsence(line, day) : null
  return absence?.why === 'skipped' ? null : absence
}
