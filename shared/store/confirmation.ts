import { type Confirmation, confirmOrder } from '../api/checkout'
import type { ApiClient } from '../api/client'
import { isApiError } from '../api/errors'
import { type Failure, failureOf } from '../api/failure'
import type { BoxDraft } from '../rules/basket'
import type { BoxOrder } from '../rules/box-order'
import { createOrderFinder, isMissing, type SoughtOrder } from './order-finder'

/** What has become of Confirm Order. Only `idle`, `changed`, `refused` and an answered doubt let it be sent (I5). */
export type Confirming =
  | { kind: 'idle' }
  /** Pressed, and not sent: the order is no longer what was shown at the press. */
  | { kind: 'changed' }
  | { kind: 'sending' }
  /** The page is leaving for the completed order. */
  | { kind: 'placed'; orderId: string }
  /** The page is leaving for the one that a refusal has named (CO-41). */
  | { kind: 'leaving' }
  | { kind: 'refused'; failure: Failure; fields: Readonly<Record<string, string>> }
  /** No answer came: the shop may have the order or not. */
  | { kind: 'unknown'; check: 'checking' | 'not-found' | 'failed' }
  | { kind: 'found'; orderId: string; box: BoxOrder | null }
  /** Not placed here and no longer being checked out: placed, cancelled or given up elsewhere. */
  | { kind: 'gone' }

/** The order, and the page on which it is placed. */
export type OrderContext = {
  api: ApiClient
  draft: BoxDraft
  goTo: (url: string, how: { replaces: boolean }) => boolean
  takesKeys: () => boolean
  isGuest: () => boolean
}

type ConfirmationContext = OrderContext & {
  get: () => Confirming
  set: (confirming: Confirming) => void
  /** Does it once everything that was asked for before has been answered. */
  inTurn: (act: () => Promise<void>) => Promise<void>
  /** Reads the checkout again; settles with what went wrong, or null. */
  readAgain: () => Promise<unknown>
  /** Everything the customer sees of the order, to be compared. */
  shown: () => string
  /** Reads the order again where somebody else may have changed it; settles with what went wrong, or null. */
  makeSure: () => Promise<unknown>
  /** Tells the page that the basket has become an order. */
  tellPlaced: () => void
}

const completePage = '/shop/best-of-local/checkout-complete'

const canStart = (confirming: Confirming): boolean =>
  confirming.kind === 'unknown'
    ? confirming.check !== 'checking'
    : ['idle', 'changed', 'refused'].includes(confirming.kind)

/** Makes what places one order, once, and finds out what has become of it where no answer tells. */
export function createConfirmation({
  api,
  draft,
  goTo,
  takesKeys,
  isGuest,
  get,
  set,
  inTurn,
  readAgain,
  shown,
  makeSure,
  tellPlaced,
}: ConfirmationContext) {
  const orders = createOrderFinder(api, draft)
  let key: string | undefined
  let attempt = 0
  let hasSent = false
  /** A confirmation got no answer, and nobody knows yet whether it was placed. */
  let isInDoubt = false

  /** Once placed, there is nothing left to check out. */
  const isOver = () => ['placed', 'found', 'gone'].includes(get().kind)

  const place = async (confirmation: Confirmation, mine: number) => {
    hasSent = true
    try {
      finish(await confirmOrder(api, confirmation, key))
    } catch (error) {
      if (mine === attempt) await notConfirmed(error)
    }
  }
  const finish = (orderId: string) => {
    if (isOver()) return
    set({ kind: 'placed', orderId })
    tellPlaced()
    goTo(`${completePage}/${orderId}`, { replaces: true })
  }
  const notConfirmed = async (error: unknown) => {
    if (isOver() || !isApiError(error) || error.kind === 'session-ended') return
    const isRefused = error.kind === 'rejected' || error.kind === 'stale'
    // An order that is not there to be confirmed may be one that has been: the call may have come in twice.
    const isGone = isMissing(error)
    if (isGone || isInDoubt || !isRefused) await lookForOrder(isRefused && !isGone ? error : undefined)
    else {
      // The same where the page is sent away from an order that is no longer being checked out.
      const isSentAway = error.kind === 'rejected' && error.redirect !== null && !isGuest()
      const sought = isSentAway && (await orders.isCheckoutGone()) ? await orders.find() : null
      if (sought?.kind === 'found') showFound(sought)
      else refuse(error)
    }
  }
  // In the order of CO-40 to CO-42: the field's own message, the page the shop names, its words.
  const refuse = (error: unknown) => {
    const failure = failureOf(error)
    const known = isApiError(error) && error.kind === 'rejected' ? error : null
    const fields = known?.fields ?? {}
    const target = Object.hasOwn(fields, 'other_delivery_instruction') ? null : known?.redirect
    if (target && goTo(target, { replaces: false })) {
      set({ kind: 'leaving' })
      return
    }
    if (failure) set({ kind: 'refused', failure, fields })
    void readAgain().then(doubtRefusal)
  }
  /** A refusal of an order that is no longer being checked out may be the answer to a call that came in twice. */
  const doubtRefusal = async (error: unknown) => {
    if (get().kind === 'refused' && isMissing(error) && !isGuest()) await lookForOrder()
  }
  /**
   * Looks among the orders whether this one is there, and sends nothing again by itself. What was refused while an
   * earlier confirmation was in doubt counts only once it is known that there is no order.
   */
  const lookForOrder = async (refusal?: unknown) => {
    set({ kind: 'unknown', check: 'checking' })
    const sought = await orders.find()
    const confirming = get()
    if (confirming.kind !== 'unknown' || confirming.check !== 'checking') return
    isInDoubt = sought.kind === 'unknown' && sought.check === 'failed'
    if (sought.kind === 'found') showFound(sought)
    else if (refusal && sought.check === 'not-found') refuse(refusal)
    else set(sought)
  }
  /** The shop no longer knows of this checkout, and nothing was sent from here: somebody else has ended it. */
  const lookElsewhere = async (isPressed = false) => {
    const { kind } = get()
    const isOpen = ['idle', 'changed', 'refused', 'gone'].includes(kind) || (isPressed && kind === 'sending')
    if (!isOpen) return
    const found = isGuest() ? null : await orders.findFresh()
    if (get().kind === kind) set(found ?? { kind: 'gone' })
  }
  const showFound = (found: Extract<SoughtOrder, { kind: 'found' }>) => {
    set(found)
    tellPlaced()
  }

  return {
    isOver,
    /** Places the order, if `mayConfirm` still says so when it leaves; pressed again meanwhile it does nothing. */
    async confirm(confirmation: Confirmation, mayConfirm: () => boolean): Promise<void> {
      const confirming = get()
      if (!canStart(confirming) || !mayConfirm()) return
      // A new confirmation has a key of its own; the repeat of one in doubt keeps it.
      if (confirming.kind !== 'unknown' || !key) key = takesKeys() ? crypto.randomUUID() : undefined
      set({ kind: 'sending' })
      attempt += 1
      const mine = attempt
      const shownAtPress = shown()
      await inTurn(async () => {
        // An earlier one, of which the page had lost sight, may have been placed after all.
        const error = isOver() ? null : await makeSure()
        // A page that was left meanwhile, and has come back, asks before it sends.
        if (mine !== attempt || get().kind !== 'sending') return
        if (isMissing(error)) await (confirming.kind === 'unknown' ? lookForOrder() : lookElsewhere(true))
        else if (shown() === shownAtPress && mayConfirm()) await place(confirmation, mine)
        // An order that is in doubt stays so: its repeat must be known for one.
        else set(confirming.kind === 'unknown' ? confirming : { kind: error ? 'idle' : 'changed' })
      })
    },
    checkAgain: () => lookForOrder(),
    /** Something has happened that may have brought an answer nearer: what is in doubt is looked up (F-21). */
    lookAgain(): void {
      const confirming = get()
      if (confirming.kind === 'unknown' && confirming.check !== 'checking') void lookForOrder()
      if (confirming.kind === 'gone') void lookElsewhere()
    },
    lookElsewhere: () => lookElsewhere(),
    /** The customer has changed what that field was refused for. */
    forgetRefusal(field: string): void {
      const confirming = get()
      if (confirming.kind === 'refused' && Object.hasOwn(confirming.fields, field)) set({ kind: 'idle' })
    },
    /** The page was left and has come back: what was under way is over, and whether it was placed is looked up (I5). */
    restore(): void {
      const confirming = get()
      if (confirming.kind === 'placed') set({ kind: 'found', orderId: confirming.orderId, box: null })
      else if (confirming.kind === 'sending' || confirming.kind === 'unknown') void lookForOrder()
      else if (!isOver()) set({ kind: 'idle' })
    },
    /** Remembers the orders there are, while nothing was confirmed; guests have none, and are not asked to log in. */
    noteEarlier(): void {
      if (!hasSent && !isGuest()) void orders.noteEarlier()
    },
  }
}
