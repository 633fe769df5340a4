import type { BoxOrder, UnfinishedAmendment } from './box-order'
import type { CalendarDate } from './dates'
import type { Pence } from './money'
import type { Product } from './product'

/** One product of daily essentials on one day (HB-08, HB-09). */
export type WeekLine = {
  id: string
  product: Product
  name: string
  date: CalendarDate | null
  ordered: number
  /** Null until something has been delivered. */
  delivered: number | null
  price: Pence | null
  isPastCutoff: boolean
  isPaused: boolean
  isShifted: boolean
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
  shifts: readonly { from: CalendarDate; name: string }[]
  unfinished: UnfinishedAmendment | null
}
