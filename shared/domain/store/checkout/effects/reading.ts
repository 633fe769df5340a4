import type { AloneAmongTabs } from '../../../../platform/page/lifecycle/one-tab'
import { type CheckoutTotals, readBooking, readCheckout } from '../../../api/checkout'
import type { ApiClient } from '../../../api/client/client'
import type { BoxDraft } from '../../../rules/basket'
import { createResource, type Resource } from '../../resource'
import { type CheckoutModel, isSettled } from '../checkout-model'
import type { CheckoutEvent } from '../checkout-reducer'
import { isEnded } from '../confirming'
import { findFreshOrder, isMissing, readOrderIds } from '../order-finder'
import { type AfterOthers, createOrderQueue } from '../order-queue'

/** How long what was shown may go on being shown while it is read again. */
const shownMs = 1500
/** The order, and the page on which it is placed. */
export type CheckoutPage = {
  api: ApiClient
  draft: BoxDraft
  goTo: (url: string, how: { replaces: boolean }) => boolean
  /** Tells if the page is still here some seconds after it was sent away. */
  onStayed: (listener: () => void) => unknown
  takesKeys: () => boolean
  isGuest: () => boolean
  /** Tells the page and the other widgets that the basket has changed. */
  tellChange: () => void
  aloneAmongTabs: AloneAmongTabs
}

/** What the effects of a checkout work with: they read the model, call the shop, and dispatch what has happened. */
export type CheckoutEnvironment = CheckoutPage & {
  model: () => CheckoutModel
  dispatch: (event: CheckoutEvent) => void
  /** Runs the task once every earlier one has been answered, in this tab and the others. */
  afterOthers: AfterOthers
  totals: Resource<CheckoutTotals>
  /** Ends what was shown, if no answer has come by then; cleared by every answer. */
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
    totals: createResource({ read: signal => readOrder(environment, signal) }),
    wait: undefined,
  }
  return environment
}

/** Is there nothing left to check out? */
export const isOver = ({ model }: CheckoutEnvironment): boolean => isEnded(model().shown.confirming)

/** What was shown before may stay for a moment while it is read again, not for as long as an answer can take. */
function limitWait(environment: CheckoutEnvironment): void {
  environment.wait ??= setTimeout(() => environment.dispatch({ type: 'waited-too-long' }), shownMs)
}

/** Somebody else may have changed the order, or placed it. */
export function doubt(environment: CheckoutEnvironment): void {
  environment.dispatch({ type: 'doubted' })
  limitWait(environment)
}

/** Notes what is in doubt so far; call the result once an answer has settled that. */
export function doubtsUntilNow({ model, dispatch }: CheckoutEnvironment): () => void {
  const { doubts } = model().pending
  const askedAt = Date.now()
  return () => dispatch({ type: 'doubts-settled', doubts, askedAt })
}

/** Reads the total of an order. If the delivery date is in doubt, it is read at the same time. */
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

/** Takes in the result of a read. */
function takeTotals(environment: CheckoutEnvironment): void {
  const { model, dispatch, totals } = environment
  const { status, value, error } = totals.getState()
  const wasThere = value !== null || model().pending.doubts > 0
  if (status === 'failed' || (status === 'ready' && isSettled(model()))) {
    clearTimeout(environment.wait)
    environment.wait = undefined
  } else if (status === 'loading' && value && model().said.totals.status !== 'failed') limitWait(environment)
  dispatch({ type: 'totals-changed', totals: { status, value, error } })
  // A page that was told so from the start has not lost an order.
  if (status === 'failed' && isMissing(error) && wasThere) void lookElsewhere(environment)
}

/** Takes in each read for as long as somebody watches. */
export function watchTotals(environment: CheckoutEnvironment): () => void {
  const stop = environment.totals.subscribe(() => takeTotals(environment))
  takeTotals(environment)
  return stop
}

/** Reads the order again; settles with what went wrong, or null. */
export async function readAgain(environment: CheckoutEnvironment): Promise<unknown> {
  const { model, totals } = environment
  if (!isOver(environment)) {
    await totals.getState().refresh()
    // If nobody is watching, nothing else takes it in.
    takeTotals(environment)
  }
  return model().said.totals.error
}

/** The orders there were before; they may still be on their way when a search begins. */
export const earlierOf =
  ({ model }: CheckoutEnvironment) =>
  () =>
    model().pending.earlierOrders

/** Remembers which orders there are, before anything is confirmed: afterwards the new order would be among them. */
export async function noteEarlierOrders({
  api,
  isGuest,
  model,
  dispatch,
}: CheckoutEnvironment): Promise<void> {
  // Guests have none, and are not asked to log in.
  if (isGuest() || model().pending.hasSent || model().pending.earlierOrders) return
  const ids = await readOrderIds(api)
  if (ids) dispatch({ type: 'earlier-orders-read', ids })
}

/** The shop no longer knows this checkout, and this page sent nothing: somebody else has ended it. */
export async function lookElsewhere(environment: CheckoutEnvironment, isPressed = false): Promise<void> {
  const { api, isGuest, model, dispatch } = environment
  const { kind } = model().shown.confirming
  const isOpen = ['idle', 'changed', 'refused', 'gone'].includes(kind) || (isPressed && kind === 'sending')
  if (!isOpen) return
  const order = isGuest() ? null : await findFreshOrder(api, earlierOf(environment))
  if (model().shown.confirming.kind !== kind) return
  dispatch(order ? { type: 'order-found', order } : { type: 'checkout-gone' })
}
