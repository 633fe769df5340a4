import type { Navigation } from '../../../../platform/page/lifecycle/navigation'
import type { AloneAmongTabs } from '../../../../platform/page/lifecycle/one-tab'
import { type CheckoutTotals, isMissing, readBooking, readCheckout } from '../../../api/checkout'
import type { ApiClient } from '../../../api/client/client'
import type { BoxDraft, ShownBasket } from '../../../rules/basket'
import { createResource, type Resource } from '../../resource'
import { type CheckoutModel, isSettled } from '../checkout-model'
import type { CheckoutEvent } from '../checkout-reducer'
import { isEnded } from '../confirming'
import { findFreshOrder, readOrderIds } from '../order-finder'
import { type AfterOthers, createOrderQueue } from '../order-queue'

/** The basket that the page shows beside the checkout. */
export type BasketBeside = {
  /** Null if no widget of the page has read the basket. */
  shown: () => ShownBasket | null
  /** Saves the changes that the customer has just made; resolves once the shop has answered. */
  save: () => Promise<void>
}

/** How long old values may stay visible during a read, in milliseconds. */
const shownMs = 1500
/** The order and its page. */
export type CheckoutPage = {
  api: ApiClient
  draft: BoxDraft
  /**
   * The order that the page has printed; null if it has none. Somebody may have pressed Confirm Order on it, so the
   * order stays as it was printed until it is read again before anything is sent.
   */
  printed?: CheckoutTotals | null
  /** Something may have changed the printed order, so it is read at once. */
  isPrintOld?: boolean
  goTo: Navigation['goTo']
  /** Calls the listener if the page is still here some seconds after a navigation. */
  onStayed: (listener: () => void) => unknown
  isGuest: () => boolean
  /** Notifies the page and the other widgets that the basket has changed. */
  tellChange: () => void
  aloneAmongTabs: AloneAmongTabs
  /** The basket beside the checkout, where the customer may change the order. */
  basket: () => BasketBeside
}

/** The environment of a checkout's effects: they read the model, call the shop and dispatch events. */
export type CheckoutEnvironment = CheckoutPage & {
  model: () => CheckoutModel
  dispatch: (event: CheckoutEvent) => void
  /** Runs the task after every earlier task has been answered, in this tab and in others. */
  afterOthers: AfterOthers
  totals: Resource<CheckoutTotals>
  /** The timer that hides old values if no answer comes; every answer clears it. */
  wait: ReturnType<typeof setTimeout> | undefined
}

export function createEnvironment(
  page: CheckoutPage,
  { model, dispatch }: Pick<CheckoutEnvironment, 'model' | 'dispatch'>,
): CheckoutEnvironment {
  const environment: CheckoutEnvironment = {
    ...page,
    model,
    dispatch,
    afterOthers: createOrderQueue(page.aloneAmongTabs, () => doubt(environment)),
    totals: createResource({
      read: signal => readOrder(environment, signal),
      initialValue: page.printed ?? undefined,
      isOld: page.isPrintOld || !page.printed,
    }),
    wait: undefined,
  }
  return environment
}

/** Returns whether nothing is left to check out. */
export const isOver = ({ model }: CheckoutEnvironment): boolean => isEnded(model().shown.confirming)

/** Limits how long old values stay visible during a read. */
function limitWait(environment: CheckoutEnvironment): void {
  // A wait that is long is told. Ends with: the answer.
  environment.wait ??= setTimeout(() => environment.dispatch({ type: 'waited-too-long' }), shownMs)
}

/** Notes that the order may have been changed or placed elsewhere. */
export function doubt(environment: CheckoutEnvironment): void {
  environment.dispatch({ type: 'doubted' })
  limitWait(environment)
}

/** Remembers the current doubts and returns a function that settles them; call it once an answer has arrived. */
export function doubtsUntilNow({ model, dispatch }: CheckoutEnvironment): () => void {
  const { doubts } = model().pending
  const askedAt = Date.now()
  return () => dispatch({ type: 'doubts-settled', doubts, askedAt })
}

/** Reads the total of an order, and its booking as well if that is in doubt. */
async function readOrder(environment: CheckoutEnvironment, signal: AbortSignal): Promise<CheckoutTotals> {
  const { api, draft, model, dispatch } = environment
  const settle = doubtsUntilNow(environment)
  const [value, booking] = await Promise.all([
    readCheckout(api, draft.id, signal),
    isSettled(model()) ? undefined : readBooking(api, draft.id, signal),
  ])
  signal.throwIfAborted()
  if (booking !== undefined) {
    settle()
    dispatch({ type: 'booking-read', booking })
  }
  return value
}

/** Copies the total and the state of its read into the model. */
function takeTotals(environment: CheckoutEnvironment): void {
  const { model, dispatch, totals } = environment
  const { status, value, error } = totals.getState()
  const wasThere = value !== null || model().pending.doubts > 0
  if (status === 'failed' || (status === 'ready' && isSettled(model()))) {
    clearTimeout(environment.wait)
    environment.wait = undefined
  } else if (status === 'loading' && value && model().said.totals.status !== 'failed') limitWait(environment)
  // If the first read finds no checkout, the page has not lost an order.
  const isLost = status === 'failed' && isMissing(error) && wasThere
  // A missing order has no total, so the page says only how the order ended.
  const isToldElsewhere = isLost && isOpen(model().shown.confirming.kind)
  dispatch({
    type: 'totals-changed',
    totals: { status: isToldElsewhere ? 'loading' : status, value, error: isToldElsewhere ? null : error },
  })
  if (isLost) void lookElsewhere(environment)
}

/** Returns whether the end of an order that is no longer there is still to be found out. */
const isOpen = (kind: string): boolean => ['idle', 'changed', 'refused', 'gone'].includes(kind)

/** Copies each read into the model while the checkout has subscribers; returns a function that stops it. */
export function watchTotals(environment: CheckoutEnvironment): () => void {
  const stop = environment.totals.subscribe(() => takeTotals(environment))
  takeTotals(environment)
  return stop
}

/** Reads the order again; resolves to the error, or null. */
export async function readAgain(environment: CheckoutEnvironment): Promise<unknown> {
  const { model, totals } = environment
  if (!isOver(environment)) {
    await totals.getState().refresh()
    // Without subscribers nothing else copies the result into the model.
    takeTotals(environment)
  }
  return model().said.totals.error
}

/** Returns a function that returns the earlier orders, because they may still be loading when a search begins. */
export const earlierOf =
  ({ model }: CheckoutEnvironment) =>
  () =>
    model().pending.earlierOrders

/** Reads the ids of the existing orders before any confirmation, so that a new order can be recognised. */
export async function noteEarlierOrders({
  api,
  isGuest,
  model,
  dispatch,
}: CheckoutEnvironment): Promise<void> {
  // Guests have no orders, and reading them would lead to the login page.
  if (isGuest() || model().pending.hasSent || model().pending.earlierOrders) return
  const ids = await readOrderIds(api)
  if (ids) dispatch({ type: 'earlier-orders-read', ids })
}

/** Finds out how the checkout ended if the shop no longer knows it and this page has sent nothing. */
export async function lookElsewhere(environment: CheckoutEnvironment, isPressed = false): Promise<void> {
  const { api, isGuest, model, dispatch } = environment
  const { kind } = model().shown.confirming
  if (!isOpen(kind) && !(isPressed && kind === 'sending')) return
  const order = isGuest() ? null : await findFreshOrder(api, earlierOf(environment))
  if (model().shown.confirming.kind !== kind) return
  dispatch(order ? { type: 'order-found', order } : { type: 'checkout-gone' })
}
