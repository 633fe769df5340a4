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
import { ownMember, readRefusal } from './rejection'
import type { Route } from './routes'

/** What came back for one request; `body` is text, or already a value where the answer was an error. */
export type Reply = { status: number; url: string; body: unknown }

/** Is that the path of the login page, on a site that names no other? */
const isUsualLogin = (pathname: string): boolean => /^\/login\/?$/.test(pathname)

/**
 * Frameworks refuse a token with a status of their own (419, Laravel) or with a usual one and a page or a sentence that
 * names it: Django and Spring 403, Express 403, Rails 422, ASP.NET 400 (J-43).
 */
const saysTokenRefused = (status: number, body: unknown): boolean =>
  [400, 403, 422].includes(status) &&
  [body, ...['message', 'detail', 'error', 'title', 'code'].map(name => ownMember(body, name))].some(
    said =>
      typeof said === 'string' && /csrf|xsrf|authenticity.?token|antiforgery/i.test(said.slice(0, 10_000)),
  )

/** The failure an answer stands for, or null when it is a success to be read. */
export function errorOf(
  route: Route,
  { status, url, body }: Reply,
  isLoginPage = isUsualLogin,
): Error | null {
  const call = `${route.method} ${route.path}`
  const isAtLogin = !route.staysOnPage && isLoginPage(new URL(url).pathname)
  if (status === 401 || isAtLogin) return new SessionEnded(`${call}: the visitor is not logged in any more`)
  if (status === 419 || saysTokenRefused(status, body))
    return new TokenExpired(`${call}: the CSRF token was refused; reload the page`)
  if (status < 300) return null
  if (status >= 500 && route.mutation) return new RequestFailed(call, 'unknown', status)
  return refusal(call, status, status < 500 ? errorBody(status, body) : null)
}

/**
 * The body of a successful answer; undefined where it cannot be read. It may be empty where nothing is read from it, and
 * after a change with 204 (no content) or 201 (created). An empty 200 may also be a server program that has died.
 */
export function bodyOf({ as, mutation }: Route, { status, body }: Reply, decode: unknown): unknown {
  const text = String(body)
  if (as === 'html') return text
  const isMute = !text.trim() && (!decode || (mutation && status > 200))
  return isMute ? {} : readJson(text)
}

/**
 * Reads a successful answer; throws Rejected for one that says no and ContractError for one that does not fit. `tell`
 * hears of entries that are left out of a list.
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
  // An order that has a number is placed, whatever else went wrong.
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

/** Does an answer name an error, as servers do that never write `success`? */
const namesError = (body: unknown): boolean =>
  names(ownMember(body, 'errors')) ||
  names(ownMember(body, 'error')) ||
  /^(error|fail|failed|failure)$/i.test(String(ownMember(body, 'status')))

const fits = (decode: Decoder<unknown>, given: unknown): boolean =>
  withFallback((each, at) => [decode(each, at)], null)(given, '') !== null

/** Does the answer hold what the caller asks for, if it asks for anything? */
const isAsked = (decode: Decoder<unknown>, body: unknown): boolean => fits(decode, body) && !fits(decode, {})

/** Does a field that is meant for errors hold one? */
const names = (errors: unknown): boolean =>
  typeof errors === 'object' && errors !== null
    ? Object.keys(errors).length > 0
    : !isNothing(errors) && withFallback(flag, true)(errors, '')

/** The statuses with which a shop refuses in words of its own. */
const refusing: readonly number[] = [400, 403, 404, 409, 410, 412, 422]

/** May the words of the answer be the shop's reason? With any other status only where it says no or lists errors. */
const mayGiveReason = (status: number, body: unknown): boolean =>
  status < 300 ||
  refusing.includes(status) ||
  saysNo(ownMember(body, 'success')) ||
  typeof ownMember(body, 'errors') === 'object'

function refusal(call: string, status: number, body: unknown): Rejected {
  const { fields, messages } = readRefusal(mayGiveReason(status, body) ? body : null)
  const redirect = ownMember(body, 'redirect') ?? ownMember(ownMember(body, 'data'), 'redirect')
  const to = typeof redirect === 'string' ? redirect : null
  // Who answers a call or judges what was sent has to say why; other answers may come from a server that knows no reason.
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

// Neither a page nor half an answer is a message; JSON may be labelled as anything. Bare text is the shop's only where it judges
// what was sent: with other statuses it comes from whatever stands before the shop.
function errorBody(status: number, body: unknown): unknown {
  if (typeof body !== 'string') return body
  return readJson(body) ?? (status !== 422 || /^\s*[<{[]/.test(body) ? null : body)
}
