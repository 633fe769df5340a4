import { type FailureMessages, failureMessages } from './failure-messages'

/** The name of our own sentence for a failed call. */
type Reason = keyof FailureMessages

const statusReasons: Readonly<Record<number, Reason>> = {
  403: 'notAllowed',
  404: 'noLongerThere',
  410: 'noLongerThere',
  429: 'tooFast',
}

/** Returns our sentence for a refusal without a reason of the shop. */
export const reasonFor = (status: number): Reason => statusReasons[status] ?? 'sorry'

/** The statuses with which frameworks refuse a token, but for Laravel's 419. */
export const ofToken: readonly number[] = [400, 401, 403, 422]

class CallFailure extends Error {
  /** The developers of the shop must hear of this failure, because the shopper's sentence does not say what is wrong. */
  readonly isForDeveloper: boolean = false
  /** The wish of a change whose outcome it leaves open. */
  wish?: string
}

/**
 * No usable answer arrived: network, timeout, or a server error after a mutation.
 *
 * `outcome` is 'not-sent' if nothing can have changed, 'unknown' if the server may have acted: read before repeating
 * the call.
 */
export class RequestFailed extends CallFailure {
  readonly kind = 'request-failed'
  readonly outcome: 'not-sent' | 'unknown'
  /** The server's status, if a server error left the outcome open. */
  readonly status: number | null
  override readonly isForDeveloper: boolean

  constructor(
    call: string,
    outcome: 'not-sent' | 'unknown',
    status: number | null,
    { cause, isBrokenOff = false }: { cause?: unknown; isBrokenOff?: boolean } = {},
  ) {
    const what = isBrokenOff ? 'the answer broke off' : 'no usable answer'
    super(`${call}: ${what} (${status ?? cause}); outcome ${outcome}`, { cause })
    this.outcome = outcome
    this.status = status
    this.isForDeveloper = isBrokenOff
  }
}

/** The visitor is logged out and the browser goes to /login, so nothing is shown. */
export class SessionEnded extends CallFailure {
  readonly kind = 'session-ended'
}

/** The page's CSRF token is missing, or it was refused and could not be replaced. */
export class TokenExpired extends CallFailure {
  readonly kind = 'token-expired'
  /** False if the page names no token at all: a reload would not help. */
  readonly isCurable: boolean

  constructor(message: string, isCurable = true) {
    super(message)
    this.isCurable = isCurable
  }
}

/** The shop refused the call; `messages` is never empty, `fields` holds the first message of each field. */
export class Rejected extends CallFailure {
  readonly kind = 'rejected'
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly messages: readonly string[]
  /** The name of our own sentence in `messages`; null if the messages are the shop's. */
  readonly reason: Reason | null
  /** The address to which the shop sends the customer, as the shop wrote it. */
  readonly redirect: string | null
  override readonly isForDeveloper: boolean

  constructor(
    call: string,
    status: number,
    fields: Record<string, string>,
    messages: readonly string[],
    redirect: string | null = null,
    reason: Reason | null = null,
  ) {
    const isMute = !messages.length && !reason
    super(`${call}: refused with ${status}${isMute ? ', but neither message nor errors says why' : ''}`)
    this.isForDeveloper = isMute
    this.status = status
    this.fields = fields
    // The shop gave no words of its own.
    this.reason = isMute ? 'sorry' : reason
    this.messages = this.reason ? [failureMessages[this.reason]] : messages
    this.redirect = redirect
  }
}

/** A request or an answer does not match the documented call; `field` names the wrong part. */
export class ContractError extends CallFailure {
  readonly kind = 'contract'
  readonly method: string
  readonly path: string
  readonly field: string
  override readonly isForDeveloper = true

  constructor(part: { method: string; path: string; field: string; problem: string }) {
    super(`${part.method} ${part.path}: ${part.field} ${part.problem}`)
    this.method = part.method
    this.path = part.path
    this.field = part.field
  }
}

type ApiError = RequestFailed | SessionEnded | TokenExpired | Rejected | ContractError

/** Returns whether the error is one of the five failures of a call. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof CallFailure
}

/** Returns the name of our own sentence for a failed call; null if the shop has its own sentence, or if nothing is shown. */
export function unexplained(error: unknown): Reason | null {
  if (isApiError(error)) {
    if (error.kind === 'rejected') return error.reason
    if (error.kind === 'token-expired') return error.isCurable ? 'expired' : 'cannotSend'
    if (error.kind === 'session-ended') return null
    if (error.kind === 'request-failed' && error.status === null) return 'unreachable'
  }
  return (error as Error | null)?.name === 'AbortError' ? null : 'sorry'
}

/** Returns the visitor's sentence for a failed call; empty if the browser leaves for /login or the call was aborted. */
export function explain(error: unknown, messages: FailureMessages = failureMessages): string {
  const own = unexplained(error)
  if (own) return messages[own]
  return isApiError(error) && error.kind === 'rejected' ? (error.messages[0] ?? '') : ''
}
