import { changeDeliveryDate } from '../../../api/checkout'
import { isApiError } from '../../../api/client/errors'
import { failureOf } from '../../../api/client/failure'
import { type DateRequest, isBooked } from '../../../rules/boxes/checkout'
import { sendChange } from '../../outcome'
import { isSettled, requestShown, shownContents } from '../checkout-model'
import { type CheckoutEnvironment, doubt, doubtsUntilNow, readAgain } from './reading'

/** After this time without a read, the order may have changed on another device, which sends this page no message. */
const sureMs = 5000

/** Sends a date to the shop; only the last requested date counts (CO-16 to CO-20). */
export function setDate(environment: CheckoutEnvironment, request: DateRequest): void {
  environment.dispatch({ type: 'date-asked', request })
  void environment.afterOthers(() => saveDate(environment, request))
}

/** Sends the shown date once more, from within the queue; resolves to whether there was one. */
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
      // The shop may have saved the change, so the other tabs must read.
      tellChange()
    }
    throw error
  }
}

/** Reads the booking to find out whether the shop has saved a date whose answer was lost. */
async function hasTakenDate(environment: CheckoutEnvironment, request: DateRequest): Promise<boolean> {
  doubt(environment)
  const error = await readAgain(environment)
  const { booking, isBookingKnown } = environment.model().said
  if (!isBookingKnown) throw error ?? new Error('the shop does not say what it has booked')
  return isBooked(request, booking)
}

type DateAnswer = Awaited<ReturnType<typeof changeDeliveryDate>>

/** Takes a date in that the shop has saved; `answer` is null if a read has shown it. */
function takeDate(environment: CheckoutEnvironment, request: DateRequest, answer: DateAnswer | null) {
  const { model, dispatch, tellChange } = environment
  const { readMeanwhile } = model().pending
  if (answer) {
    if (readMeanwhile && !isBooked(request, readMeanwhile)) doubt(environment)
    // Starting the read first makes every earlier read too old.
    void readAgain(environment)
  }
  dispatch({ type: 'date-taken', request, answer })
  tellChange()
}

/** Sends the date to the shop, unless a newer date counts, and finds out the outcome. */
async function saveDate(environment: CheckoutEnvironment, request: DateRequest): Promise<void> {
  const { model, dispatch } = environment
  const isWanted = () => request === model().pending.wanted
  if (!isWanted()) return
  /** The shop has refused the date in its own words, so asking again would change nothing. */
  let isJudged = false
  const outcome = await sendChange({
    send: () =>
      sendDate(environment, request).catch(error => {
        isJudged = isApiError(error) && error.kind === 'rejected' && !error.reason
        throw error
      }),
    isDone: () => hasTakenDate(environment, request),
  })
  if (outcome.kind === 'done') takeDate(environment, request, outcome.answer)
  else if (isWanted() && outcome.kind !== 'left') {
    const failure = outcome.kind === 'refused' ? outcome.failure : null
    const status = failure && isJudged ? 'refused' : outcome.kind === 'unknown' ? 'unsure' : 'failed'
    dispatch({ type: 'date-not-taken', status, failure })
  }
}

/**
 * Reads the order again if it may have been changed elsewhere, or if the basket beside it shows other contents;
 * resolves to the error, or null.
 */
export async function makeSure(environment: CheckoutEnvironment): Promise<unknown> {
  const { model } = environment
  // The last answer is too old to rely on.
  if (Date.now() - model().pending.knownAt > sureMs) doubt(environment)
  const contents = environment.basket().shown()?.contents ?? null
  const { status, value } = model().said.totals
  const isReadAgain = status === 'loading' && value !== null
  if (isReadAgain || !isSettled(model()) || (contents !== null && contents !== shownContents(model())))
    await readAgain(environment)
  // If the shop does not say what it has booked, the date is sent once more and the total is read again.
  if (!model().said.isBookingKnown && (await tellDateAgain(environment))) await readAgain(environment)
  return model().said.totals.error
}
