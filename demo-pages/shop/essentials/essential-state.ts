/** The quantity of a regular order on one weekday, and its frequency. */
export type RegularDayState = {
  quantity: number
  /** The frequency: every 1, 2 or 4 weeks. */
  frequency: number
  /** The Sunday of a week in which it comes. */
  anchor: string
}

/** The days by weekday, from 1 (Monday) to 6 (Saturday). */
export type RegularDays = Record<number, RegularDayState>

/** A product with regular deliveries. */
export type RegularOrderState = {
  id: number
  productId: number
  /** The customer's latest choice. */
  days: RegularDays
  /** The earlier choices, oldest first; each applies to deliveries before its date. */
  earlier: { before: string; days: RegularDays }[]
  /** Deliveries before that date are free. */
  freeBefore?: string
}

/** A product for one date, in addition to the regular orders. */
export type OneOffState = { id: number; productId: number; date: string; quantity: number; isFree?: boolean }

/** A changed quantity for one day of a regular order; 0 if nothing comes. */
export type DayChangeState = {
  id: number
  orderId: number
  productId: number
  date: string
  quantity: number
}

/** The depot's record of a product on one day. */
export type DayNoteState = {
  date: string
  productId: number
  /** The delivered quantity, if it differs from the order. */
  delivered?: number
  /** True if there was not enough of the product to deliver it. */
  isLimited?: boolean
  /** True if the product is not available on that day. */
  isUnavailable?: boolean
  /** The quantity taken back after the delivery, and when: an ISO date-time. */
  rolledBack?: { at: string; quantity: number }
}

/** A day whose deliveries come on another day. */
export type DayMoveState = { from: string; to: string; name: string }

/** The daily essentials of a visitor; dates are YYYY-MM-DD. */
export type EssentialsState = {
  regularOrders: RegularOrderState[]
  oneOffs: OneOffState[]
  dayChanges: DayChangeState[]
  dayNotes: DayNoteState[]
  /** The depot's own moves; those of bank holidays are computed. */
  dayMoves: DayMoveState[]
}

/** Returns the state without orders. */
export const noEssentials = (): EssentialsState => ({
  regularOrders: [],
  oneOffs: [],
  dayChanges: [],
  dayNotes: [],
  dayMoves: [],
})

/** Returns a guest's orders as the state of a new account. */
export const keptEssentials = (guest: EssentialsState): EssentialsState => ({
  ...noEssentials(),
  regularOrders: guest.regularOrders,
  oneOffs: guest.oneOffs,
  dayChanges: guest.dayChanges,
})
