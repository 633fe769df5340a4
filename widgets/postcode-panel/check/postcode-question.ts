import type { ApiClient } from '../../../shared/domain/api/client/client'
import { isApiError, type Rejected, TokenExpired } from '../../../shared/domain/api/client/errors'
import { routes } from '../../../shared/domain/api/client/routes'
import {
  checkAccountPostcode,
  checkPostcode,
  type PostcodeOutcome,
} from '../../../shared/domain/api/postcode'
import type { ShopStore } from '../../../shared/domain/store/create-shop-store'
import { callAddress } from '../../../shared/platform/page/addresses'
import { emit } from '../../../shared/platform/page/events/window-events'
import type { Navigation } from '../../../shared/platform/page/lifecycle/navigation'
import { announce } from '../../../shared/platform/page/live-region'
import { lacksToken } from '../../../shared/platform/page/login/lacks-token'
import type { PostcodePanelMessages } from '../postcode-panel-messages'
import { type Failure, failureOf, refusedFields } from './failure'
import { type PostcodeCheckOutcome, trackPostcodeCheck } from './report-check'

/** The further outcome of the account's check: the shop did not judge the postcode. */
export type Unserved = { kind: 'unanswered'; failure: Failure }

/** An outcome to show in a dialog. */
export type CheckResult = { postcode: string; outcome: PostcodeOutcome | Unserved }

export type CheckState = {
  isChecking: boolean
  /** The error in the postcode itself. */
  fieldError: string | null
  /** The reason why there is no answer (PC-48). */
  failure: Failure | null
  result: CheckResult | null
}

export type CheckTerms = {
  isAccount: boolean
  isMoving: boolean
  quotaBlocks: boolean
  extraFields: object | undefined
  messages: PostcodePanelMessages
}

/** One check; once it is aborted, its answer is ignored. */
export type Question = { postcode: string; abort: AbortController }

/** The next state of the panel; `isLeaving` is true if the browser is going to the account's next page. */
type Answer = Partial<CheckState> & { isLeaving?: boolean }

/** The parts outside the panel that an answer may affect. */
export type World = { api: ApiClient; store: ShopStore; navigation: Navigation }

/** Sends the check, and shares its answer with the store, the events and the log; null if the check was aborted. */
export async function answerTo(
  { postcode, abort: { signal } }: Question,
  world: World,
  terms: CheckTerms,
): Promise<Answer | null> {
  try {
    const send = terms.isAccount ? checkAccountPostcode : checkPostcode
    const outcome = await send(world.api, postcode, signal)
    if (signal.aborted) return null
    const isEmpty = outcome.kind === 'affiliates' && outcome.affiliates.length === 0
    return takeIn(postcode, isEmpty ? notServed : outcome, world, terms)
  } catch (error) {
    return signal.aborted ? null : refusal(postcode, error, terms)
  }
}

function takeIn(
  postcode: string,
  outcome: PostcodeOutcome,
  { store, navigation }: World,
  { isAccount, isMoving, quotaBlocks, extraFields, messages }: CheckTerms,
): Answer {
  const [event, said] = tellingOf(outcome, messages)
  trackPostcodeCheck(event, postcode)
  if (said) announce(said)
  if (outcome.kind === 'matched') {
    const { quotaReached, deliverySummary, roundsman } = outcome
    // The postcode of a future address does not affect other widgets.
    if (!isMoving) {
      const round = { deliverySummary, roundsman }
      store.getState().confirmPostcode({ postcode, quotaReached, quotaBlocks, round })
      emit('valid-postcode', { postcode, quotaReached })
    }
    if (isAccount) {
      const extra = Object.entries(extraFields ?? {}).map(([name, value]) => [name, String(value)])
      const { method, path } = routes.continueWithAddress
      const action = callAddress('continueWithAddress', path)
      if (navigation.submitHiddenForm(action, { ...Object.fromEntries(extra), postcode }))
        return { isLeaving: true }
      const failure = failureOf(
        new TokenExpired(`${method} ${path}: the page has no token to post`, !lacksToken()),
        messages,
      )
      return failure ? { result: { postcode, outcome: { kind: 'unanswered', failure } } } : {}
    }
  }
  return { result: { postcode, outcome } }
}

function refusal(postcode: string, error: unknown, { isAccount, messages }: CheckTerms): Answer {
  // The message for something that no longer exists does not fit a postcode.
  const failure = failureOf(error, { ...messages, noLongerThere: messages.sorry })
  if (!failure) return {}
  trackPostcodeCheck('error', postcode)
  const said = refusedFields(error).postcode ?? (isAccount ? reasonOf(error) : undefined)
  const fieldError = said && (/^invalid postcode\.?$/i.test(said) ? messages.invalid : said)
  if (isAccount) {
    // "We do not deliver" is said only where the shop has judged the postcode.
    const isJudged = fieldError || (isRejected(error) && error.status === 422)
    const outcome = isJudged ? notServed : ({ kind: 'unanswered', failure } as const)
    return { result: { postcode, outcome }, ...(fieldError && { fieldError }) }
  }
  return fieldError ? { fieldError } : { failure }
}

const notServed = { kind: 'not-served', id: null } as const

const isRejected = (error: unknown): error is Rejected => isApiError(error) && error.kind === 'rejected'

/** Returns the shop's own words for a refusal. */
const reasonOf = (error: unknown): string | undefined =>
  isRejected(error) && error.reason === null ? error.messages[0] : undefined

function tellingOf(
  outcome: PostcodeOutcome,
  messages: PostcodePanelMessages,
): [PostcodeCheckOutcome, string?] {
  if (outcome.kind === 'affiliates') return ['affiliate', messages.referral]
  if (outcome.kind === 'not-served') return ['not_served']
  return outcome.quotaReached ? ['quota_reached', messages.quotaReached] : ['matched']
}
