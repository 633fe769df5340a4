import type { Pence } from '../../../platform/values/money'
import type { BoxOrder, UnfinishedAmendment } from '../boxes/box-order'
import { momentOf } from '../dates/clock'
import { addDays, type CalendarDate, type DateMessages, formatDate } from '../dates/dates'
import type { Product } from '../product'

/** One product of daily essentials on one day (HB-08, HB-09). */
export type WeekLine = {
  id: string
  product: Product
  name: string
  date: CalendarDate | null
  /** `delivery_date` as it came: it goes back unchanged. */
  sentDate: string
  ordered: number
  /** Null until something has been delivered. */
  delivered: number | null
  price: Pence | null
  isPastCutoff: boolean
  isPaused: boolean
  isShifted: boolean
  /** Shifted, or tied to a move of its day: for the label alone. */
  isMoved: boolean
  isLimited: boolean
  isModified: boolean
  /** For good or for the moment: `unavailable` or `temp_unavailable`. */
  isUnavailable: boolean
  isFree: boolean
  /** 0 once, n every n weeks. */
  frequency: number
  /** Set on a single day's change of a regular order. */
  parentId: string | null
  /** Until when it can be changed: an ISO date-time; null when the shop does not say. */
  cutoff: string | null
  /** What was taken back after delivery; kept, not shown (HB-28, A-62). */
  rolledBack: { at: string; quantity: number | null } | null
}

/** Everything due, delivered, paused or moved from a Sunday to the Saturday after it. */
export type Week = {
  start: CalendarDate
  lines: readonly WeekLine[]
  boxes: readonly BoxOrder[]
  /** Both days are paused. */
  pauses: readonly { start: CalendarDate; end: CalendarDate }[]
  /** `to` is null where the shop does not say. */
  shifts: readonly { from: CalendarDate; to: CalendarDate | null; name: string }[]
  unfinished: UnfinishedAmendment | null
  /** The shop has said more of it than could be read: only a part of what it comes to is known. */
  isPartial?: true
}

/** One of the seven days of a shown week, with everything due on it. */
export type WeekDay = {
  date: CalendarDate
  lines: readonly WeekLine[]
  boxes: readonly BoxOrder[]
  /** Nothing comes that day because the customer has paused (HB-11). */
  isPaused: boolean
  /** The name of the day shift that begins on it (HB-12), empty when it has none; a pause goes before it. */
  shift: string | null
  /** Where that shift moves what was due; null where the shop does not say. */
  shiftedTo: CalendarDate | null
}

/** What is known of a week's cost, in pence (HB-13 to HB-15, A-121). */
type WeekTotals = {
  boxes: Pence
  essentials: Pence
  all: Pence
  /** Lines that count but have no readable price, so that they are in none of the sums. */
  unpriced: { lines: readonly WeekLine[]; boxes: readonly BoxOrder[] }
  /** Is that the whole cost? Not while a price is missing, or a part of the week could not be read. */
  isWhole: boolean
}

export const daysInWeek = 7

/** The Sunday on which the week that many weeks later begins. */
export const weeksLater = (start: CalendarDate, weeks: number): CalendarDate =>
  addDays(start, weeks * daysInWeek)

const isPausedOn = (pauses: Week['pauses'], date: CalendarDate): boolean =>
  pauses.some(({ start, end }) => start <= date && date <= end)

/** The seven days of a week, Sunday to Saturday; each line by its delivery date, each box by its start date (HB-05). */
export function daysOf({ start, lines, boxes, pauses, shifts }: Week): WeekDay[] {
  return [0, 1, 2, 3, 4, 5, 6].map(index => {
    const date = addDays(start, index)
    const isPaused = isPausedOn(pauses, date)
    return {
      date,
      lines: lines.filter(line => line.date === date),
      boxes: boxes.filter(box => box.date === date),
      isPaused,
      shift: isPaused ? null : (shifts.find(shift => shift.from === date)?.name ?? null),
      shiftedTo: shifts.find(shift => shift.from === date)?.to ?? null,
    }
  })
}

/** What keeps a product from coming on a date, by what the week says; null for nothing that is known. */
export function whyNothingComes(
  { lines, pauses }: Pick<Week, 'lines' | 'pauses'>,
  { date, id }: { date: CalendarDate; id: string },
): 'paused' | 'unavailable' | null {
  if (isPausedOn(pauses, date)) return 'paused'
  const line = lines.find(each => each.date === date && each.product.id === id)
  if (line?.isPaused) return 'paused'
  return line?.isUnavailable ? 'unavailable' : null
}

const isPausedAs = ({ isPaused }: { isPaused: boolean }) => isPaused

/** The days on which all that is due is marked as paused: nothing comes on them, whether a pause says so or not. */
function markedDays({ lines, boxes }: Pick<Week, 'lines' | 'boxes'>): CalendarDate[] {
  const due = [
    ...lines.filter(line => line.isPaused || countsLine(line)),
    ...boxes.filter(box => box.isPaused || countsBox(box)),
  ]
  const days = new Set(due.filter(isPausedAs).flatMap(({ date }) => date ?? []))
  return [...days].filter(day => due.every(({ date, isPaused }) => date !== day || isPaused))
}

/**
 * The week with its pauses agreed: a pause of the shop's marks all of its days; a day on which all that is due is
 * marked is called paused.
 */
export function withPausesAgreed(week: Week): Week {
  const pauses = [...week.pauses]
  for (const day of markedDays(week)) if (!isPausedOn(pauses, day)) pauses.push({ start: day, end: day })
  const mark = <Due extends { date: CalendarDate | null; isPaused: boolean }>(due: Due) =>
    !due.isPaused && due.date && isPausedOn(week.pauses, due.date) ? { ...due, isPaused: true } : due
  return {
    ...week,
    pauses,
    lines: week.lines.map(mark),
    // A box that has come is called delivered.
    boxes: week.boxes.map(box => (box.isDelivered ? box : mark(box))),
  }
}

/** The cut-offs of what was read: the moments at which it changes by itself. */
export const cutoffsOf = ({ lines, boxes }: Week): (Date | null)[] =>
  [...lines, ...boxes].map(({ cutoff }) => momentOf(cutoff))

/**
 * The week as it stands at that moment: what its cut-off has closed since it was read can be changed no longer
 * (A-115).
 */
export function weekAt(week: Week, now: Date): Week {
  const close = <Due extends { cutoff: string | null; isPastCutoff: boolean }>(due: Due): Due => {
    const cutoff = momentOf(due.cutoff)
    return cutoff && cutoff <= now && !due.isPastCutoff ? { ...due, isPastCutoff: true } : due
  }
  return { ...week, lines: week.lines.map(close), boxes: week.boxes.map(close) }
}

/** Does the line cost anything in its week? (HB-16, WC-06) */
export const countsLine = (line: WeekLine): boolean =>
  !(line.isPaused || line.isShifted || line.isUnavailable)

/** Does the box cost anything in its week? Also one that is paused (HB-17, WC-07, A-121). */
export const countsBox = (box: BoxOrder): boolean => !(box.isCancelled || box.isShifted)

/** Adds up what counts; the same figures for everything that shows a week's cost. */
export function weekTotals({
  lines,
  boxes,
  isPartial,
}: Pick<Week, 'lines' | 'boxes' | 'isPartial'>): WeekTotals {
  const countedLines = lines.filter(countsLine)
  const countedBoxes = boxes.filter(countsBox)
  const essentials = sum(countedLines.map(({ price }) => price ?? 0))
  const ofBoxes = sum(countedBoxes.map(({ total }) => total ?? 0))
  const unpriced = {
    // What is free costs nothing, whether the shop writes so or not.
    lines: countedLines.filter(({ price, isFree }) => price === null && !isFree),
    boxes: countedBoxes.filter(({ total }) => total === null),
  }
  const isWhole = !isPartial && unpriced.lines.length + unpriced.boxes.length === 0
  return { essentials, boxes: ofBoxes, all: essentials + ofBoxes, unpriced, isWhole }
}

/** What of a week is not in its sums, by the reasons that the shop gives for it. */
export type LeftOut = 'paused' | 'moved' | 'unavailable' | 'cancelled'

/** The reasons for which something of that week is left out of its sums, in the order in which they are told. */
export function leftOutOf({ lines, boxes }: Pick<Week, 'lines' | 'boxes'>): LeftOut[] {
  const isSo: Readonly<Record<LeftOut, boolean>> = {
    paused: lines.some(({ isPaused }) => isPaused),
    moved: [...lines, ...boxes].some(({ isShifted }) => isShifted),
    unavailable: lines.some(({ isUnavailable }) => isUnavailable),
    cancelled: boxes.some(({ isCancelled }) => isCancelled),
  }
  return (['paused', 'moved', 'unavailable', 'cancelled'] as const).filter(reason => isSo[reason])
}

/** Whether something of the week stands on none of its days: part could not be read, or has no day. */
export const isPartlyShown = ({ isPartial, lines, boxes }: Week): boolean =>
  !!isPartial || [...lines, ...boxes].some(({ date }) => !date)

/** How many items count in a week, a box as one, and on how many of its days (B8). */
export function weekContents(week: Week): { items: number; days: number } {
  const counts = daysOf(week).map(({ lines, boxes }) =>
    lines.filter(countsLine).reduce((items, { ordered }) => items + ordered, boxes.filter(countsBox).length),
  )
  return { items: counts.reduce((all, items) => all + items, 0), days: counts.filter(Boolean).length }
}

/** "Sun 2nd February" and "Sat 8th February" (WC-03). */
export const weekEnds = (start: CalendarDate, messages?: DateMessages): string[] =>
  [start, addDays(start, daysInWeek - 1)].map(date => formatDate(date, 'ddd Do MMMM', messages))

/** "Sun 2nd February - Sat 8th February". */
export const weekLabel = (start: CalendarDate, messages?: DateMessages): string =>
  weekEnds(start, messages).join(' - ')

const sum = (amounts: readonly Pence[]): Pence => amounts.reduce((total, amount) => total + amount, 0)
