import { useEffect, useEffectEvent, useId, useState } from 'react'
import { numbered } from '../../domain/api/client/fields'
import type { Saved } from '../../domain/api/client/saved'
import { useChange } from '../../domain/hooks/use-change'
import { useShopStore } from '../../domain/hooks/use-shop'
import { trackOrder } from '../../domain/page/report-order'
import type { Product } from '../../domain/rules/product'
import { emit, listen } from '../../platform/page/events/window-events'
import { announce } from '../../platform/page/live-region'

/** One change of an order to be sent; quantities count items (ANA-06 to ANA-10). */
export type OrderChange = {
  /** The text of the busy button: "Adding". */
  doing: string
  /** The change removes an order. */
  isRemoval?: boolean
  send: () => Promise<Saved>
  /** Reads whether the change was saved, if the answer was lost. */
  isDone: () => Promise<boolean>
  before: number
  after: number
  orderType: 'one_off' | 'regular'
  /** The message if the shop sends none. */
  saved: string
  onSaved: (posted: Posted) => void
}

export type Posted = {
  /** The shop's own words, as received (UI-08). */
  message: string
  link: string | null
  /** False if the page has prevented the reload. */
  mayReload: boolean
  /** A text about the delivery on the date; empty if the order was removed. */
  comes?: string
}

/** The callbacks by which an editor reports its state to the element around it. */
export type EditorHost = {
  onPosted?: ((posted: Posted) => void) | undefined
  onBusy?: ((isBusy: boolean) => void) | undefined
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined
}

/** Calls `onChange` when another widget has sent an order for the product. */
function usePostedElsewhere(productId: string, self: string, onChange: () => void): void {
  const hear = useEffectEvent((id: string) => {
    if (id === productId) onChange()
  })
  useEffect(
    () => listen('product-posted', (detail, by) => by === self || hear(String(detail.product))),
    [self],
  )
}

/** Sends one change at a time. Reports each saved change to the page and to analytics, and announces it. */
export function usePosting(product: Product, host: EditorHost, onOthersChange: () => void) {
  const store = useShopStore()
  const change = useChange<Saved>()
  const [isRemoval, setRemoval] = useState(false)
  const self = useId()
  usePostedElsewhere(product.id, self, onOthersChange)

  const tell = (after: number): boolean => {
    const { template, id } = product
    return emit(
      'product-posted',
      { template, product: numbered(id), quantity: after },
      { cancelable: true, by: self },
    )
  }

  async function post({
    doing,
    isRemoval,
    send,
    isDone,
    before,
    after,
    orderType,
    saved,
    onSaved,
  }: OrderChange) {
    const onDone = (answer: Saved | null) => {
      const message = answer?.message || saved
      trackOrder({ product, before, after, orderType, isGuest: store.getState().session.isGuest })
      announce(message)
      onSaved({ message, link: answer?.link ?? null, mayReload: tell(after) })
    }
    if (change.isBusy) return
    host.onBusy?.(true)
    setRemoval(isRemoval === true)
    const outcome = await change.begin(doing, { send, isDone, onDone })
    host.onBusy?.(false)
    if (outcome?.kind !== 'not-saved' && outcome?.kind !== 'unknown') return
    // Reads the saved state again, here and in the week, and shows it beside the chosen quantity.
    onOthersChange()
    emit('basket-updated', {}, { by: self })
  }

  const { state } = change
  const doing = state.kind === 'sending' && state.doing
  return {
    state,
    /** The busy text of the remove button and of the save button; false while nothing is sent. */
    removing: isRemoval && doing,
    saving: !isRemoval && doing,
    post,
    checkAgain() {
      change.checkAgain()
      onOthersChange()
    },
    /** Clears the outcome of the last change; a change that is being sent continues. */
    forget: change.forget,
  }
}
