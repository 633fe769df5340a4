import { changeDeliveryDate } from '../../../api/checkout'
import { isApiError } from '../../../api/client/errors'
import { failureOf } from '../../../api/client/failure'
import { type DateRequest, isBooked } from '../../../rules/boxes/checkout'
import { sendChange } from '../../outcome'
import { isSettled, requestShown } from '../checkout-model'
import { type CheckoutEnvironment, doubt, doubtsUntilNow, readAgain } from './reading'

/** After so long without a read, an order may have been changed on another device, of which no tab tells. */
const sureMs = 5000

/** Tells the shop another date; the last one asked for is the one that counts (CO-16 to CO-20). */
export function setDate(environment: CheckoutEnvironment, request: DateRequest): void {
  environment.dispatch({ type: 'date-asked', request })
  void environment.afterOthers(() => saveDate(environment, request))
}

/** Sends what the controls show once more, in the queue's turn; settles with whether there was something to send. */
async function tellDateAgain(environment: CheckoutEnvironment): Promise<boolean> {
  const request = requestShown(environment.model())
  if (!request) return false
  environment.dispatch({ type: 'date-asked-again', request })
  await saveDate(environment, request)
  return true
}

async function sendDate(environment: CheckoutEnvironment, request: DateRequest) {
  const { api, dispatch, tellChange } = environment
  const settle = doubtsUntilNow(environment)
  dispatch({ type: 'date-sent' })
  try {
    const answer = await changeDeliveryDate(api, request)
    settle()
    return answer
  } catch (error) {
    if (failureOf(error)?.isUnknown) {
      dispatch({ type: 'date-unanswered', request })
      // The other tabs must read for themselves: the shop may have taken the change all the same.
      tellChange()
    }
    throw error
  }
}

/** The booking itself tells whether the shop has taken a change whose answer was lost. */
async function hasTakenDate(environment: CheckoutEnvironment, request: DateRequest): Promise<boolean> {
  doubt(environment)
  const error = await readAgain(environment)
  const { booking, isBookingKnown } = environment.model().said
  if (!isBookingKnown) throw error ?? new Error('the shop does not tell what is booked')
  return isBooked(request, booking)
}

/** Sends the date to the shop, unless another one counts by now, and finds out whether the shop has taken it. */
async function saveDate(environment: CheckoutEnvironment, request: DateRequest): Promise<void> {
  const { model, dispatch, tellChange } = environment
  const isWanted = () => request === model().pending.wanted
  if (!isWanted()) return
  /** The shop has refused the date in its own words, whatever the status: asking again would change nothing. */
  let isJudged = false
  const outcome = await sendChange({
    send: () =>
      sendDate(environment, request).catch(error => {
        isJudged = isApiError(error) && error.kind === 'rejected' && !error.reason
        throw error
      }),
    isDone: () => hasTakenDate(environment, request),
  })
  if (outcome.kind === 'done') {
    const { answer } = outcome
    const { readMeanwhile } = model().pending
    if (answer) {
      if (readMeanwhile && !isBooked(request, readMeanwhile)) doubt(environment)
      // This comes first: from here on, whatever was read before is too old.
      void readAgain(environment)
    }
    dispatch({ type: 'date-taken', request, answer })
    tellChange()
  } else if (isWanted() && outcome.kind !== 'left') {
    const failure = outcome.kind === 'refused' ? outcome.failure : null
    const status = failure && isJudged ? 'refused' : outcome.kind === 'unknown' ? 'unsure' : 'failed'
    dispatch({ type: 'date-not-taken', status, failure })
  }
}

/** Reads the order again where somebody else may have changed it; settles with what went wrong, or null. */
export async function makeSure(environment: CheckoutEnvironment): Promise<unknown> {
  const { model } = environment
  // The shop was last asked too long ago to rely on its answer.
  if (Date.now() - model().pending.knownAt > sureMs) doubt(environment)
  if (!isSettled(model())) await readAgain(environment)
  // A shop that does not say what it has booked is told once more, and the total is read again.
  if (!model().said.isBookingKnown && (await tellDateAgain(environment))) await readAgain(environment)
  return model().said.totals.error
}
