import type { ApiClient } from '../../../domain/api/client/client'
import { readOneOff, removeOneOff, saveOneOff } from '../../../domain/api/essentials'
import type { Product } from '../../../domain/rules/product'
import type { OneOffMessages } from '../editor-messages'
import type { OrderChange } from '../use-posting'

type OneOffRequest = {
  api: ApiClient
  product: Product
  date: string
  orderId: string | null
  quantity: number
  isRemoved: boolean
  hasOrder: boolean
  messages: OneOffMessages
}

/** Builds the request that saves or removes an order for one date, and the check whether it succeeded. */
export function oneOffChange({
  api,
  product,
  date,
  orderId,
  quantity,
  isRemoved,
  hasOrder,
  messages,
}: OneOffRequest): Omit<OrderChange, 'before' | 'onSaved'> {
  return {
    isRemoval: isRemoved,
    doing: isRemoved ? messages.removingOrder : hasOrder ? messages.updatingOrder : messages.addingOrder,
    after: isRemoved ? 0 : quantity,
    orderType: 'one_off',
    saved: isRemoved ? messages.wasRemoved : messages.savedOneOff,
    send: () =>
      isRemoved ? removeOneOff(api, product, date) : saveOneOff(api, product, { quantity, date, orderId }),
    async isDone() {
      const now = await readOneOff(api, product, date)
      return isRemoved ? now.orderId === null : now.orderId !== null && now.quantity === quantity
    },
  }
}
