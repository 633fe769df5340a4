import type { CalendarDate } from './dates'
import type { Pence } from './money'
import type { Product } from './product'

/** One product in the Best of Local basket. */
export type BoxLine = {
  id: string
  productId: string
  product: Product
  quantity: number
  isUnavailable: boolean
  /** What a code takes off this line, in pence; a note only, the basket's discount holds it already. */
  discount: Pence
}

/** The order a basket becomes, or the one it amends (CO-14). */
export type BoxDraft = {
  id: string
  date: CalendarDate | null
  nextDelivery: CalendarDate | null
  /** 0 once, else every 1, 2 or 4 weeks. */
  frequency: number | null
  /** As the shop writes it: '0' means that nobody takes the delivery in. */
  slot: string
  instructions: string
  otherInstructions: string
  /** The repeating order of which one week is being changed; most fields are then fixed (CO-36). */
  parentId: string | null
  /** The order being amended. */
  editingOrderId: string | null
  /** 1 Monday to 6 Saturday. */
  weekday: number | null
}

/** The Best of Local basket as the server has it. */
export type Box = {
  lines: readonly BoxLine[]
  discount: Pence
  coupon: string | null
  draft: BoxDraft | null
}
