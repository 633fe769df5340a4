/** A product in the box basket. */
export type BoxLineState = { id: number; productId: number; quantity: number }

/** The order that the basket becomes, or the one it amends; dates are YYYY-MM-DD. */
export type BoxDraftState = {
  id: number
  /** The date of a single delivery. */
  date: string | null
  /** The frequency: 0 for once, else every 1, 2 or 4 weeks. */
  frequency: number
  /** The weekday of a repeating order, from 1 (Monday) to 6 (Saturday). */
  weekday: number | null
  slot: string
  instructions: string
  otherInstructions: string
  /** The repeating order of which one week is being changed. */
  parentId: number | null
  editingOrderId: number | null
  /** The day on which the delivery being changed is due. */
  editingDate: string | null
  /** The total before the change, in pounds. */
  previousTotal?: string | null
  /** The lines before the change, at the prices of that time. */
  previousLines?: readonly OrderedLine[]
}

export type BoxBasketState = { lines: BoxLineState[]; draft: BoxDraftState | null }

/** An ordered product, at the price of that time, in pence. */
export type OrderedLine = { productId: number; quantity: number; price: number }

/** The contents of a box, and its discount code. */
export type BoxContents = { lines: OrderedLine[]; coupon: string | null }

/** The reasons why a box has to be paid for first. */
export const unpaidReasons = {
  declined: 'Your card was declined. Please check your payment details.',
  expired: 'Your card has expired.',
  limit: 'It is over the limit of your account.',
  owing: 'An earlier payment is still owing.',
} as const

type UnpaidReason = keyof typeof unpaidReasons

/** The changes of one delivery, by the day on which the order is due. */
export type BoxDayState = {
  /** The contents ordered for this day instead. */
  instead?: BoxContents
  /** The day to which the customer has moved the delivery. */
  movedTo?: string
  isCancelled?: boolean
  failed?: string
  /** Why the box cannot be packed before it is paid for. */
  unpaid?: UnpaidReason
  isUndeliverable?: boolean
  /** The delivered quantity by product, if it was less than ordered. */
  short?: Record<number, number>
}

export type BoxOrderState = BoxContents & {
  id: number
  /** The time at which it was placed or amended; an ISO date-time. */
  orderedAt: string
  frequency: number
  weekday: number | null
  /** The date of the first delivery. */
  start: string
  /** The date from which nothing comes any more. */
  endsBefore: string | null
  /** The date from which everything has been cancelled. */
  cancelledFrom: string | null
  /** `endsBefore` as it was before everything was cancelled. */
  endedBefore?: string | null
  slot: string
  instructions: string
  otherInstructions: string
  /** The order that this one replaces once the customer has moved. */
  continues?: number
  /** The changes of single deliveries, by the day on which the order itself is due. */
  days: Record<string, BoxDayState>
}
