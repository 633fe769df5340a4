import { createStore, type StoreApi } from 'zustand/vanilla'
import { readLatestBoxes } from '../api/box-orders'
import {
  type CheckoutTotals,
  type Confirmation,
  changeDeliveryDate,
  confirmOrder,
  type DateAnswer,
  type DateWish,
  readCheckout,
  removeUnavailable,
} from '../api/checkout'
import type { ApiClient } from '../api/client'
import { isApiError } from '../api/errors'
import { type Failure, failureOf } from '../api/failure'
import type { BoxDraft } from '../rules/box'
import type { BoxOrder } from '../rules/box-order'
import type { Situation } from '../rules/checkout'
import type { CalendarDate } from '../rules/dates'
import { createResource, type ResourceState } from './resource'

/** What has become of Confirm Order. Only `idle`, `refused` and an answered doubt let it be sent (I5). */
export type Confirming =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** The page is leaving for the completed order. */
  | { kind: 'placed'; orderId: string }
  /** The page is leaving for the one that a refusal has named (CO-41). */
  | { kind: 'leaving' }
  | { kind: 'refused'; failure: Failure; fields: Readonly<Record<string, string>> }
  /** No answer came: the shop may have the order or not. */
  | { kind: 'unknown'; check: 'checking' | 'not-found' | 'failed' }
  | { kind: 'found'; orderId: string; box: BoxOrder | null }

export type CheckoutState = {
  totals: Pick<ResourceState<CheckoutTotals>, 'status' | 'value' | 'error'>
  /** Whether the shop knows the date that was asked for last. */
  date: 'known' | 'saving' | 'failed'
  dateFailure: Failure | null
  /** Whether the shop has accepted a date since the page was made (CO-35). */
  isDateSaved: boolean
  /** What cannot come as it is on that date, in the shop's words (CO-22). */
  changes: readonly string[]
  /** Of what was asked for last; null until the shop has answered. */
  nextDelivery: CalendarDate | null
  isRemoving: boolean
  removeFailure: Failure | null
  confirming: Confirming
  /** Tells the shop another date; the last one asked for is the one that counts (CO-16 to CO-20). */
  setDate: (wish: DateWish) => void
  /** Takes out what cannot come (CO-23); settles with whether it did. */
  removeUnavailable: () => Promise<boolean>
  /** The customer has changed what that field was refused for. */
  forgetRefusal: (field: string) => void
  /** Places the order, if `mayConfirm` still says so when it leaves; pressed again meanwhile it does nothing. */
  confirm: (confirmation: Confirmation, mayConfirm: () => boolean) => Promise<void>
  /** Looks once more whether the order exists. */
  checkAgain: () => Promise<void>
  refresh: () => Promise<void>
  /** The page was left and has come back: what was under way is over, and whether it was placed is looked up (I5). */
  restore: () => void
}

export type CheckoutStore = StoreApi<CheckoutState> & {
  /** Says that the basket may have changed. */
  invalidate: () => void
}

export type CheckoutContext = {
  api: ApiClient
  draft: BoxDraft
  goTo: (url: string, how: { replaces: boolean }) => boolean
  /** Tells the page and the other widgets that the basket has changed. */
  tellChange: () => void
  takesKeys: () => boolean
  isGuest: () => boolean
}

const completePage = '/shop/best-of-local/checkout-complete'
const isMissing = (error: unknown) => isApiError(error) && error.kind === 'rejected' && error.status === 404
const canStart = ({ kind, ...rest }: Confirming) =>
  kind === 'idle' ||
  kind === 'refused' ||
  (kind === 'unknown' && 'check' in rest && rest.check !== 'checking')

/** What of a checkout decides whether it may be confirmed. */
export function gateOf({
  totals: { status, value },
  changes,
  isRemoving,
  date,
}: CheckoutState): Pick<Situation, 'total' | 'isReadingTotal' | 'hasUnavailable' | 'date'> {
  return {
    // A total that could not be read again is no longer known.
    total: status === 'failed' ? null : (value?.total ?? null),
    isReadingTotal: status === 'idle' || status === 'loading',
    hasUnavailable: isRemoving || changes.length > 0 || !!value?.lines.some(line => line.isUnavailable),
    date,
  }
}

/** Makes the checkout of one order: shared by every panel that shows it, and longer-lived than any of them. */
export function createCheckoutStore({
  api,
  draft,
  goTo,
  tellChange,
  takesKeys,
  isGuest,
}: CheckoutContext): CheckoutStore {
  const totals = createResource({ read: signal => readCheckout(api, draft.id, signal) })
  /** The orders there were before, by id; null while nobody knows. */
  let earlier: ReadonlySet<string> | null = null
  let wanted: DateWish | null = null
  let isTelling = false
  let lastTurn: Promise<unknown> = Promise.resolve()
  let key: string | undefined
  let attempt = 0
  /** A confirmation got no answer, and nobody knows yet whether it was placed. */
  let isInDoubt = false
  let stop = () => {}
  let watchers = 0

  const store = createStore<CheckoutState>(() => ({
    totals: { status: 'idle', value: null, error: null },
    date: 'known',
    dateFailure: null,
    isDateSaved: false,
    changes: [],
    nextDelivery: draft.nextDelivery,
    isRemoving: false,
    removeFailure: null,
    confirming: { kind: 'idle' },
    setDate(wish) {
      wanted = wish
      store.setState({ date: 'saving', dateFailure: null, nextDelivery: null })
      void inTurn(() => saveDate(wish))
    },
    async removeUnavailable(): Promise<boolean> {
      const { isRemoving, date } = store.getState()
      // While a date is being saved nobody has seen yet what would be taken out.
      if (isRemoving || date === 'saving') return false
      store.setState({ isRemoving: true, removeFailure: null })
      await inTurn(takeOut)
      await refresh()
      store.setState({ isRemoving: false })
      return store.getState().removeFailure === null
    },
    forgetRefusal(field) {
      const { confirming } = store.getState()
      if (confirming.kind === 'refused' && Object.hasOwn(confirming.fields, field))
        store.setState({ confirming: { kind: 'idle' } })
    },
    async confirm(confirmation, mayConfirm) {
      const { confirming } = store.getState()
      if (!canStart(confirming) || !mayConfirm()) return
      // A new confirmation has a key of its own; the repeat of one in doubt keeps it.
      if (confirming.kind !== 'unknown' || !key) key = takesKeys() ? crypto.randomUUID() : undefined
      store.setState({ confirming: { kind: 'sending' } })
      attempt += 1
      const mine = attempt
      await inTurn(() => place(confirmation, mine))
    },
    checkAgain: () => lookForOrder(),
    refresh: () => refresh(),
    restore() {
      const { confirming } = store.getState()
      store.setState({ isRemoving: false })
      if (confirming.kind === 'placed')
        store.setState({ confirming: { kind: 'found', orderId: confirming.orderId, box: null } })
      else if (confirming.kind === 'sending' || confirming.kind === 'unknown') void lookForOrder()
      else if (confirming.kind !== 'found') store.setState({ confirming: { kind: 'idle' } })
      void refresh()
    },
  }))

  /** Once placed, there is nothing left to check out. */
  const isOver = () => ['placed', 'found'].includes(store.getState().confirming.kind)
  const takeTotals = ({ status, value, error }: ResourceState<CheckoutTotals>) =>
    store.setState({ totals: { status, value, error } })
  const refresh = async () => {
    if (!isOver()) await totals.getState().refresh()
  }
  // What changes here is read again here: its own announcement must not cause another read.
  const announceChange = () => {
    isTelling = true
    tellChange()
    isTelling = false
  }
  /** One at a time: what the shop is told of an order reaches it, and is answered, in the order it was asked for. */
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const turn = lastTurn.then(act)
    lastTurn = turn
    return turn
  }

  const saveDate = async (wish: DateWish) => {
    if (wish !== wanted) return
    const outcome = await changeDeliveryDate(api, wish).then(dateSaved, dateFailed)
    if (wish !== wanted) return
    void refresh()
    store.setState(outcome)
    announceChange()
  }
  const dateSaved = (answer: DateAnswer): Partial<CheckoutState> => {
    const { confirming } = store.getState()
    return {
      ...answer,
      date: 'known',
      isDateSaved: true,
      // What was refused before is no longer what would be sent.
      confirming: confirming.kind === 'refused' ? { kind: 'idle' } : confirming,
    }
  }
  const dateFailed = (error: unknown): Partial<CheckoutState> => ({
    date: 'failed',
    dateFailure: failureOf(error),
  })
  const takeOut = async () => {
    try {
      await removeUnavailable(api)
      store.setState({ changes: [] })
      announceChange()
    } catch (error) {
      store.setState({ removeFailure: failureOf(error) })
    }
  }

  const place = async (confirmation: Confirmation, mine: number) => {
    // An earlier one, of which the page had lost sight, may have been placed after all.
    if (isOver()) return
    try {
      finish(await confirmOrder(api, confirmation, key))
    } catch (error) {
      if (mine === attempt) await notConfirmed(error)
    }
  }
  const finish = (orderId: string) => {
    if (isOver()) return
    store.setState({ confirming: { kind: 'placed', orderId } })
    announceChange()
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
      const found = isSentAway && (await isCheckoutGone()) ? await findOrder() : null
      if (found?.kind === 'found') showFound(found)
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
      store.setState({ confirming: { kind: 'leaving' } })
      return
    }
    if (failure) store.setState({ confirming: { kind: 'refused', failure, fields } })
    void refresh().then(doubtRefusal)
  }
  /** A refusal of an order that is no longer being checked out may be the answer to a call that came in twice. */
  const doubtRefusal = async () => {
    const { confirming, totals } = store.getState()
    if (confirming.kind === 'refused' && isMissing(totals.error) && !isGuest()) await lookForOrder()
  }
  /**
   * Looks among the orders whether this one is there, and sends nothing again by itself. What was refused while an
   * earlier confirmation was in doubt counts only once it is known that there is no order.
   */
  const lookForOrder = async (refusal?: unknown) => {
    store.setState({ confirming: { kind: 'unknown', check: 'checking' } })
    const found = await findOrder()
    const { confirming } = store.getState()
    if (confirming.kind !== 'unknown' || confirming.check !== 'checking') return
    isInDoubt = found.kind === 'unknown' && found.check === 'failed'
    if (refusal && found.kind === 'unknown' && found.check === 'not-found') {
      refuse(refusal)
      return
    }
    if (found.kind === 'found') showFound(found)
    else store.setState({ confirming: found })
  }
  const showFound = (found: Extract<Confirming, { kind: 'found' }>) => {
    store.setState({ confirming: found })
    announceChange()
  }
  const isCheckoutGone = () =>
    readCheckout(api, draft.id).then(
      () => false,
      error => isMissing(error),
    )
  const findOrder = async (): Promise<Extract<Confirming, { kind: 'found' | 'unknown' }>> => {
    try {
      const boxes = await readLatestBoxes(api)
      const fresh = earlier && boxes.find(({ orderId }) => !earlier?.has(orderId))
      if (fresh) return { kind: 'found', orderId: fresh.orderId, box: fresh }
      // An order that is still being checked out has not been placed.
      await readCheckout(api, draft.id)
      return { kind: 'unknown', check: earlier ? 'not-found' : 'failed' }
    } catch (error) {
      const placed = draft.editingOrderId
      return isMissing(error) && placed !== null
        ? { kind: 'found', orderId: placed, box: null }
        : { kind: 'unknown', check: 'failed' }
    }
  }
  const noteEarlier = async () => {
    // After a confirmation its own order would be among them.
    if (earlier || attempt || isGuest()) return
    try {
      earlier = new Set((await readLatestBoxes(api)).map(({ orderId }) => orderId))
    } catch {
      // Then a lost answer stays in doubt until the customer has looked.
    }
  }

  return {
    ...store,
    invalidate() {
      if (isOver() || isTelling) return
      totals.invalidate()
      void noteEarlier()
    },
    subscribe(listener) {
      const leave = store.subscribe(listener)
      let isWatching = true
      watchers += 1
      if (watchers === 1) {
        stop = totals.subscribe(takeTotals)
        takeTotals(totals.getState())
        void noteEarlier()
      }
      return () => {
        if (!isWatching) return
        isWatching = false
        watchers -= 1
        leave()
        if (!watchers) stop()
      }
    },
  }
}
