import type { ApiClient } from '../../api/client/client'
import type { BoxDraft } from '../../rules/basket'
import type { Confirming } from './confirming'
import { createOrderFinder, type SoughtOrder } from './order-finder'

type SearchContext = {
  api: ApiClient
  draft: BoxDraft
  isGuest: () => boolean
  get: () => Confirming
  set: (confirming: Confirming) => void
  /** The shop has refused the order, and there is none. */
  refuse: (error: unknown) => void
  /** Tells the page that the basket has become an order. */
  tellPlaced: () => void
}

/** Finds out what became of an order if no answer came; sends nothing. */
export function createOrderSearch({ api, draft, isGuest, get, set, refuse, tellPlaced }: SearchContext) {
  const orders = createOrderFinder(api, draft)
  /** A confirmation got no answer, and nobody knows yet whether it was placed. */
  let isUncertain = false

  const show = (found: Extract<SoughtOrder, { kind: 'found' }>) => {
    set(found)
    tellPlaced()
  }
  /**
   * Looks among the orders whether this one is there. What was refused while an earlier confirmation was in doubt counts
   * only once it is known that there is no order.
   */
  const lookForOrder = async (refusal?: unknown) => {
    set({ kind: 'unknown', check: 'checking' })
    const sought = await orders.find()
    const confirming = get()
    if (confirming.kind !== 'unknown' || confirming.check !== 'checking') return
    isUncertain = sought.kind === 'unknown' && sought.check === 'failed'
    if (sought.kind === 'found') show(sought)
    else if (refusal && sought.check === 'not-found') refuse(refusal)
    else set(sought)
  }
  /** The shop no longer knows this checkout, and this page sent nothing: somebody else has ended it. */
  const lookElsewhere = async (isPressed = false) => {
    const { kind } = get()
    const isOpen = ['idle', 'changed', 'refused', 'gone'].includes(kind) || (isPressed && kind === 'sending')
    if (!isOpen) return
    const found = isGuest() ? null : await orders.findFresh()
    if (get().kind === kind) set(found ?? { kind: 'gone' })
  }

  return {
    isUncertain: () => isUncertain,
    lookForOrder,
    lookElsewhere,
    /** Something has happened after which the shop may know more: an order in doubt is looked up again (F-21). */
    lookAgain(): void {
      const confirming = get()
      if (confirming.kind === 'unknown' && confirming.check !== 'checking') void lookForOrder()
      if (confirming.kind === 'gone') void lookElsewhere()
    },
    /** Shows the order, if the shop has it and no longer its checkout; settles with whether it has. */
    async showPlaced(): Promise<boolean> {
      const sought = (await orders.isCheckoutGone()) ? await orders.find() : null
      if (sought?.kind === 'found') show(sought)
      return sought?.kind === 'found'
    },
    /** Remembers the orders there are; guests have none, and are not asked to log in. */
    noteEarlier(): void {
      if (!isGuest()) void orders.noteEarlier()
    },
  }
}
