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
  /** The delivery that is being changed. */
  editingDate: string | null
}

export type BoxBasketState = { lines: BoxLineState[]; draft: BoxDraftState | null }

/** What was ordered, at the price of the day, in pence. */
export type OrderedLine = { productId: number; quantity: number; price: number }

/** What is different on one date of an order. */
export type BoxDayState = {
  /** Ordered for this date instead. */
  lines?: OrderedLine[]
  isCancelled?: boolean
  failed?: string
  failing?: string
  isUndeliverable?: boolean
  /** Delivered fewer, by product. */
  short?: Record<number, number>
}

export type BoxOrderState = {
  id: number
  frequency: number
  weekday: number | null
  /** The first delivery. */
  start: string
  /** From this date on nothing comes any more. */
  endsBefore: string | null
  lines: OrderedLine[]
  coupon: string | null
  slot: string
  instructions: string
  otherInstructions: string
  days: Record<string, BoxDayState>
}
