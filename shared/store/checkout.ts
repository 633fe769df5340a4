import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type CheckoutTotals,
  type Confirmation,
  readBooking,
  readCheckout,
  removeUnavailable,
} from '../api/checkout'
import { type Failure, failureOf } from '../api/failure'
import type { AloneAmongTabs } from '../page/one-tab'
import type { Booking, DateWish, Situation, When } from '../rules/checkout'
import { type BookingState, bookingAtFirst, createBooking } from './booking'
import { type Confirming, createConfirmation, type OrderContext } from './confirmation'
import { isMissing } from './order-finder'
import { createResource, type ResourceState } from './resource'
import { watched } from './watched'

export type CheckoutState = BookingState & {
  totals: Pick<ResourceState<CheckoutTotals>, 'status' | 'value' | 'error'>
  /** The order may have been changed elsewhere: what is shown of it holds for another moment, and nothing is confirmed by it. */
  doubt: 'none' | 'reading' | 'late'
  isRemoving: boolean
  removeFailure: Failure | null
  confirming: Confirming
  /** Notes a choice of how often and when; what is complete is told to the shop with `setDate`. */
  choose: (wish: When) => void
  setDate: (wish: DateWish) => void
  takeBooking: () => void
  /** Takes out what cannot come (CO-23); settles with whether it did. */
  removeUnavailable: () => Promise<boolean>
  /** The customer has changed what that field was refused for. */
  forgetRefusal: (field: string) => void
  /** Places the order, if it is still as it is shown now and `mayConfirm` when it leaves; pressed again meanwhile it does nothing. */
  confirm: (confirmation: Confirmation, mayConfirm: () => boolean) => Promise<void>
  /** Looks once more whether the order exists. */
  checkAgain: () => Promise<void>
  refresh: () => Promise<void>
  /** The page was left and has come back: what was under way is over, and whether it was placed is looked up (I5). */
  restore: () => void
}

export type CheckoutStore = StoreApi<CheckoutState> & {
  /** Says that the basket has changed. */
  invalidate: () => void
  /** Says that somebody else may have changed the order, or placed it: all of it is read again. */
  suspect: () => void
}

export type CheckoutContext = OrderContext & {
  /** Tells the page and the other widgets that the basket has changed. */
  tellChange: () => void
  aloneAmongTabs: AloneAmongTabs
  /** Back has brought the page as it was made: the shop may have been told otherwise since. */
  isPageOld?: boolean
}

/** What of a checkout decides whether it may be confirmed. */
export function gateOf({
  totals: { status, value },
  changes,
  isRemoving,
  date,
  booking,
  doubt,
}: CheckoutState): Pick<Situation, 'total' | 'isReadingTotal' | 'hasUnavailable' | 'date' | 'booking'> {
  const isLate = doubt === 'late'
  return {
    // A total that could not be read again is no longer known.
    total: status === 'failed' || isLate ? null : (value?.total ?? null),
    // A mere doubt is settled before anything is sent: it keeps nobody from pressing.
    isReadingTotal: isLate || status === 'idle' || (status === 'loading' && doubt === 'none'),
    hasUnavailable: isRemoving || changes.length > 0 || !!value?.lines.some(line => line.isUnavailable),
    date,
    booking,
  }
}

/** Is `booking` what the shop will do, as far as anybody here can know? Only then may a sentence say so. */
export const isPromised = ({ isBookingKnown, date, doubt, totals: { status } }: CheckoutState): boolean =>
  isBookingKnown && date !== 'saving' && date !== 'unsure' && doubt !== 'late' && status !== 'failed'

/** How long what is shown may go on being shown while it is read again after a doubt. */
const doubtMs = 1500
/** An order that was not asked about for so long may have been changed on another device. */
const sureMs = 60_000

/** Everything the customer goes by when Confirm Order is pressed. */
function shownOf(state: CheckoutState): string {
  const { booking, totals } = state
  const lines = totals.value?.lines.map(({ productId, quantity }) => [productId, quantity])
  return JSON.stringify([booking, isPromised(state), gateOf(state).total, lines])
}

/** Makes the checkout of one order: shared by every panel that shows it, and longer-lived than any of them. */
export function createCheckoutStore({
  tellChange,
  aloneAmongTabs,
  isPageOld = false,
  ...order
}: CheckoutContext): CheckoutStore {
  const { api, draft } = order
  let lastTurn: Promise<unknown> = Promise.resolve()
  let stop = () => {}
  /** How often somebody else may have changed the booking, and of how many of those an answer has taken account. */
  let doubts = 0
  let settled = 0
  let knownAt = Date.now()
  let lateTimer: ReturnType<typeof setTimeout> | undefined

  const totals = createResource({
    async read(signal): Promise<CheckoutTotals> {
      const asOf = doubts
      const [value, booking] = await Promise.all([
        readCheckout(api, draft.id, signal),
        asOf > settled ? readBooking(api, draft.id, signal) : undefined,
      ])
      signal.throwIfAborted()
      if (booking !== undefined) noteBooking(booking, asOf)
      return value
    },
  })

  const store = createStore<CheckoutState>(() => ({
    totals: { status: 'idle', value: null, error: null },
    ...bookingAtFirst(draft),
    doubt: 'none',
    isRemoving: false,
    removeFailure: null,
    confirming: { kind: 'idle' },
    choose: when => booking.choose(when),
    setDate: wish => booking.setDate(wish),
    takeBooking: () => booking.takeBooking(),
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
      raiseDoubt()
      store.setState({ isRemoving: false })
      confirmation.restore()
      void refresh()
    },
  }))

  const raiseDoubt = () => {
    doubts += 1
    if (store.getState().doubt === 'none') store.setState({ doubt: 'reading' })
    limitWait()
  }
  /** What was shown before may stand beside a read for a moment, not for as long as an answer can take. */
  const limitWait = () => {
    lateTimer ??= setTimeout(() => store.setState({ doubt: 'late' }), doubtMs)
  }
  const endDoubt = () => {
    clearTimeout(lateTimer)
    lateTimer = undefined
    store.setState({ doubt: 'none' })
  }
  const noteBooking = (read: Booking | null, asOf: number) => {
    settled = Math.max(settled, asOf)
    knownAt = Date.now()
    booking.noteRead(read)
  }
  const takeTotals = ({ status, value, error }: ResourceState<CheckoutTotals>) => {
    if (status === 'failed' || (status === 'ready' && settled === doubts)) endDoubt()
    if (status === 'loading' && value) limitWait()
    store.setState({ totals: { status, value, error } })
    // A page that was told so from the start is none of a lost order.
    const wasThere = value !== null || doubts > 0
    if (status === 'failed' && isMissing(error) && wasThere) void confirmation.lookElsewhere()
  }
  const refresh = async () => {
    if (confirmation.isOver()) return
    await totals.getState().refresh()
    // Nobody may be watching.
    takeTotals(totals.getState())
  }
  /** One at a time: what the shop is told of an order reaches it, and is answered, in the order it was asked for. */
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const turn = lastTurn.then(() =>
      aloneAmongTabs(async hadToWait => {
        if (hadToWait) raiseDoubt()
        await act()
      }),
    )
    lastTurn = turn
    return turn
  }
  const takeOut = async () => {
    try {
      await removeUnavailable(api)
      store.setState({ changes: [] })
      tellChange()
    } catch (error) {
      store.setState({ removeFailure: failureOf(error) })
    }
  }

  const booking = createBooking({
    api,
    draft,
    isPageOld,
    get: store.getState,
    set: store.setState,
    inTurn,
    async readAgain() {
      raiseDoubt()
      await refresh()
      return store.getState().totals.error
    },
    readTotals: () => void refresh(),
    tellChange,
    onSaved() {
      knownAt = Date.now()
      // What was refused before is no longer what would be sent.
      if (store.getState().confirming.kind === 'refused') store.setState({ confirming: { kind: 'idle' } })
    },
  })

  const confirmation = createConfirmation({
    ...order,
    get: () => store.getState().confirming,
    set: confirming => store.setState({ confirming }),
    inTurn,
    async readAgain() {
      await refresh()
      return store.getState().totals.error
    },
    shown: () => shownOf(store.getState()),
    async makeSure() {
      if (Date.now() - knownAt > sureMs) raiseDoubt()
      if (!store.getState().isBookingKnown) await booking.tellAgain()
      if (settled < doubts) await refresh()
      return store.getState().totals.error
    },
    tellPlaced: tellChange,
  })

  if (isPageOld) raiseDoubt()

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
      confirmation.lookAgain()
      if (confirmation.isOver()) return
      totals.invalidate()
      confirmation.noteEarlier()
    },
    suspect() {
      confirmation.lookAgain()
      if (confirmation.isOver()) return
      raiseDoubt()
      totals.invalidate()
      confirmation.noteEarlier()
    },
    subscribe,
  }
}
