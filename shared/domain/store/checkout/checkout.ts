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
  /** Notes a chosen frequency and day. A complete choice is sent with `setDate`. */
  choose: (request: When) => void
  setDate: (request: DateRequest) => void
  /** Accepts the shop's booking. */
  takeBooking: () => void
  /** Removes the products that cannot come (CO-23); resolves to whether that succeeded. */
  removeUnavailable: () => Promise<boolean>
  checkRemoval: () => Promise<boolean>
  /** Drops a refusal of that field, which the customer has changed. */
  forgetRefusal: (field: string) => void
  /**
   * Places the order if it has not changed since the press and `mayConfirm` still returns true. A second press
   * during that time does nothing.
   */
  confirm: (confirmation: Confirmation, mayConfirm: () => boolean) => Promise<void>
  /** Looks once more whether the order exists. */
  checkAgain: () => Promise<void>
  refresh: () => Promise<unknown>
  /**
   * Ends everything that was under way when the browser restores the page, and looks up whether the order was placed
   * (I5).
   */
  restore: () => void
}

export type CheckoutStore = StoreApi<CheckoutState> & {
  /** Notes that the basket has changed. */
  invalidate: () => void
  /** Notes that the order may have been changed or placed elsewhere, and reads all of it again. */
  suspect: () => void
}

type CheckoutStoreContext = CheckoutPage & {
  /** The back button has restored the page as it was first loaded; the booking may have changed since. */
  isPageOld?: boolean
}

/** Creates the checkout of one order. All panels that show it share it, and it outlives them. */
export function createCheckoutStore({ isPageOld = false, ...page }: CheckoutStoreContext): CheckoutStore {
  let model = modelAtFirst(page, isPageOld, Date.now())
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
  const { subscribe } = watched(store, {
    begin() {
      stop = watchTotals(environment)
      void noteEarlierOrders(environment)
    },
    end() {
      stop()
      // From here on no change is noticed. A value that was never read cannot be stale.
      if (model.said.totals.value && !isOver(environment)) {
        dispatch({ type: 'doubted' })
        environment.totals.invalidate()
      }
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
      if (isOver(environment)) return
      dispatch({ type: 'basket-changed' })
      readSoon()
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
