/* Weeks as a shop may send them, with totals from a second implementation of HB-16, HB-17 and A-121. */

type Flag = boolean | number | string
export type WireLine = {
  product_name: string
  delivery_date: string
  total_price: string | null
  paused: Flag
  shifted: Flag
  unavailable: Flag
  temp_unavailable: Flag
  past_cutoff: Flag
  quantity_ordered: number
  quantity_delivered: number | null
  orderproduct: {
    is_free: Flag
    order: { frequency: number; parent_id: number | null; daymove_id: number | null }
  }
}
export type WireOrder = {
  id: number
  order_id: number
  start_date: string
  grand_total: string | null
  cancelled: Flag
  shifted: Flag
  paused: Flag
  delivered: Flag
  past_cutoff: Flag
  failed: { status: Flag }
  order: { id: number; frequency: number; parent_id: number | null; daymove_id: number | null }
}
export type WireWeek = {
  products: WireLine[]
  orders: WireOrder[]
  pauses: { start_date: string; end_date: string }[]
  moves: []
  activeBolOrder: null
}

export const start = '2026-11-22'
