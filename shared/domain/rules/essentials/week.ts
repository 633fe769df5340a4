import { today } from '../../../platform/values/london'
import type { Pence } from '../../../platform/values/money'
import type { BoxOrder, UnfinishedAmendment } from '../boxes/box-order'
import { momentOf } from '../dates/clock'
import { addDays, type CalendarDate, type DateMessages, formatDate } from '../dates/dates'
import type { Product } from '../product'

/** One daily essentials product on one day (HB-08, HB-09). */
export type WeekLine = {
  id: string
  product: Product
  name: string
  date: CalendarDate | null
  /** `delivery_date` exactly as the shop sent it: it is sent back unchanged. */
  sentDate: string
  ordered: number
  /** Null until something has been delivered. */
  delivered: number | null
  price: Pence | null
  isPastCutoff: boolean
  isPaused: boolean
  isShifted: boolean
  /** Shifted, or tied to a move of its day; only the label reads this. */
  isMoved: boolean
  isLimited: boolean
  isModified: boolean
  /** `unavailable` or `temp_unavailable`. */
  isUnavailable: boolean
  isFree: boolean
  /** 0 for a single delivery, n for every n weeks. */
  frequency: number
  /** Set if the line changes a single day of a regular order. */
  parentId: string | null
  /** The moment after which the line cannot be changed, an ISO date-time; null if the shop does not say. */
  cutoff: string | null
  /** The part that was taken back after delivery; kept but not shown (HB-28, A-62). */
  rolledBack: { at: string; quantity: number | null } | null
}

/** Everything due, delivered, paused or moved from a Sunday to the next Saturday. */
export type Week = {
  start: CalendarDate
  lines: readonly WeekLine[]
  boxes: readonly BoxOrder[]
  /** Both days of a pause are included. */
  pauses: readonly { start: CalendarDate; end: CalendarDate }[]
  /** `to` is null if the shop does not say. */
  shifts: readonly { from: CalendarDate; to: CalendarDate | null; name: string }[]
  unfinished: UnfinishedAmendment | null
  /** Some entries could not be read, so the sums are incomplete. */
  isPartial?: true
}

/** One of the seven days of a shown week, with everything due on it. */
export type WeekDay = {
  date: CalendarDate
  lines: readonly WeekLine[]
  boxes: readonly BoxOrder[]
  /** Nothing comes on that day because the customer has paused (HB-11). */
  isPaused: boolean
  /** The name of the shift that begins on that day (HB-12), empty if it has no name; a pause takes precedence. */
  shift: string | null
  /** The day to which the shift moves the deliveries; null if the shop does not say. */
  shiftedTo: CalendarDate | null
}

/** The known costs of a week, in pence (HB-13 to HB-15, A-121); null if no price of it is known. */
type WeekTotals = {
  boxes: Pence | null
  essentials: Pence | null
  all: Pence | null
  /** Entries that count but have no readable price, so they are missing from the sums. */
  unpriced: { lines: readonly WeekLine[]; boxes: readonly BoxOrder[] }
  /** False while a price is missing or a part of the week could not be read. */
  isWhole: boolean
}

export const daysInWeek = 7

/** Returns the Sunday that is so many weeks after `start`. */
export const weeksLater = (start: CalendarDate, weeks: number): CalendarDate =>
  addDays(start, weeks * daysInWeek)

const isPausedOn = (pauses: Week['pauses'], date: CalendarDate): boolean =>
  pauses.some(({ start, end }) => start <= date && date <= end)

/** Splits a week into its seven days, Sunday to Saturday: lines by delivery date, boxes by start date (HB-05). */
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

const isPausedAs = ({ isPaused }: { isPaused: boolean }) => isPaused

/** Returns the days on which everything due is marked as paused. Nothing comes on them, even if no pause covers the day. */
function markedDays({ lines, boxes }: Pick<Week, 'lines' | 'boxes'>): CalendarDate[] {
  const due = [
    ...lines.filter(line => line.isPaused || countsLine(line)),
    ...boxes.filter(box => box.isPaused || countsBox(box)),
  ]
  const days = new Set(due.filter(isPausedAs).flatMap(({ date }) => date ?? []))
  return [...days].filter(day => due.every(({ date, isPaused }) => date !== day || isPaused))
}

/**
 * Makes pauses and paused entries agree: a pause marks everything on its days, and a day on which everything is
 * marked becomes a pause.
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
    // A delivered box stays delivered.
    boxes: week.boxes.map(box => (box.isDelivered ? box : mark(box))),
  }
}

/** Returns the cut-offs of all entries: the moments at which the week changes by itself. */
export const cutoffsOf = ({ lines, boxes }: Week): (Date | null)[] =>
  [...lines, ...boxes].map(({ cutoff }) => momentOf(cutoff))

/**
 * Returns the week as of `now`: entries past their cut-off cannot be changed, and none have come of a line only
 * once its day is over.
 */
export function weekAt(week: Week, now: Date): Week {
  const close = <Due extends { cutoff: string | null; isPastCutoff: boolean }>(due: Due): Due => {
    const cutoff = momentOf(due.cutoff)
    return cutoff && cutoff <= now && !due.isPastCutoff ? { ...due, isPastCutoff: true } : due
  }
  const day = today(now)
  const wait = (line: WeekLine): WeekLine =>
    line.delivered === 0 && !(line.date && line.date < day) ? { ...line, delivered: null } : line
  return { ...week, lines: week.lines.map(close).map(wait), boxes: week.boxes.map(close) }
}

/** Returns whether the line counts towards the week's cost (HB-16, WC-06). */
export const countsLine = (line: WeekLine): boolean =>
  !(line.isPaused || line.isShifted || line.isUnavailable)

/** Returns whether the box counts towards the week's cost. A paused box does (HB-17, WC-07, A-121). */
export const countsBox = (box: BoxOrder): boolean => !(box.isCancelled || box.isShifted)

/** Adds up the week's cost; every widget that shows it uses these sums. */
export function weekTotals({
  lines,
  boxes,
  isPartial,
}: Pick<Week, 'lines' | 'boxes'> & { isPartial?: true | undefined }): WeekTotals {
  const countedLines = lines.filter(countsLine)
  const countedBoxes = boxes.filter(countsBox)
  // A free product costs nothing, even if the shop gives no price.
  const lineAmounts = countedLines.map(({ price, isFree }) => (isFree ? (price ?? 0) : price))
  const boxAmounts = countedBoxes.map(({ total }) => total)
  const unpriced = {
    lines: countedLines.filter((_, at) => lineAmounts[at] === null),
    boxes: countedBoxes.filter(({ total }) => total === null),
  }
  return {
    essentials: knownSum(lineAmounts, isPartial),
    boxes: knownSum(boxAmounts, isPartial),
    all: knownSum([...lineAmounts, ...boxAmounts], isPartial),
    unpriced,
    isWhole: !isPartial && unpriced.lines.length + unpriced.boxes.length === 0,
  }
}

/** Adds up the known amounts; null if some are missing and the others are free, as a sum of £0.00 would say nothing. */
function knownSum(amounts: readonly (Pence | null)[], isPartial?: boolean): Pence | null {
  const sum = amounts.reduce<Pence>((all, amount) => all + (amount ?? 0), 0)
  return sum || !(isPartial || amounts.includes(null)) ? sum : null
}

/** A reason why an entry is left out of the week's sums. */
export type LeftOut = 'paused' | 'moved' | 'unavailable' | 'cancelled'

/** Returns the reasons why entries of the week are left out of its sums, in display order. */
export function leftOutOf({ lines, boxes }: Pick<Week, 'lines' | 'boxes'>): LeftOut[] {
  const isSo: Readonly<Record<LeftOut, boolean>> = {
    paused: lines.some(({ isPaused }) => isPaused),
    moved: [...lines, ...boxes].some(({ isShifted }) => isShifted),
    unavailable: lines.some(({ isUnavailable }) => isUnavailable),
    cancelled: boxes.some(({ isCancelled }) => isCancelled),
  }
  return (['paused', 'moved', 'unavailable', 'cancelled'] as const).filter(reason => isSo[reason])
}

/** Returns whether an entry is missing from all seven days, because it could not be read or has no date. */
export const isPartlyShown = ({ isPartial, lines, boxes }: Week): boolean =>
  !!isPartial || [...lines, ...boxes].some(({ date }) => !date)

/** Returns how many items count in a week, a box as one, and on how many days (B8). */
export function weekContents(week: Week): { items: number; days: number } {
  const counts = daysOf(week).map(({ lines, boxes }) =>
    lines.filter(countsLine).reduce((items, { ordered }) => items + ordered, boxes.filter(countsBox).length),
  )
  return { items: counts.reduce((all, items) => all + items, 0), days: counts.filter(Boolean).length }
}

/** Returns the first and last day: "Sun 2nd February" and "Sat 8th February" (WC-03). */
export const weekEnds = (start: CalendarDate, messages?: DateMessages): string[] =>
  [start, addDays(start, daysInWeek - 1)].map(date => formatDate(date, 'ddd Do MMMM', messages))

/** Returns the week's label: "Sun 2nd February - Sat 8th February". */
export const weekLabel = (start: CalendarDate, messages?: DateMessages): string =>
  weekEnds(start, messages).join(' - ')
