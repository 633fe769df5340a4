import ky, { HTTPError, type Options, type ResponsePromise } from 'ky'
import type { Decoder } from '../../../platform/values/decoder'
import { stringifyJson } from '../../../platform/values/json'
import { withKey } from '../keys'
import { ContractError, RequestFailed, SessionEnded, TokenExpired } from './errors'
import { bodyOf, errorOf, type Reply, readAnswer, serverTime } from './reply'
import {
  askedPath,
  buildAddress,
  type CallName,
  type PathParams,
  type Query,
  type Route,
  routes,
} from './routes'
import type { TakeServerRendered } from './server-rendered'
import { createTokenStore } from './token'

export type Fetch = (request: Request) => Promise<Response>

export type ClientOptions = {
  /** The page's own origin; every address is built on it, never on a `<base>`. */
  origin: string
  fetch?: Fetch | undefined
  /** The page's CSRF token, read each time a request leaves. */
  token: () => string | null
  /** Asks the page's token source for a new token. */
  refreshToken?: (() => Promise<string | null>) | undefined
  /** Does the page name neither a token nor a source of one? Then it cannot send a change, and no reload helps. */
  lacksToken?: () => boolean
  /** Where this site has a call, still with the names of what is filled in. */
  addressOf?: (name: CallName, path: string) => string
  /** Is that the path of the login page? A call that ends there has ended the session. */
  isLoginPage?: (pathname: string) => boolean
  /** Sends the browser to the login page; called once for all calls that were under way (CALL-03). */
  leaveForLogin: () => void
  /** Takes what the page has printed as the answer to a read. */
  printed?: TakeServerRendered
  /** Told of the route's path before anything is changed. */
  onChange?: (path: string) => void
  /** Told of a part of an answer that could not be read, though the rest could. */
  onContractError?: (error: ContractError, route: Route) => void
  /** Told what time every reply says it is at the shop. */
  noteTime?: ((time: Date) => void) | undefined
}

export type CallOptions<Answer> = {
  params?: PathParams
  query?: Query
  body?: unknown
  signal?: AbortSignal | undefined
  /** The customer's own repeat of a call has that of before; each change has one, unless given of the client's own. */
  idempotencyKey?: string | undefined
  /** Reads the answer; without one the answer's content does not matter. */
  read?: Decoder<Answer>
}

export type ApiClient = {
  /**
   * Sends one documented call and reads its answer. Rejects with an ApiError, or with the signal's reason once aborted.
   * SessionEnded is not for showing: `explain` has no sentence for it.
   */
  call: <Answer = unknown>(name: CallName, options?: CallOptions<Answer>) => Promise<Answer>
}

/** Makes the one client of a page: every call goes to its own origin, carries both headers, and fits a row of `routes`. */
export function createApiClient(options: ClientOptions): ApiClient {
  const {
    origin,
    fetch = pageFetch,
    token,
    refreshToken,
    lacksToken,
    leaveForLogin,
    noteTime,
    printed,
    onChange,
    onContractError,
    addressOf = (_, path) => path,
    isLoginPage,
  } = options
  const tokens = createTokenStore(token, refreshToken)
  let departures = 0

  async function call<Answer>(name: CallName, given: CallOptions<Answer> = {}): Promise<Answer> {
    const own = ownOnly(given)
    const { params, query, body, signal, idempotencyKey, read } = own
    const route = routes[name]
    const place = { ...route, path: addressOf(name, route.path) }
    const href = buildAddress(origin, place, params, query)
    signal?.throwIfAborted()
    if (route.mutation) onChange?.(route.path)
    const before =
      route.mutation || !read ? undefined : printed?.(route, askedPath(route, params, query), read)
    if (before?.isFresh) return before.answer
    if (route.mutation && tokens.current() === null && !(await tokens.renew(null))) {
      throw new TokenExpired(
        `${route.method} ${route.path}: the page has no CSRF token, so nothing was sent`,
        !lacksToken?.(),
      )
    }
    const send = (key?: string) => exchangeOnce(route, href, own, key)
    const isAsking = !route.mutation || asking.includes(name)
    return isAsking ? send() : withKey(`${route.method} ${href} ${stringifyJson(body)}`, idempotencyKey, send)
  }

  /** Sends a call, and once more where its token was refused, and reads the answer. */
  async function exchangeOnce<Answer>(
    route: Route,
    href: string,
    { body, signal, read }: CallOptions<Answer>,
    key: string | undefined,
  ): Promise<Answer> {
    const begun = departures
    for (let isRepeat = false; ; isRepeat = true) {
      let sent: string | null = null
      const send: Fetch = async request => {
        sent = tokens.current()
        if (key) request.headers.set('Idempotency-Key', key)
        const response = await fetch(withHeaders(request, route, sent))
        const time = serverTime(response.headers)
        if (time) noteTime?.(time)
        return response
      }
      const reply = await exchange(route, { href, send, body, signal })
      const failure = errorOf(route, reply, isLoginPage)
      if (failure instanceof SessionEnded && begun === departures) {
        departures++
        leaveForLogin()
      }
      // A refused token is refused before the action runs, so one repeat is safe even for a mutation.
      if (failure instanceof TokenExpired && !isRepeat && (await tokens.renew(sent))) continue
      if (failure) throw failure
      const answer = bodyOf(route, reply, read)
      if (answer !== undefined)
        return readAnswer(route, reply.status, answer, read, error => onContractError?.(error, route))
      if (isRepeat || route.mutation) throw notJson(route, href, reply)
    }
  }

  return { call }
}

/** What came where JSON was expected, and from where, if the call was led away. */
function notJson(route: Route, href: string, { url, body }: Reply): ContractError {
  const { pathname } = new URL(url)
  const from = pathname === new URL(href).pathname ? '' : `, but that of ${pathname}`
  const start = String(body).slice(0, 80).replace(/\s+/g, ' ')
  return new ContractError({ ...route, field: 'body', problem: `is not JSON${from}: ${start}` })
}

/** Posts by which nothing is changed. */
const asking: readonly CallName[] = [
  'checkPostcode',
  'checkAccountPostcode',
  'checkPromoCode',
  'findMoveConflicts',
]

const pageFetch: Fetch = request => globalThis.fetch(request)

/** The one place that sets headers (CALL-01, CALL-02, A-21). */
function withHeaders(request: Request, route: Route, token: string | null): Request {
  const { headers } = request
  headers.set('Accept', route.as === 'html' ? 'text/html' : 'application/json')
  headers.set('X-Requested-With', 'XMLHttpRequest')
  if (token !== null) headers.set('X-CSRF-TOKEN', token)
  // Not `request.body`: Firefox has no such member.
  if (headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  return request
}

async function exchange(
  route: Route,
  { href, send, body, signal }: { href: string; send: Fetch; body: unknown; signal: AbortSignal | undefined },
): Promise<Reply> {
  let response: Response | undefined
  const json = body === undefined ? undefined : stringifyJson(body)
  try {
    const keep: Fetch = async request => {
      response = await send(request)
      return response
    }
    const text = await transmit(href, route, keep, { body: json, signal }).text()
    signal?.throwIfAborted()
    return { status: response?.status ?? 200, url: response?.url || href, body: text }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof HTTPError)
      return { status: error.response.status, url: error.response.url || href, body: error.data }
    throw new RequestFailed(`${route.method} ${route.path}`, route.mutation ? 'unknown' : 'not-sent', null, {
      cause: error,
      isBrokenOff: response !== undefined,
    })
  }
}

// The page may have put any of these names on Object.prototype (and a string or a URL inherits them too):
// an own undefined keeps ky and Request from reading them.
const unset = blank(
  'json parseJson baseUrl totalTimeout onDownloadProgress onUploadProgress referrer referrerPolicy integrity keepalive window priority',
)
const hooks = blank('init beforeRequest beforeRetry beforeError afterResponse')
const inherited = blank('headers method signal')

function blank(names: string): Record<string, undefined> {
  return Object.fromEntries(names.split(' ').map(name => [name, undefined]))
}

function transmit(
  href: string,
  { method, mutation, timeout }: Route,
  send: Fetch,
  { body, signal }: { body?: string | undefined; signal?: AbortSignal | undefined } = {},
): ResponsePromise {
  const options = {
    ...unset,
    hooks,
    method,
    timeout,
    searchParams: '',
    headers: {},
    redirect: 'follow',
    mode: 'same-origin',
    credentials: 'same-origin',
    // A kept reply would tell of an old basket, and an old time.
    cache: 'no-store',
    // ky would repeat PUT and DELETE; a late repeat could undo a newer change.
    retry: { limit: mutation ? 0 : 1, maxRetryAfter: 10_000 },
    fetch: send,
    body,
    signal,
  }
  return ky(Object.assign(new URL(href), inherited), options as Options)
}

function ownOnly<Given extends object>(given: Given): Given {
  return Object.assign(Object.create(null), given)
}
