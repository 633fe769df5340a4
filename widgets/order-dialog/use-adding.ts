import { useState } from 'react'
import { theBasket } from '#site/events'
import { readBasket } from '../../shared/domain/api/basket'
import { linesOf } from '../../shared/domain/api/client/failure'
import { numbered } from '../../shared/domain/api/client/fields'
import type { Saved } from '../../shared/domain/api/client/saved'
import { useApi } from '../../shared/domain/hooks/use-api'
import { useBasketStore } from '../../shared/domain/hooks/use-basket'
import { type ChangeState, useChange } from '../../shared/domain/hooks/use-change'
import type { Basket } from '../../shared/domain/rules/basket'
import type { Product } from '../../shared/domain/rules/product'
import { maxQuantity } from '../../shared/domain/rules/quantity'
import type { BasketState } from '../../shared/domain/store/basket/basket-state'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { emit } from '../../shared/platform/page/events/window-events'
import { announce } from '../../shared/platform/page/live-region'
import { report } from '../../shared/platform/page/report'
import { interpolate } from '../../shared/platform/values/interpolate'
import { orderDialogMessages } from './order-dialog-messages'

const inLines = (basket: Basket, { id }: Product) =>
  basket.lines.reduce((items, line) => items + (line.productId === id ? line.quantity : 0), 0)

/**
 * Returns how many of a product are in the basket; `known` is the page's number, used until the basket has been read.
 */
export function heldIn({ basket, unread }: BasketState, product: Product, known: number): number {
  const shown = basket ? inLines(basket, product) : known
  const added = unread.accepted.find(each => each.product.id === product.id)
  return added?.isAll ? added.quantity : shown + (added?.quantity ?? 0)
}

/** Adds one at each press; the result is shown on the button, announced and logged (OD-14, A-112). */
export function useAdding(product: Product, known: number) {
  const messages = useMessages(orderDialogMessages)
  const api = useApi()
  const basket = useBasketStore()
  const change = useChange<Saved>()
  const { state } = change

  const [isReading, setReading] = useState(false)

  /**
   * Resolves to true if no more can be ordered. A card that has just been mounted waits for the first reading of the
   * basket (OD-09).
   */
  const isFull = async () => {
    setReading(true)
    await basket.getState().settle()
    setReading(false)
    return heldIn(basket.getState(), product, known) >= maxQuantity(product.maxAllowed)
  }
  const reasonIn = (now: ChangeState) =>
    now.kind === 'refused' ? linesOf(now.failure, messages).join(' ') : ''
  const add = async () => {
    if (await isFull()) {
      announce(interpolate(messages.isFull, { name: product.name }))
      return
    }
    const { basket: known } = basket.getState()
    const before = known && inLines(known, product)
    const outcome = await change.begin(messages.adding, {
      send: () => basket.getState().add(product, { quantity: 1, increment: true }),
      async isDone() {
        const after = inLines(await readBasket(api), product)
        if (before === null) throw new TypeError('what was in the basket before is not known')
        return after > before
      },
      onDone(answer) {
        announce(answer?.message || `${product.name}: ${messages.added}`)
        emit(
          'product-posted',
          { template: 'bol', product: numbered(product.id), quantity: 1 },
          { cancelable: true, by: theBasket },
        )
      },
    })
    if (!outcome || outcome.kind === 'done' || outcome.kind === 'left') return
    const reason = reasonIn(outcome)
    const words = outcome.kind === 'unknown' ? messages.unsureAdded : messages.notAdded
    announce(`${interpolate(words, { name: product.name })} ${reason}`.trim(), 'assertive')
    report(`order-dialog: ${product.name} was not added: ${reason || outcome.kind}`)
  }
  const isUnknown = state.kind === 'unknown'
  const isFailed = state.kind === 'refused' || state.kind === 'not-saved'
  return {
    isAdding: change.isBusy || isReading,
    /** Why the shop has refused the last press, shown below the button; empty if it has not. */
    refusal: reasonIn(state),
    /** The text that replaces the button's own. */
    words: isUnknown ? messages.checkAgain : isFailed ? messages.addAgain : undefined,
    /** Drops the outcome of the last press. */
    forget: change.forget,
    add: () => void (isUnknown ? change.checkAgain() : add()),
  }
}
