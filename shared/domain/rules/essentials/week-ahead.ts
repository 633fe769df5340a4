import { today } from '../../../platform/values/london'
import { boxActions } from '../boxes/box-order'
import { clockTime, momentOf } from '../dates/clock'
import { addDays, type CalendarDate } from '../dates/dates'
import { isLineEditable, isSkipped } from './line-state'
import { countsBox, countsLine, daysInWeek, type WeekDay } from './week'

/** Until when a day can be changed: a moment, or closed already; null where nothing is due or the shop does not say. */
export type DayCutoff = Date | 'closed' | null

/** What is still to come on a day. */
function dueOn({ lines, boxes, isPaused, shift }: WeekDay): Pick<WeekDay, 'lines' | 'boxes'> {
  if (isPaused || shift !== null) return { lines: [], boxes: [] }
  return {
    lines: lines.filter(line => !line.delivered && !isSkipped(line) && countsLine(line)),
    boxes: boxes.filter(box => !box.isDelivered && box.failed === null && countsBox(box)),
  }
}

/** Until when what is due that day can be changed: the first of its cut-offs that is still to come (B8). */
export function dayCutoff(day: WeekDay, now: Date): DayCutoff {
  const { lines, boxes } = dueOn(day)
  const due = [...lines, ...boxes]
  if (!due.length) return null
  if (due.every(({ isPastCutoff }) => isPastCutoff)) return 'closed'
  const [first] = [...lines.filter(({ isFree }) => !isFree), ...boxes]
    .filter(({ isPastCutoff }) => !isPastCutoff)
    .flatMap(({ cutoff }) => momentOf(cutoff) ?? [])
    .filter(moment => moment > now)
    .sort((one, other) => one.getTime() - other.getTime())
  return first ?? null
}

/**
 * The time at which every day that can still be changed closes on the evening before it: said once for all of them;
 * null where there are not several, or where one has another time of its own.
 */
export function sharedCutoff(days: readonly WeekDay[], now: Date): string | null {
  const open = days.flatMap(day => {
    const cutoff = dayCutoff(day, now)
    return cutoff instanceof Date ? [{ date: day.date, cutoff }] : []
  })
  const [time, ...others] = new Set(
    open.map(({ date, cutoff }) => addDays(today(cutoff), 1) === date && clockTime(cutoff)),
  )
  return open.length > 1 && time && !others.length ? time : null
}

/** The first day, from that date on, on which something comes; null when none does. */
export function nextDelivery(days: readonly WeekDay[], from: CalendarDate): WeekDay | null {
  const isDue = (day: WeekDay) => {
    const { lines, boxes } = dueOn(day)
    return lines.length + boxes.length > 0
  }
  return days.find(day => day.date >= from && isDue(day)) ?? null
}

/** Is that date one of the week's? */
export const isInWeek = (date: CalendarDate, start: CalendarDate): boolean =>
  start <= date && date < addDays(start, daysInWeek)

/**
 * From which day on the present week is of use to somebody on a phone: the first that can be changed, else today;
 * null for every other week, which is shown whole (F-52).
 */
export function firstUsefulDay(days: readonly WeekDay[], today: CalendarDate): CalendarDate | null {
  const [first] = days
  if (!first || !isInWeek(today, first.date)) return null
  const isChangeable = ({ lines, boxes }: WeekDay) =>
    lines.some(isLineEditable) || boxes.some(box => boxActions(box) !== 'reorder')
  return days.find(day => day.date >= today && isChangeable(day))?.date ?? today
}
