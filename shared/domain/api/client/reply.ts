import {
  DecodeError,
  type Decoder,
  decodeHeard,
  flag,
  isNothing,
  withFallback,
} from '../../../platform/values/decoder'
import { readJson } from '../../../platform/values/json'
import {
  ContractError,
  ofToken,
  Rejected,
  RequestFailed,
  reasonFor,
  SessionEnded,
  TokenExpired,
} from './errors'
import { ownMember, saysNo } from './fields'
import type { Route } from './routes'

/** The reply to one request. */
export type Reply = { status: number; url: string; body: string }

/** Reads the words of a refusal. Visitors fetch this part for the first refusal that may have some. */
export type Words = {
  saysTokenRefused: (status: number, body: string) => boolean
  wordsOf: (status: number, body: unknown) => Pick<Rejected, 'fields' | 'messages' | 'redirect'>
}

/** Returns whether the path is the login page on a site that names no other. */
const isUsualLogin = (pathname: string): boolean => /^\/login\/?$/.test(pathname)

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
  words?: Words,
): Error | null {
  const call = `${route.method} ${route.path}`
  const isRefused = status === 419 || !!words?.saysTokenRefused(status, body)
  const isLoggedOut = (status === 401 && !isRefused) || isLoginPage(new URL(url).pathname)
  if (isLoggedOut && !route.staysOnPage)
    return new SessionEnded(`${call}: the visitor is no longer logged in`)
  if (isRefused) return new TokenExpired(`${call}: the CSRF token was refused; reload the page`)
  if (status < 300) return null
  if (status >= 500 && route.mutation) return new RequestFailed(call, 'unknown', status)
  return refusal(call, status, body, status < 500 ? words : undefined)
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

/** Returns whether an answer with a status of success says no. */
function isRefusal(body: unknown, decode: Decoder<unknown> = given => given): boolean {
  const success = ownMember(body, 'success') ?? ownMember(ownMember(body, 'data'), 'success')
  const isFlawed = (success ?? null) === null && namesError(body)
  // An order that has an id is placed, whatever else went wrong.
  return saysNo(success) || (isFlawed && !isAsked(decode, body))
}

/** Returns whether the reply is a refusal that may have words. */
export const mayHaveWords = (status: number, body: unknown, decode?: Decoder<unknown>): boolean =>
  status < 300 ? isRefusal(body, decode) : status < 500

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
  words?: Words,
): Answer {
  if (isRefusal(body, decode)) throw refusal(`${route.method} ${route.path}`, status, body, words)
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

function refusal(call: string, status: number, body: unknown, words?: Words): Rejected {
  const { fields, messages, redirect } = words?.wordsOf(status, body) ?? {
    fields: {},
    messages: [],
    redirect: null,
  }
  // A success or a 422 comes from the shop, so a missing reason is the shop's fault. Any other status may come from
  // a server that knows no reason.
  const isOwed = words && (status < 300 || status === 422)
  const reason = isOwed || messages.length ? null : reasonFor(status)
  return new Rejected(call, status, fields, messages, redirect, reason)
}
