/** What a regular order brings on one weekday. */
export type RegularDayState = {
  quantity: number
  /** Every 1, 2 or 4 weeks. */
  frequency: number
  /** The Sunday of a week in which it comes. */
  anchor: string
}

/** By weekday: 1 Monday to 6 Saturday. */
export type RegularDays = Record<number, RegularDayState>

/** A product that comes again and again. */
export type RegularOrderState = {
  id: number
  productId: number
  /** What the customer last asked for. */
  days: RegularDays
  /** What was asked for before, oldest first: deliveries before that date are made by it. */
  earlier: { before: string; days: RegularDays }[]
  /** Deliveries before that date are a gift. */
  freeBefore?: string
}

/** A product for one date, besides what comes regularly. */
export type OneOffState = { id: number; productId: number; date: string; quantity: number; isFree?: boolean }

/** One day of a regular order on which something else comes; 0 when nothing does. */
export type DayChangeState = {
  id: number
  orderId: number
  productId: number
  date: string
  quantity: number
}

/** What the depot has written down about a product on one day. */
export type DayNoteState = {
  date: string
  productId: number
  /** How many were left, where it is not what was ordered. */
  delivered?: number
  /** There was not enough for everybody: it cannot be delivered. */
  isLimited?: boolean
  /** It cannot be had on that day. */
  isUnavailable?: boolean
  /** Taken back after the delivery; an ISO date-time. */
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
  /** The depot's own; bank holidays are worked out. */
  dayMoves: DayMoveState[]
}

/** Nothing ordered yet. */
export const noEssentials = (): EssentialsState => ({
  regularOrders: [],
  oneOffs: [],
  dayChanges: [],
  dayNotes: [],
  dayMoves: [],
})

/** What was ordered before registering: it goes on with the account. */
export const keptEssentials = (guest: EssentialsState): EssentialsState => ({
  ...noEssentials(),
  regularOrders: guest.regularOrders,
  oneOffs: guest.oneOffs,
  dayChanges: guest.dayChanges,
})
