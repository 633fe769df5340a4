import {
  DecodeError,
  type Decoder,
  decodeHeard,
  flag,
  isNothing,
  withFallback,
} from '../../../platform/values/decoder'
import { readJson } from '../../../platform/values/json'
import { ContractError, Rejected, RequestFailed, reasonFor, SessionEnded, TokenExpired } from './errors'
import { isTokenRefusal } from './framework-phrases'
import { ownMember, readRefusal } from './rejection'
import type { Route } from './routes'

/** The reply to one request. */
export type Reply = { status: number; url: string; body: string }

/** Returns whether the path is the login page on a site that names no other. */
const isUsualLogin = (pathname: string): boolean => /^\/login\/?$/.test(pathname)

/** The statuses with which frameworks refuse a token, but for Laravel's 419. */
const ofToken: readonly number[] = [400, 401, 403, 422]

/** Returns whether the answer says that the token was refused (J-43). */
function saysTokenRefused(status: number, body: string): boolean {
  if (!ofToken.includes(status)) return status === 419
  const given = readJson(body)
  const said = 'message msg detail error title code exception'.split(' ').map(name => ownMember(given, name))
  return [given ? body.slice(0, 99) : body, ...said].some(
    each => typeof each === 'string' && isTokenRefusal(each),
  )
}

/**
 * Returns whether another token is worth a try: it was refused, or the refusal says nothing, as those of ASP.NET, Spring
 * and Phoenix.
 */
export const mayNeedToken = ({ mutation }: Route, failure: Error | null): boolean =>
  failure instanceof TokenExpired ||
  (mutation && failure instanceof Rejected && failure.reason !== null && ofToken.includes(failure.status))

/** Returns the failure that a reply means; null for a success. */
export function errorOf(
  route: Route,
  { status, url, body }: Reply,
  isLoginPage = isUsualLogin,
): Error | null {
  const call = `${route.method} ${route.path}`
  const isRefused = saysTokenRefused(status, body)
  const isLoggedOut = (status === 401 && !isRefused) || isLoginPage(new URL(url).pathname)
  if (isLoggedOut && !route.staysOnPage)
    return new SessionEnded(`${call}: the visitor is no longer logged in`)
  if (isRefused) return new TokenExpired(`${call}: the CSRF token was refused; reload the page`)
  if (status < 300) return null
  if (status >= 500 && route.mutation) return new RequestFailed(call, 'unknown', status)
  return refusal(call, status, status < 500 ? errorBody(status, body) : null)
}

/**
 * Returns the body of a successful answer; undefined if it cannot be read. The body may be empty if nothing is read
 * from it, or after a change with 201 or 204. An empty 200 may come from a server program that has died.
 */
export function bodyOf({ as, mutation }: Route, { status, url, body }: Reply, decode: unknown): unknown {
  // Each file of a PHP program that begins with a byte order mark puts one before the JSON.
  const text = body.trim()
  if (as === 'html') return { html: text, url }
  const isMute = !text && (!decode || (mutation && status > 200))
  return isMute ? {} : readJson(text)
}

/**
 * Decodes a successful answer. Throws Rejected if the answer says no, and ContractError if it does not match.
 * Calls `tell` for entries that are left out of a list.
 */
export function readAnswer<Answer>(
  route: Route,
  status: number,
  body: unknown,
  decode: Decoder<Answer> = given => given as Answer,
  tell: (error: ContractError) => void = () => {},
): Answer {
  const refused = () => refusal(`${route.method} ${route.path}`, status, body)
  const success = ownMember(body, 'success') ?? ownMember(ownMember(body, 'data'), 'success')
  if (saysNo(success)) throw refused()
  const isFlawed = (success ?? null) === null && namesError(body)
  // An order that has an id is placed, whatever else went wrong.
  if (isFlawed && !isAsked(decode, body)) throw refused()
  try {
    return decodeHeard({ leftOut: error => tell(contractError(route, error)) }, () => decode(body, ''))
  } catch (error) {
    throw contractError(route, error)
  }
}

function contractError(route: Route, error: unknown): ContractError {
  const { at = '', problem = 'does not fit' } = error instanceof DecodeError ? error : {}
  return new ContractError({ ...route, field: at || 'body', problem: `in the answer ${problem}` })
}

const saysNo = (given: unknown): boolean => given === '' || withFallback(flag, true)(given, '') === false

/** Returns whether an answer without `success` names an error. */
const namesError = (body: unknown): boolean =>
  names(ownMember(body, 'errors')) ||
  names(ownMember(body, 'error')) ||
  /^(error|fail|failed|failure)$/i.test(String(ownMember(body, 'status')))

const fits = (decode: Decoder<unknown>, given: unknown): boolean =>
  withFallback((each, at) => [decode(each, at)], null)(given, '') !== null

/** Returns whether the answer holds the data that the caller asks for, if any. */
const isAsked = (decode: Decoder<unknown>, body: unknown): boolean => fits(decode, body) && !fits(decode, {})

/** Returns whether an error field holds an error. */
const names = (errors: unknown): boolean =>
  typeof errors === 'object' && errors !== null
    ? Object.keys(errors).length > 0
    : !isNothing(errors) && withFallback(flag, true)(errors, '')

/** The statuses that come with the shop's own words. */
const refusing: readonly number[] = [400, 403, 404, 409, 410, 412, 422]

/**
 * Returns whether the words of the answer may be the shop's reason. With any other status the answer must say no or
 * list errors.
 */
const mayGiveReason = (status: number, body: unknown): boolean =>
  status < 300 ||
  refusing.includes(status) ||
  saysNo(ownMember(body, 'success')) ||
  typeof ownMember(body, 'errors') === 'object'

function refusal(call: string, status: number, body: unknown): Rejected {
  const { fields, messages } = readRefusal(mayGiveReason(status, body) ? body : null)
  const redirect = ownMember(body, 'redirect') ?? ownMember(ownMember(body, 'data'), 'redirect')
  const to = typeof redirect === 'string' ? redirect : null
  // A success or a 422 comes from the shop, so a missing reason is the shop's fault. Any other status may come from
  // a server that knows no reason.
  const isOwed = status < 300 || status === 422
  return new Rejected(
    call,
    status,
    fields,
    messages,
    to,
    isOwed || messages.length ? null : reasonFor(status),
  )
}

// A page, or half an answer, is not a message. JSON may come with any content type. Bare text is the shop's own only
// with 422; with other statuses it comes from a proxy.
function errorBody(status: number, body: string): unknown {
  const text = body.trim()
  return readJson(text) ?? (status !== 422 || /^[<{[]/.test(text) ? null : text)
}
