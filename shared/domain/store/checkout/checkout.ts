import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Confirmation } from '../../api/checkout'
import type { DateRequest, When } from '../../rules/boxes/checkout'
import { watched } from '../watched'
import { type CheckoutFacts, factsOf, modelAtFirst } from './checkout-model'
import { type CheckoutEvent, checkoutReducer } from './checkout-reducer'
import { confirm, lookAgain, lookForOrder } from './effects/confirm'
import { setDate } from './effects/date'
import {
  type CheckoutPage,
  createEnvironment,
  doubt,
  isOver,
  noteEarlierOrders,
  readAgain,
  watchTotals,
} from './effects/reading'
import { checkRemoval, removeWhatCannotCome } from './effects/removal'

export type CheckoutState = CheckoutFacts & {
  /** Notes a choice of how often and when; what is complete is told to the shop with `setDate`. */
  choose: (request: When) => void
  setDate: (request: DateRequest) => void
  /** The customer accepts what the shop has booked. */
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

type CheckoutStoreContext = CheckoutPage & {
  /** The page came back by Back as it was first made: the shop may have been told something else since. */
  isPageOld?: boolean
}

/** Makes the checkout of one order: shared by every panel that shows it, and longer-lived than any of them. */
export function createCheckoutStore({ isPageOld = false, ...page }: CheckoutStoreContext): CheckoutStore {
  let model = modelAtFirst(page.draft, isPageOld, Date.now())
  const dispatch = (event: CheckoutEvent) => {
    model = checkoutReducer(model, event)
    store.setState(factsOf(model))
  }
  const environment = createEnvironment(page, { model: () => model, dispatch })
  const store: StoreApi<CheckoutState> = createStore<CheckoutState>(() => ({
    ...factsOf(model),
    choose: request => dispatch({ type: 'chosen', request }),
    setDate: request => setDate(environment, request),
    takeBooking: () => dispatch({ type: 'booking-accepted' }),
    removeUnavailable: () => removeWhatCannotCome(environment),
    checkRemoval: () => checkRemoval(environment),
    forgetRefusal: field => dispatch({ type: 'field-changed', field }),
    confirm: (confirmation, mayConfirm) => confirm(environment, confirmation, mayConfirm),
    checkAgain: () => lookForOrder(environment),
    refresh: () => readAgain(environment),
    restore() {
      doubt(environment)
      dispatch({ type: 'page-restored' })
      const { kind } = model.shown.confirming
      if (kind === 'sending' || kind === 'unknown') void lookForOrder(environment)
      void readAgain(environment)
    },
  }))
  if (isPageOld) doubt(environment)

  let stop = () => {}
  let hasEnded = false
  const { subscribe } = watched(store, {
    begin() {
      // Nobody has heard of a change while nobody watched. What was never read cannot have been lost meanwhile.
      if (hasEnded && !isOver(environment)) {
        if (model.said.totals.value) doubt(environment)
        environment.totals.invalidate()
      }
      stop = watchTotals(environment)
      void noteEarlierOrders(environment)
    },
    end() {
      hasEnded = true
      stop()
    },
  })
  const readSoon = () => {
    environment.totals.invalidate()
    void noteEarlierOrders(environment)
  }
  return {
    ...store,
    invalidate() {
      lookAgain(environment)
      if (!isOver(environment)) readSoon()
    },
    suspect() {
      lookAgain(environment)
      if (isOver(environment)) return
      doubt(environment)
      readSoon()
    },
    subscribe,
  }
}
