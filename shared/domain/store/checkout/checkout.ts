import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AloneAmongTabs } from '../../../platform/page/lifecycle/one-tab'
import { stringifyJson } from '../../../platform/values/json'
import type { Confirmation } from '../../api/checkout'
import type { BoxDraft } from '../../rules/basket'
import {
  type CheckoutContext,
  type DateRequest,
  dateRequest,
  goesByDate,
  type When,
  whenOf,
} from '../../rules/boxes/checkout'
import { parseDate } from '../../rules/dates/dates'
import { createStalenessTracker } from '../staleness'
import { watched } from '../watched'
import { createBooking } from './booking'
import { type BookingState, bookingAtFirst } from './booking-state'
import { createCheckoutReading, type ReadingState, readingAtFirst } from './checkout-reading'
import { createConfirmation, type OrderContext, type Shown } from './confirmation'
import type { Confirming } from './confirming'
import { createOrderQueue } from './order-queue'
import { createRemoval, type RemovalState, removalAtFirst } from './removal'

type CheckoutFacts = BookingState & ReadingState & RemovalState & { confirming: Confirming }

export type CheckoutState = CheckoutFacts & {
  /** Notes a choice of how often and when; what is complete is told to the shop with `setDate`. */
  choose: (request: When) => void
  setDate: (request: DateRequest) => void
  takeBooking: () => void
  /** Takes out what cannot come (CO-23); settles with whether it did. */
  removeUnavailable: () => Promise<boolean>
  checkRemoval: () => Promise<boolean>
  /** The customer has changed what that field was refused for. */
  forgetRefusal: (field: string) => void
  /** Places the order, if it is still as it is shown now and `mayConfirm` when it leaves; pressed again meanwhile it does nothing. */
  confirm: (confirmation: Confirmation, mayConfirm: () => boolean) => Promise<void>
  /** Looks once more whether the order exists. */
  checkAgain: () => Promise<void>
  refresh: () => Promise<unknown>
  /** The page was left and has come back: what was under way is over, and whether it was placed is looked up (I5). */
  restore: () => void
}

export type CheckoutStore = StoreApi<CheckoutState> & {
  /** Says that the basket has changed. */
  invalidate: () => void
  /** Says that somebody else may have changed the order, or placed it: all of it is read again. */
  suspect: () => void
}

type CheckoutStoreContext = OrderContext & {
  /** Tells the page and the other widgets that the basket has changed. */
  tellChange: () => void
  aloneAmongTabs: AloneAmongTabs
  /** The page came back by Back as it was first made: the shop may have been told something else since. */
  isPageOld?: boolean
}

/** The parts of a checkout that decide whether it may be confirmed. */
export function gateOf({
  totals: { status, value },
  changes,
  isRemoving,
  date,
  booking,
  staleness,
}: CheckoutFacts): Pick<CheckoutContext, 'total' | 'isReadingTotal' | 'hasUnavailable' | 'date' | 'booking'> {
  const isLate = staleness === 'late'
  return {
    // A total that could not be read again is no longer known.
    total: status === 'failed' || isLate ? null : (value?.total ?? null),
    // What may be stale is read before anything is sent, so the button need not wait for it.
    isReadingTotal: isLate || status === 'idle' || (status === 'loading' && staleness === 'none'),
    hasUnavailable: isRemoving || changes.length > 0 || !!value?.lines.some(line => line.isUnavailable),
    date,
    booking,
  }
}

/** Is `booking` what the shop will do, as far as this page can know? Only then may a sentence say so. */
export const isPromised = ({ isBookingKnown, date, staleness, totals: { status } }: CheckoutFacts): boolean =>
  isBookingKnown && date !== 'saving' && date !== 'unsure' && staleness !== 'late' && status !== 'failed'

/** Everything the customer goes by when Confirm Order is pressed; null while a part of it is not known. */
function shownOf(state: CheckoutFacts, draft: BoxDraft): Shown | null {
  if (!isPromised(state)) return null
  const { booking, totals } = state
  const lines = totals.value?.lines.map(({ productId, quantity }) => `${productId} ${quantity}`).sort()
  // A date is a date however it is written, and a day says nothing of a single delivery.
  const request = dateRequest(whenOf(booking), draft)
  const when = request && { ...request, date: parseDate(request.date) ?? request.date }
  const facts = stringifyJson([when, gateOf(state).total, lines])
  return { facts, nextDelivery: goesByDate(booking, draft) ? null : booking.nextDelivery }
}

const factsAtFirst = (draft: BoxDraft): CheckoutFacts => ({
  ...readingAtFirst,
  ...bookingAtFirst(draft),
  ...removalAtFirst,
  confirming: { kind: 'idle' },
})

/** The parts of a checkout; they share one state through `get` and `set`. */
function createParts(
  { tellChange, aloneAmongTabs, isPageOld = false, ...order }: CheckoutStoreContext,
  { getState: get, setState }: Pick<StoreApi<CheckoutFacts>, 'getState' | 'setState'>,
) {
  const { api, draft } = order
  const set = (patch: Partial<CheckoutFacts>) => setState(patch)
  const tracker = createStalenessTracker({ get: () => get().staleness, set: staleness => set({ staleness }) })
  const afterOthers = createOrderQueue(aloneAmongTabs, tracker.raise)
  const reading = createCheckoutReading({
    api,
    draft,
    tracker,
    get,
    set,
    noteBooking: read => booking.noteRead(read),
    onMissing: () => void confirmation.lookElsewhere(),
    isOver: () => confirmation.isOver(),
  })
  const { readAgain } = reading
  const shared = { api, get, set, afterOthers, tellChange, readAgain }
  const booking = createBooking({
    ...shared,
    draft,
    tracker,
    isPageOld,
    onSaved() {
      // The refusal was about something else than what would be sent now.
      if (get().confirming.kind === 'refused') set({ confirming: { kind: 'idle' } })
    },
  })
  const confirmation = createConfirmation({
    ...order,
    afterOthers,
    readAgain,
    get: () => get().confirming,
    set: confirming => set({ confirming }),
    shown: () => shownOf(get(), order.draft),
    async makeSure() {
      if (tracker.isOutdated()) tracker.raise()
      if (!tracker.areSettled()) await readAgain()
      // A shop that does not say what it has booked is told once more, and the total is read again.
      if (!get().isBookingKnown && (await booking.tellAgain())) await readAgain()
      return get().totals.error
    },
    tellPlaced: tellChange,
  })
  return {
    tracker,
    reading,
    booking,
    removal: createRemoval({ ...shared, noteRemoved: reading.noteRemoved }),
    confirmation,
  }
}

/** Makes the checkout of one order: shared by every panel that shows it, and longer-lived than any of them. */
export function createCheckoutStore(context: CheckoutStoreContext): CheckoutStore {
  const facts = factsAtFirst(context.draft)
  const store: StoreApi<CheckoutState> = createStore<CheckoutState>(() => ({
    ...facts,
    choose: when => booking.choose(when),
    setDate: request => booking.setDate(request),
    takeBooking: () => booking.takeBooking(),
    removeUnavailable: () => removal.removeUnavailable(),
    checkRemoval: () => removal.checkRemoval(),
    forgetRefusal: field => confirmation.forgetRefusal(field),
    confirm: (choices, mayConfirm) => confirmation.confirm(choices, mayConfirm),
    checkAgain: () => confirmation.checkAgain(),
    refresh: () => reading.readAgain(),
    restore() {
      tracker.raise()
      store.setState({ isRemoving: false })
      confirmation.restore()
      void reading.readAgain()
    },
  }))
  const { tracker, reading, booking, removal, confirmation } = createParts(context, store)
  if (context.isPageOld) tracker.raise()

  let stop = () => {}
  const { subscribe } = watched(store, {
    begin() {
      stop = reading.watch()
      confirmation.noteEarlier()
    },
    end: () => stop(),
  })
  const readSoon = () => {
    reading.invalidate()
    confirmation.noteEarlier()
  }
  return {
    ...store,
    invalidate() {
      confirmation.lookAgain()
      if (!confirmation.isOver()) readSoon()
    },
    suspect() {
      confirmation.lookAgain()
      if (confirmation.isOver()) return
      tracker.raise()
      readSoon()
    },
    subscribe,
  }
}
