import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type CheckoutTotals,
  type Confirmation,
  changeDeliveryDate,
  type DateAnswer,
  type DateWish,
  readCheckout,
  removeUnavailable,
} from '../api/checkout'
import { type Failure, failureOf } from '../api/failure'
import type { Situation } from '../rules/checkout'
import type { CalendarDate } from '../rules/dates'
import { type Confirming, createConfirmation, type OrderContext } from './confirmation'
import { createResource, type ResourceState } from './resource'
import { watched } from './watched'

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

export type CheckoutContext = OrderContext & {
  /** Tells the page and the other widgets that the basket has changed. */
  tellChange: () => void
}

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
export function createCheckoutStore({ tellChange, ...order }: CheckoutContext): CheckoutStore {
  const { api, draft } = order
  const totals = createResource({ read: signal => readCheckout(api, draft.id, signal) })
  let wanted: DateWish | null = null
  let lastTurn: Promise<unknown> = Promise.resolve()
  let stop = () => {}

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
    forgetRefusal: field => confirmation.forgetRefusal(field),
    confirm: (choices, mayConfirm) => confirmation.confirm(choices, mayConfirm),
    checkAgain: () => confirmation.checkAgain(),
    refresh: () => refresh(),
    restore() {
      store.setState({ isRemoving: false })
      confirmation.restore()
      void refresh()
    },
  }))

  const takeTotals = ({ status, value, error }: ResourceState<CheckoutTotals>) =>
    store.setState({ totals: { status, value, error } })
  const refresh = async () => {
    if (!confirmation.isOver()) await totals.getState().refresh()
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
    tellChange()
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
      tellChange()
    } catch (error) {
      store.setState({ removeFailure: failureOf(error) })
    }
  }

  const confirmation = createConfirmation({
    ...order,
    get: () => store.getState().confirming,
    set: confirming => store.setState({ confirming }),
    inTurn,
    async readAgain() {
      await refresh()
      return store.getState().totals.error
    },
    tellPlaced: tellChange,
  })

  const { subscribe } = watched(store, {
    begin() {
      stop = totals.subscribe(takeTotals)
      takeTotals(totals.getState())
      confirmation.noteEarlier()
    },
    end: () => stop(),
  })

  return {
    ...store,
    invalidate() {
      if (confirmation.isOver()) return
      totals.invalidate()
      confirmation.noteEarlier()
    },
    subscribe,
  }
}
