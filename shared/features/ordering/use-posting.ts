import { useEffect, useEffectEvent, useId, useState } from 'react'
import { numbered } from '../../domain/api/client/fields'
import type { Saved } from '../../domain/api/client/saved'
import { trackOrder } from '../../domain/hooks/analytics'
import { useChange } from '../../domain/hooks/use-change'
import { useShopStore } from '../../domain/hooks/use-shop'
import type { Product } from '../../domain/rules/product'
import { emit, listen } from '../../platform/page/events/window-events'
import { announce } from '../../platform/page/shell'

/** One change of an order, as it is about to be sent; quantities count items (ANA-06 to ANA-10). */
export type OrderChange = {
  /** For the busy button: "Adding". */
  doing: string
  /** Whether it takes out what was ordered. */
  isRemoval?: boolean
  send: () => Promise<Saved>
  /** Reads whether the shop has the order as it was asked for, where its answer was lost. */
  isDone: () => Promise<boolean>
  before: number
  after: number
  orderType: 'one_off' | 'regular'
  /** Said when the shop has no words of its own. */
  saved: string
  onSaved: (posted: Posted) => void
}

export type Posted = {
  /** The shop's own words, as received (UI-08). */
  message: string
  link: string | null
  /** False where the page has prevented the reload that may follow. */
  mayReload: boolean
  /** What of an order for one date comes now, in words; empty where it was removed. */
  comes?: string
}

/** What surrounds an editor and follows what becomes of its order. */
export type EditorHost = {
  onPosted?: ((posted: Posted) => void) | undefined
  onBusy?: ((isBusy: boolean) => void) | undefined
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined
}

/** Hears of orders for that product that others have sent. */
function usePostedElsewhere(productId: string, self: string, onChange: () => void): void {
  const hear = useEffectEvent((id: string) => {
    if (id === productId) onChange()
  })
  useEffect(
    () => listen('product-posted', (detail, by) => by === self || hear(String(detail.product))),
    [self],
  )
}

/** Sends one change at a time, and tells the page, its reports and a screen reader of each that is saved. */
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
    // What the shop has is shown, here and in the week, beside what was asked for.
    onOthersChange()
    emit('basket-updated', {}, { by: self })
  }

  const { state } = change
  const doing = state.kind === 'sending' && state.doing
  return {
    state,
    /** What the busy button says, the one that removes and the other; false when nothing is under way. */
    removing: isRemoval && doing,
    saving: !isRemoval && doing,
    post,
    checkAgain() {
      change.checkAgain()
      onOthersChange()
    },
    /** What became of the last change is over; one that is under way goes on. */
    forget: change.forget,
  }
}
