/** A product in the box basket. */
export type BoxLineState = { id: number; productId: number; quantity: number }

/** The order that the basket becomes, or the one it amends; dates are YYYY-MM-DD. */
export type BoxDraftState = {
  id: number
  /** Of a single delivery. */
  date: string | null
  /** 0 once, else every 1, 2 or 4 weeks. */
  frequency: number
  /** 1 Monday to 6 Saturday, of a repeating order. */
  weekday: number | null
  slot: string
  instructions: string
  otherInstructions: string
  /** The repeating order of which one week is changed. */
  parentId: number | null
  editingOrderId: number | null
  /** The day on which the delivery that is being changed is due. */
  editingDate: string | null
  /** What it came to before, in pounds. */
  previousTotal?: string | null
  /** What it held before, at the prices of then. */
  previousLines?: readonly OrderedLine[]
}

export type BoxBasketState = { lines: BoxLineState[]; draft: BoxDraftState | null }

/** What was ordered, at the price of the day, in pence. */
export type OrderedLine = { productId: number; quantity: number; price: number }

/** What a box holds, and the code that makes it cheaper. */
export type BoxContents = { lines: OrderedLine[]; coupon: string | null }

/** What is different about the delivery of one day on which an order is due. */
export type BoxDayState = {
  /** Ordered for this day instead. */
  instead?: BoxContents
  /** The day on which the customer wants it to come. */
  movedTo?: string
  isCancelled?: boolean
  failed?: string
  failing?: string
  isUndeliverable?: boolean
  /** Delivered fewer, by product. */
  short?: Record<number, number>
}

export type BoxOrderState = BoxContents & {
  id: number
  /** When it was placed or amended; an ISO date-time. */
  orderedAt: string
  frequency: number
  weekday: number | null
  /** The first delivery. */
  start: string
  /** From this date on nothing comes any more. */
  endsBefore: string | null
  /** From this date on everything has been cancelled. */
  cancelledFrom: string | null
  slot: string
  instructions: string
  otherInstructions: string
  /** The order whose place this one takes once the customer has moved. */
  continues?: number
  /** By the day on which the order by itself is due. */
  days: Record<string, BoxDayState>
}
