import type { CalendarDate } from './dates'
import type { Pence } from './money'

/** One product of a box order, as ordered and as delivered. */
export type BoxDelivery = {
  name: string
  ordered: number | null
  /** Null until something has been delivered. */
  delivered: number | null
  price: Pence | null
  isUnavailable: boolean
}

/** One delivery of a Best of Local box (BD-02, HB-31 to HB-39). */
export type BoxOrder = {
  id: string
  /** The order this delivery belongs to; a repeating one has many deliveries. */
  orderId: string
  date: CalendarDate | null
  /** `start_date` and `deliveries` as they came: they go back unchanged. */
  sent: { date: unknown; deliveries: unknown }
  itemCount: number | null
  subtotal: Pence | null
  discount: Pence | null
  total: Pence | null
  products: readonly { name: string; quantity: number | null; image: string }[]
  deliveries: readonly BoxDelivery[]
  /** 0 once, n every n weeks. */
  frequency: number
  weekday: number | null
  /** Set when this week of a repeating order was changed. */
  parentId: string | null
  isCancelled: boolean
  /** The reason, empty when none is given; null when it has not failed. */
  failed: string | null
  failing: string | null
  isPastCutoff: boolean
  isDeliverable: boolean
  isDelivered: boolean
  isPaid: boolean
  isShifted: boolean
  isModified: boolean
  isPaused: boolean
  /** Until when it can be changed: an ISO date-time; null when the shop does not say. */
  cutoff: string | null
}

/** A box amendment that was begun and not finished (UA-03). */
export type UnfinishedAmendment = {
  date: CalendarDate | null
  frequency: number | null
  weekday: number | null
}
