import { placedOrder } from '../../../platform/page/addresses'
import { newKey } from '../../../platform/values/new-key'
import { type Confirmation, confirmOrder } from '../../api/checkout'
import type { ApiClient } from '../../api/client/client'
import { isApiError } from '../../api/client/errors'
import { failureOf } from '../../api/client/failure'
import type { BoxDraft } from '../../rules/basket'
import { type Confirming, canConfirm, isEnded } from './confirming'
import { isMissing } from './order-finder'
import type { AfterOthers } from './order-queue'
import { createOrderSearch } from './order-search'

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
  afterOthers: AfterOthers
  /** Reads the checkout again; settles with what went wrong, or null. */
  readAgain: () => Promise<unknown>
  /** Everything the customer sees of the order, to be compared; null while a part of it is not known. */
  shown: () => Shown | null
  /** Reads the order again where somebody else may have changed it; settles with what went wrong, or null. */
  makeSure: () => Promise<unknown>
  /** Tells the page that the basket has become an order. */
  tellPlaced: () => void
}

/** What is shown of an order: what has to be known, and the next delivery, which the shop may leave out. */
export type Shown = { facts: string; nextDelivery: string | null }

/** Do both agree? A value that only one of them has is no contradiction. */
const isSameOrder = (before: Shown, now: Shown | null): boolean =>
  before.facts === now?.facts &&
  (before.nextDelivery === now.nextDelivery || before.nextDelivery === null || now.nextDelivery === null)

type Refusing = Pick<ConfirmationContext, 'goTo' | 'isGuest' | 'get' | 'set' | 'readAgain'>

/** Makes the function that shows a refused order; `check` looks for the order all the same. */
function createRefusal({ goTo, isGuest, get, set, readAgain }: Refusing, check: () => Promise<void>) {
  // In the order of CO-40 to CO-42: the field's own message, the page the shop names, its words.
  return (error: unknown): void => {
    const failure = failureOf(error)
    const known = isApiError(error) && error.kind === 'rejected' ? error : null
    const fields = known?.fields ?? {}
    const target = Object.hasOwn(fields, 'other_delivery_instruction') ? null : known?.redirect
    if (target && goTo(target, { replaces: false })) {
      set({ kind: 'leaving' })
      return
    }
    if (failure) set({ kind: 'refused', failure, fields })
    void readAgain().then(async missing => {
      // A refusal of an order that is no longer being checked out may be the answer to a call that came in twice.
      if (get().kind === 'refused' && isMissing(missing) && !isGuest()) await check()
    })
  }
}

/** Makes the function that sends one confirmation and takes in its answer. */
function createSending(context: ConfirmationContext) {
  const { api, goTo, takesKeys, isGuest, get, set, tellPlaced } = context
  let key: string | undefined
  /** The answer to an earlier press no longer counts once there was another press. */
  let attempt = 0
  let hasSent = false
  const refuse = createRefusal(context, () => search.lookForOrder())
  const search = createOrderSearch({ ...context, refuse })

  const finish = (orderId: string) => {
    if (isEnded(get())) return
    set({ kind: 'placed', orderId })
    tellPlaced()
    goTo(placedOrder(orderId), { replaces: true })
  }
  const fail = async (error: unknown) => {
    if (isEnded(get()) || !isApiError(error) || error.kind === 'session-ended') return
    const isRefused = error.kind === 'rejected' || error.kind === 'token-expired'
    // An order that can no longer be confirmed may be placed already: the call may have arrived twice.
    const isGone = isMissing(error)
    if (isGone || search.isUncertain() || !isRefused)
      return search.lookForOrder(isRefused && !isGone ? error : undefined)
    // The same if the shop sends the page away from an order that is no longer being checked out.
    const isSentAway = error.kind === 'rejected' && error.redirect !== null && !isGuest()
    if (!(isSentAway && (await search.showPlaced()))) refuse(error)
  }

  return {
    search,
    hasSent: () => hasSent,
    /** One more press; its number tells whether another has followed. */
    begin(confirming: Confirming): number {
      // A new confirmation has a key of its own; the repeat of one in doubt keeps it.
      if (confirming.kind !== 'unknown' || !key) key = takesKeys() ? newKey() : undefined
      set({ kind: 'sending' })
      attempt += 1
      return attempt
    },
    isLast: (mine: number) => mine === attempt,
    async send(confirmation: Confirmation, mine: number): Promise<void> {
      hasSent = true
      try {
        finish(await confirmOrder(api, confirmation, key))
      } catch (error) {
        if (mine === attempt) await fail(error)
      }
    },
  }
}

/** Makes the part of a checkout that places the order, once, and finds out what became of it if no answer came. */
export function createConfirmation(context: ConfirmationContext) {
  const { get, set, afterOthers, shown, makeSure } = context
  const { search, ...sending } = createSending(context)

  return {
    /** Once placed, there is nothing left to check out. */
    isOver: () => isEnded(get()),
    /** Places the order, if `mayConfirm` still says so when it leaves; pressed again meanwhile it does nothing. */
    async confirm(confirmation: Confirmation, mayConfirm: () => boolean): Promise<void> {
      const before = get()
      if (!canConfirm(before) || !mayConfirm()) return
      const mine = sending.begin(before)
      const shownAtPress = shown()
      const isAsShown = () => shownAtPress !== null && isSameOrder(shownAtPress, shown())
      await afterOthers(async () => {
        // An earlier confirmation, whose answer the page never got, may have placed the order after all.
        const error = isEnded(get()) ? null : await makeSure()
        // A page that was left and has come back in between asks before it sends.
        if (!sending.isLast(mine) || get().kind !== 'sending') return
        if (isMissing(error))
          await (before.kind === 'unknown' ? search.lookForOrder() : search.lookElsewhere(true))
        else if (isAsShown() && mayConfirm()) await sending.send(confirmation, mine)
        // An order in doubt stays in doubt, so that its repeat is sent as a repeat.
        else set(before.kind === 'unknown' ? before : { kind: error ? 'idle' : 'changed' })
      })
    },
    checkAgain: () => search.lookForOrder(),
    lookAgain: search.lookAgain,
    lookElsewhere: () => search.lookElsewhere(),
    /** The customer has changed what that field was refused for. */
    forgetRefusal(field: string): void {
      const confirming = get()
      if (confirming.kind === 'refused' && Object.hasOwn(confirming.fields, field)) set({ kind: 'idle' })
    },
    /** The page was left and has come back: what was under way is over, and whether it was placed is looked up (I5). */
    restore(): void {
      const confirming = get()
      if (confirming.kind === 'placed') set({ kind: 'found', orderId: confirming.orderId, box: null })
      else if (confirming.kind === 'sending' || confirming.kind === 'unknown') void search.lookForOrder()
      else if (!isEnded(confirming)) set({ kind: 'idle' })
    },
    /** Remembers which orders there are, before anything is confirmed: afterwards the new order would be among them. */
    noteEarlier(): void {
      if (!sending.hasSent()) search.noteEarlier()
    },
  }
}
