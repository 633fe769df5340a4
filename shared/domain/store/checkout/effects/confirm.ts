import { addressOf } from '../../../../platform/page/addresses'
import { type Confirmation, confirmOrder, isMissing } from '../../../api/checkout'
import { isApiError } from '../../../api/client/errors'
import { failureOf } from '../../../api/client/failure'
import { isNotTaken } from '../../../rules/boxes/checkout'
import { isSameOrder, isSettled, onceDateIsTaken, orderShown } from '../checkout-model'
import { type Confirming, canConfirm } from '../confirming'
import { type FoundOrder, findOrder } from '../order-finder'
import { makeSure } from './date'
import { type CheckoutEnvironment, earlierOf, isOver, lookElsewhere, readAgain } from './reading'

function showFound({ dispatch, tellChange }: CheckoutEnvironment, order: FoundOrder): void {
  dispatch({ type: 'order-found', order })
  tellChange()
}

/**
 * Searches the orders for this one; sends nothing. A `refusal` that came while an earlier confirmation was in doubt
 * counts only if the search finds no order.
 */
export async function lookForOrder(environment: CheckoutEnvironment, refusal?: unknown): Promise<void> {
  const { api, draft, model, dispatch, tellChange } = environment
  dispatch({ type: 'search-begun' })
  const sought = await findOrder(api, draft, earlierOf(environment))
  const { confirming } = model().shown
  if (confirming.kind !== 'unknown' || confirming.check !== 'checking') return
  dispatch({ type: 'search-ended', sought })
  if (sought.kind === 'found') tellChange()
  else if (refusal && sought.check === 'not-found') refuse(environment, refusal)
}

/** Searches again for an order in doubt, as the shop may now know more (F-21). */
export function lookAgain(environment: CheckoutEnvironment): void {
  const { confirming } = environment.model().shown
  if (confirming.kind === 'unknown' && confirming.check !== 'checking') void lookForOrder(environment)
  if (confirming.kind === 'gone') void lookElsewhere(environment)
}

/** Shows the order if the shop has placed it; resolves to whether it has. */
async function showPlaced(environment: CheckoutEnvironment): Promise<boolean> {
  const { api, draft } = environment
  const sought = await findOrder(api, draft, earlierOf(environment))
  if (sought.kind === 'found') showFound(environment, sought)
  return sought.kind === 'found'
}

/**
 * Shows a refusal in the sequence of CO-40 to CO-42: the field's own message, the address that the shop gives, the
 * shop's words. The words also stand if the shop has just sent the customer there in vain (L-03).
 */
function refuse(environment: CheckoutEnvironment, error: unknown): void {
  const { goTo, onStayed, isGuest, model, dispatch } = environment
  const failure = failureOf(error)
  const known = isApiError(error) && error.kind === 'rejected' ? error : null
  const fields = known?.fields ?? {}
  const target = Object.hasOwn(fields, 'other_delivery_instruction') ? null : known?.redirect
  if (target && goTo(target, { byItself: true })) {
    dispatch({ type: 'order-redirected' })
    onStayed(() => {
      if (model().shown.confirming.kind !== 'leaving') return
      if (failure) dispatch({ type: 'order-refused', failure, fields })
      else dispatch({ type: 'confirm-held', as: { kind: 'idle' } })
    })
    return
  }
  if (failure) dispatch({ type: 'order-refused', failure, fields })
  void readAgain(environment).then(async missing => {
    // The order may have been placed by the same call arriving twice; the refusal then answers the second arrival.
    if (model().shown.confirming.kind === 'refused' && isMissing(missing) && !isGuest())
      await lookForOrder(environment)
  })
}

function finish(environment: CheckoutEnvironment, orderId: string): void {
  if (isOver(environment)) return
  environment.dispatch({ type: 'order-placed', orderId })
  environment.tellChange()
  environment.goTo(addressOf('checkoutComplete', orderId), { replaces: true })
}

async function fail(environment: CheckoutEnvironment, error: unknown): Promise<void> {
  const { isGuest, model } = environment
  if (isOver(environment) || !isApiError(error) || error.kind === 'session-ended') return
  const isRefused = error.kind === 'rejected' || error.kind === 'token-expired'
  // An order that can no longer be confirmed may already be placed: the call may have arrived twice. If the shop
  // gives a reason, the reason is shown first (CO-42) and the order is read afterwards.
  const isGone = isMissing(error) && error.kind === 'rejected' && error.reason !== null
  if (isGone || model().pending.isInDoubt || !isRefused)
    return lookForOrder(environment, isRefused && !isGone ? error : undefined)
  // The order may also be placed if the shop redirects the page.
  const isSentAway = error.kind === 'rejected' && error.redirect !== null && !isGuest()
  if (!(isSentAway && (await showPlaced(environment)))) refuse(environment, error)
}

/** Sends one confirmation and handles its answer; a failure counts only if there was no other press since. */
async function send(
  environment: CheckoutEnvironment,
  confirmation: Confirmation,
  press: number,
): Promise<void> {
  const { api, draft, model, dispatch } = environment
  dispatch({ type: 'confirm-sent' })
  try {
    finish(environment, await confirmOrder(api, confirmation, draft))
  } catch (error) {
    if (press === model().pending.presses) await fail(environment, error)
  }
}

/** What the customer sees of the order at a press of Confirm Order; a date that is being saved counts as taken. */
const seenNow = ({ model, basket }: CheckoutEnvironment) => ({
  order: orderShown(onceDateIsTaken(model())),
  basket: basket().shown(),
  isSettled: isSettled(model()),
})

/**
 * Returns the state of a confirmation that is not sent; null if it is sent. A date that the shop has not taken is told
 * by the form.
 */
function heldAs(
  { model, basket }: CheckoutEnvironment,
  seen: ReturnType<typeof seenNow>,
  mayConfirm: () => boolean,
): Confirming | null {
  if (isNotTaken(model().shown.date)) return { kind: 'idle' }
  const order = orderShown(model())
  const now = basket().shown()
  const isBasketSame =
    !seen.basket || (seen.basket.contents === now?.contents && seen.basket.total === now.total)
  const isSame = isSameOrder(seen.order, order, seen.isSettled ? seen.basket : null)
  // The form says what else is missing now, such as an order that has fallen below the minimum.
  if (isBasketSame && isSame) return mayConfirm() ? null : { kind: 'idle' }
  // The basket itself says that its last change was not saved.
  return { kind: isSameOrder(seen.order, order, null) ? 'idle' : 'changed' }
}

/**
 * Places the order, if `mayConfirm` still returns true just before sending. A second press during that time does
 * nothing. What the customer has just changed in the basket is saved first, as it is part of the order.
 */
export async function confirm(
  environment: CheckoutEnvironment,
  confirmation: Confirmation,
  mayConfirm: () => boolean,
): Promise<void> {
  const { model, dispatch, afterOthers, basket } = environment
  const before = model().shown.confirming
  if (!canConfirm(before) || !mayConfirm()) return
  dispatch({ type: 'confirm-pressed' })
  const press = model().pending.presses
  const seen = seenNow(environment)
  // A page that was left and restored in the meantime must not send.
  const isLeft = () => press !== model().pending.presses || model().shown.confirming.kind !== 'sending'
  await afterOthers(async () => {
    await basket().save()
    // An earlier confirmation with a lost answer may have placed the order.
    const error = isOver(environment) ? null : await makeSure(environment)
    if (isLeft()) return
    const isInDoubt = before.kind === 'unknown'
    if (isMissing(error)) return isInDoubt ? lookForOrder(environment) : lookElsewhere(environment, true)
    const held = heldAs(environment, seen, mayConfirm)
    if (!held) return send(environment, confirmation, press)
    const instead: Confirming = error ? { kind: 'idle' } : held
    dispatch({ type: 'confirm-held', as: isInDoubt ? before : instead })
  })
}
