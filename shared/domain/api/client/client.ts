import type { Decoder } from '../../../platform/values/decoder'
import { stringifyJson } from '../../../platform/values/json'
import { withKey } from '../keys'
import { TokenExpired } from './errors'
import { createExchange, type ExchangeOptions } from './exchange'
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

export type ClientOptions = ExchangeOptions & {
  /** The page's own origin; every address is built on it, never on a `<base>`. */
  origin: string
  /** The page's CSRF token, read each time a request leaves. */
  token: () => string | null
  /** Asks the page's token source for a new token. */
  refreshToken?: (() => Promise<string | null>) | undefined
  /** Does the page name neither a token nor a source of one? Then it cannot send a change, and no reload helps. */
  lacksToken?: () => boolean
  /** Where this site has a call, still with the names of what is filled in. */
  addressOf?: (name: CallName, path: string) => string
  /** Takes what the page has printed as the answer to a read. */
  printed?: TakeServerRendered
  /** Told of the route's path before anything is changed. */
  onChange?: (makesOld: Route['makesOld']) => void
}

export type CallOptions<Answer> = {
  params?: PathParams
  query?: Query
  body?: unknown
  signal?: AbortSignal | undefined
  /** Give the key of the first try when the customer repeats a call; otherwise the client makes one for each change. */
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
    token,
    refreshToken,
    lacksToken,
    printed,
    onChange,
    addressOf = (_, path) => path,
  } = options
  const tokens = createTokenStore(token, refreshToken)
  const exchange = createExchange(tokens, options)

  async function call<Answer>(name: CallName, given: CallOptions<Answer> = {}): Promise<Answer> {
    const { params, query, body, signal, idempotencyKey, read } = ownOnly(given)
    const route = routes[name]
    const place = { ...route, path: addressOf(name, route.path) }
    const href = buildAddress(origin, place, params, query)
    signal?.throwIfAborted()
    if (route.mutation) onChange?.(route.makesOld)
    const before =
      route.mutation || !read ? undefined : printed?.(route, askedPath(route, params, query), read)
    if (before?.isFresh) return before.answer
    if (route.mutation && tokens.current() === null && !(await tokens.renew(null))) {
      throw new TokenExpired(
        `${route.method} ${route.path}: the page has no CSRF token, so nothing was sent`,
        !lacksToken?.(),
      )
    }
    const send = (key?: string) => exchange(route, { href, body, signal, read, key })
    const isAsking = !route.mutation || asking.includes(name)
    return isAsking ? send() : withKey(`${route.method} ${href} ${stringifyJson(body)}`, idempotencyKey, send)
  }

  return { call }
}

/** Calls by POST that change nothing. */
const asking: readonly CallName[] = [
  'checkPostcode',
  'checkAccountPostcode',
  'checkPromoCode',
  'findMoveConflicts',
]

function ownOnly<Given extends object>(given: Given): Given {
  return Object.assign(Object.create(null), given)
}
