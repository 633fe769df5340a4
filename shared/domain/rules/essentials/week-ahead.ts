import { today } from '../../../platform/values/london'
import { isChangeable } from '../boxes/box-offers'
import { clockTime, momentOf } from '../dates/clock'
import { addDays, type CalendarDate } from '../dates/dates'
import { type Absence, arrivalsOn } from './coming'
import { isLineEditable } from './line-state'
import { daysInWeek, type WeekDay } from './week'

/** The last moment to change a day, or 'closed'; null if nothing is due or the shop does not say. */
export type DayCutoff = Date | 'closed' | null

/** Returns the next cut-off of the things due on a day (B8). */
export function dayCutoff(day: WeekDay, now: Date): DayCutoff {
  const { lines, boxes } = arrivalsOn(day)
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
 * Returns the clock time at which each open day closes on the evening before, so that the page can say it once. Null
 * if fewer than two days are open or a day closes at another time.
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

/** A day on which something is ordered and nothing comes. */
export type FallenDay = Absence & { date: CalendarDate; why: (typeof told)[number] }

/** The answer to "when does the next delivery come?" (J-60). */
type Coming = {
  /** Today, if something is due and not yet marked as delivered. Nobody here knows whether it has come. */
  dueToday: WeekDay | null
  /** The first day after today with a delivery; null if there is none. */
  next: WeekDay | null
  /** The days before `next` on which an ordered delivery does not come. */
  fallen: readonly FallenDay[]
}

// If entries of one day do not come for several reasons, the first of these is stated.
const told = ['paused', 'moved', 'unavailable'] as const

/** Returns why nothing comes on a day with orders; null if nothing is ordered or something comes. */
function fallenDay(day: WeekDay): FallenDay | null {
  if (isDue(day)) return null
  const { absences } = arrivalsOn(day)
  for (const why of told) {
    const absence = absences.find(each => each.why === why)
    if (absence) return { ...absence, date: day.date, why }
  }
  return null
}

function isDue(day: WeekDay): boolean {
  const { lines, boxes } = arrivalsOn(day)
  return lines.length + boxes.length > 0
}

/** Returns the next delivery among the days, and the days without their delivery until then, with the reason. */
export function comingDelivery(days: readonly WeekDay[], present: CalendarDate): Coming {
  const later = days.filter(({ date }) => date > present)
  const at = later.findIndex(isDue)
  return {
    dueToday: days.find(day => day.date === present && isDue(day)) ?? null,
    next: later[at] ?? null,
    fallen: (at < 0 ? later : later.slice(0, at)).flatMap(day => fallenDay(day) ?? []),
  }
}

export const isInWeek = (date: CalendarDate, start: CalendarDate): boolean =>
  start <= date && date < addDays(start, daysInWeek)

/**
 * Returns the day at which a phone starts the current week: the first that can be changed, else today. Null for any
 * other week, which is shown whole (F-52).
 */
export function firstUsefulDay(days: readonly WeekDay[], today: CalendarDate): CalendarDate | null {
  const [first] = days
  if (!first || !isInWeek(today, first.date)) return null
  const canChange = ({ lines, boxes }: WeekDay) => lines.some(isLineEditable) || boxes.some(isChangeable)
  return days.find(day => day.date >= today && canChange(day))?.date ?? today
}
