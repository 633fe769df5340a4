import type { ApiClient } from '../../../domain/api/client/client'
import type { Saved } from '../../../domain/api/client/saved'
import {
  readDayOrder,
  readOneOff,
  removeOneOff,
  saveDayOrder,
  saveOneOff,
} from '../../../domain/api/essentials'
import type { CalendarDate } from '../../../domain/rules/dates/dates'
import type { Product } from '../../../domain/rules/product'

/** The calls that read and save a product's quantity in one delivery. */
export type OrderedLine = {
  read: (api: ApiClient, signal?: AbortSignal) => Promise<number>
  save: (api: ApiClient, quantity: number) => Promise<Saved>
}

/** Returns the calls for one date of a regular order. */
export const dayLine = (product: Product, date: CalendarDate, writtenDate: string): OrderedLine => ({
  read: (api, signal) => readDayOrder(api, product, date, signal),
  save: (api, quantity) => saveDayOrder(api, product, { date: writtenDate, quantity }),
})

/** Returns the calls for an order for one date. Quantity 0 removes the order; a later quantity creates a new one. */
export const onceLine = (product: Product, writtenDate: string): OrderedLine => {
  const offer = (api: ApiClient, signal?: AbortSignal) => readOneOff(api, product, writtenDate, signal)
  return {
    async read(api, signal) {
      const { orderId, quantity } = await offer(api, signal)
      return orderId === null ? 0 : (quantity ?? 0)
    },
    async save(api, quantity) {
      if (!quantity) return removeOneOff(api, product, writtenDate)
      const { orderId } = await offer(api)
      return saveOneOff(api, product, { quantity, date: writtenDate, orderId })
    },
  }
}
