import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Failure, failureOf } from '../api/failure'
import { numbered } from '../api/fields'
import type { Saved } from '../api/saved'
import { announce } from '../page/shell'
import { emit, listen } from '../page/window-events'
import type { Product } from '../rules/product'
import { trackOrder } from '../services/analytics'
import { useShop, useShopStore } from '../services/use-shop'

/** One change of an order, as it is about to be sent; quantities count items (ANA-06 to ANA-10). */
export type Change = {
  /** For the busy button: "Adding". */
  doing: string
  send: () => Promise<Saved>
  before: number
  after: number
  orderType: 'one_off' | 'regular'
  /** Said when the shop has no words of its own. */
  saved: string
}

export type Posted = {
  /** The shop's own words, as received (UI-08). */
  message: string
  link: string | null
  /** False where the page has prevented the reload that may follow. */
  mayReload: boolean
}

/** What surrounds an editor and follows what becomes of its order. */
export type EditorHost = {
  onPosted?: ((posted: Posted) => void) | undefined
  onBusy?: ((isBusy: boolean) => void) | undefined
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined
}

const idle = { doing: false as string | false, failure: null as Failure | null }

/** Sends one change at a time, and tells the page, its reports and a screen reader of each that is saved. */
export function usePosting(product: Product, host: EditorHost, onOthersChange: () => void) {
  const store = useShopStore()
  const [state, setState] = useState(idle)
  const isUnderWay = useRef(false)
  const isTelling = useRef(false)

  const hear = useEffectEvent((id: string) => {
    if (id === product.id && !isTelling.current) onOthersChange()
  })
  useEffect(() => listen('product-posted', detail => hear(String(detail.product))), [])

  const restores = useShop(({ session }) => session.restores)
  // biome-ignore lint/correctness/useExhaustiveDependencies(restores): what was under way when the page left is over
  useEffect(() => {
    isUnderWay.current = false
    setState(idle)
  }, [restores])

  const tell = (after: number): boolean => {
    isTelling.current = true
    try {
      const { template, id } = product
      return emit(
        'product-posted',
        { template, product: numbered(id), quantity: after },
        { cancelable: true },
      )
    } finally {
      isTelling.current = false
    }
  }

  /** Resolves to what was posted, or to null when the shop refused or another change is under way. */
  async function post({ doing, send, before, after, orderType, saved }: Change): Promise<Posted | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setState({ doing, failure: null })
    host.onBusy?.(true)
    try {
      const { message, link } = await send()
      const said = message || saved
      trackOrder({ product, before, after, orderType, isGuest: store.getState().session.isGuest })
      announce(said)
      setState(idle)
      return { message: said, link, mayReload: tell(after) }
    } catch (error) {
      const failure = failureOf(error)
      setState({ doing: false, failure })
      if (failure?.isUnknown) onOthersChange()
      return null
    } finally {
      isUnderWay.current = false
      host.onBusy?.(false)
    }
  }

  return {
    ...state,
    post,
    /** What became of the last change is over; one that is under way goes on. */
    forget: () => setState(({ doing }) => ({ doing, failure: null })),
  }
}
