/** What a regular order brings on one weekday (RO-03). */
export type RegularDay = {
  /** The key the server gave this day; it goes back under the same one. */
  key: string
  /** 1 Monday to 6 Saturday. */
  weekday: number
  quantity: number
  /** Every 1, 2 or 4 weeks. */
  frequency: number
  /** False where the round does not come that day. */
  isActive: boolean
  /** This day's own cap; null when the shop names none. */
  maximum: number | null
  hasOrder: boolean
}

/** A product's regular order as the server has it. */
export type RegularOrder = {
  days: readonly RegularDay[]
  /** The server wrote the days as a list, so that is how they go back. */
  isList: boolean
}

/** What one date of a one-off order offers (OO-02). */
export type OneOffOffer = {
  /** `value` goes back as it came. */
  groups: readonly { heading: string; dates: readonly { value: string; label: string }[] }[]
  /** Ordered for the chosen date; null when nothing is. */
  quantity: number | null
  /** The order of the chosen date; null when there is none. */
  orderId: string | null
  /** Above 0 when the order changes one day of a regular one. */
  frequency: number | null
}
