import { useRef, useState } from 'react'
import { theBasket } from '#site/events'
import { readBasketQuantity } from '../../shared/domain/api/basket'
import { numbered } from '../../shared/domain/api/client/fields'
import type { Saved } from '../../shared/domain/api/client/saved'
import { useApi } from '../../shared/domain/hooks/use-api'
import { useBasketStore } from '../../shared/domain/hooks/use-basket'
import { useChange } from '../../shared/domain/hooks/use-change'
import type { Product } from '../../shared/domain/rules/product'
import { maxQuantity } from '../../shared/domain/rules/quantity'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { emit } from '../../shared/platform/page/events/window-events'
import { announce } from '../../shared/platform/page/live-region'
import { orderDialogMessages } from './order-dialog-messages'
import { useHeld } from './use-held'

type BasketOrderOptions = {
  product: Product
  onPosted: () => void
  onBusy: (isBusy: boolean) => void
}

/**
 * Returns how many of a product are in the basket, how many the customer wants, and the change from one to the other.
 */
export function useBasketOrder({ product, onPosted, onBusy }: BasketOrderOptions) {
  const messages = useMessages(orderDialogMessages)
  const api = useApi()
  const basket = useBasketStore()
  const { reading, readAgain, replace } = useHeld(product)
  const change = useChange<Saved>()
  const [chosen, setChosen] = useState<number | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const latest = useRef(chosen)

  const held = reading && 'held' in reading ? reading.held : 0
  const max = maxQuantity(product.maxAllowed)
  const quantity = chosen ?? (held > 0 ? held : Math.min(1, max))

  const request = (next: number | null) => {
    latest.current = next
    setChosen(next)
  }
  return {
    reading,
    readAgain,
    held,
    max,
    quantity,
    change,
    /** The shop's message about the last change. */
    message,
    choose(next: number) {
      request(next)
      setMessage(null)
      change.forget()
    },
    async post() {
      if (change.isBusy) return
      onBusy(true)
      await change.begin(messages.saving, {
        send: () => basket.getState().add(product, { quantity, increment: false }),
        isDone: async () => (await readBasketQuantity(api, product)) === quantity,
        onDone(answer) {
          const said = answer?.message || `${product.name}: ${messages.added}`
          setMessage(said)
          announce(said)
          emit(
            'product-posted',
            { template: 'bol', product: numbered(product.id), quantity },
            { cancelable: true, by: theBasket },
          )
          replace(quantity)
          // A quantity chosen during the request still has to be sent.
          if (latest.current !== chosen) return
          request(null)
          onPosted()
        },
      })
      onBusy(false)
    },
  }
}
