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
    boxes: boxes.filter(box => !box.isDelivered && !box.isPaused && box.failed === null && countsBox(box)),
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

/** A day on which something is ordered and nothing comes; of a moved one its name and where it goes, as far as the shop says. */
export type FallenDay = {
  date: CalendarDate
  why: 'paused' | 'moved' | 'unavailable'
  name: string
  to: CalendarDate | null
}

/** What comes when: the one answer to "when does it come next?" (J-60). */
type Coming = {
  /** What is due today and is not called delivered: whether it has come already nobody here knows. */
  dueToday: WeekDay | null
  /** The first day after today on which something comes; null when none of these days brings anything. */
  next: WeekDay | null
  /** The days before that on which what is ordered does not come. */
  fallen: readonly FallenDay[]
}

/** Why nothing comes that day though something is ordered for it; null where nothing is, or something comes. */
function fallenDay(day: WeekDay): FallenDay | null {
  const { date, isPaused, shift, shiftedTo } = day
  const lines = day.lines.filter(line => !line.delivered && !isSkipped(line))
  const boxes = day.boxes.filter(box => !box.isDelivered && !box.isCancelled)
  if (lines.length + boxes.length === 0 || isDue(day)) return null
  const ordered = [...lines, ...boxes]
  const isMoved = shift !== null || ordered.some(({ isShifted }) => isShifted)
  const why = isPaused || ordered.some(each => each.isPaused) ? 'paused' : isMoved ? 'moved' : 'unavailable'
  return { date, why, name: shift ?? '', to: shiftedTo }
}

function isDue(day: WeekDay): boolean {
  const { lines, boxes } = dueOn(day)
  return lines.length + boxes.length > 0
}

/** When something comes next of those days, and which days fall out until then, with the reason. */
export function comingDelivery(days: readonly WeekDay[], present: CalendarDate): Coming {
  const later = days.filter(({ date }) => date > present)
  const at = later.findIndex(isDue)
  return {
    dueToday: days.find(day => day.date === present && isDue(day)) ?? null,
    next: later[at] ?? null,
    fallen: (at < 0 ? later : later.slice(0, at)).flatMap(day => fallenDay(day) ?? []),
  }
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
