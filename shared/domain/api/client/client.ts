import type { Decoder } from '../../../platform/values/decoder'
import { stringifyJson } from '../../../platform/values/json'
import { newKey } from '../../../platform/values/new-key'
import type { Wish, WithKey } from '../keys'
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
  /** Returns the page's CSRF token; called for each request. */
  token: () => string | null
  /** Fetches a new token from the page's token source. */
  refreshToken?: (() => Promise<string | null>) | undefined
  /**
   * Returns true if the page names neither a token nor a source of one. It can then send no change, and a reload
   * does not help.
   */
  lacksToken?: () => boolean
  /** Returns this site's path of a call, with its placeholders. */
  addressOf?: (name: CallName, path: string) => string
  /** Takes the page's server-rendered answer to a read. */
  printed?: TakeServerRendered
  /** Sends a change with its key; without it each change has a new one. */
  withKey?: WithKey
  /** Called before a change is sent, with the facts that the change makes old. */
  onChange?: (makesOld: Route['makesOld']) => void
}

export type CallOptions<Answer> = {
  params?: PathParams
  query?: Query
  body?: unknown
  signal?: AbortSignal | undefined
  /** A key of the caller's own. Otherwise each wish has a key, which its repeats share. */
  idempotencyKey?: string | undefined
  /** What the change is about. */
  wish?: Wish | undefined
  /** Decodes the answer; without a decoder the answer's content does not matter. */
  read?: Decoder<Answer>
}

export type ApiClient = {
  /**
   * Sends one documented call and decodes its answer. Rejects with an ApiError, or with the signal's reason once
   * aborted. SessionEnded is not shown: `explain` has no sentence for it.
   */
  call: <Answer = unknown>(name: CallName, options?: CallOptions<Answer>) => Promise<Answer>
}

/**
 * Creates the API client of a page. Each call goes to the page's own origin, carries both headers, and has a row in
 * `routes`.
 */
export function createApiClient(options: ClientOptions): ApiClient {
  const {
    origin,
    token,
    refreshToken,
    lacksToken,
    printed,
    onChange,
    withKey = (_request, _wish, send) => send(newKey()),
    addressOf = (_, path) => path,
  } = options
  const tokens = createTokenStore(token, refreshToken)
  const exchange = createExchange(tokens, options)

  async function call<Answer>(name: CallName, given: CallOptions<Answer> = {}): Promise<Answer> {
    const { params, query, body, signal, idempotencyKey, wish, read } = ownOnly(given)
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
    return isAsking || idempotencyKey
      ? send(idempotencyKey)
      : withKey(`${route.method} ${href} ${stringifyJson(body)}`, wish, send)
  }

  return { call }
}

/** POST calls that change nothing. */
const asking: readonly CallName[] = [
  'checkPostcode',
  'checkAccountPostcode',
  'checkPromoCode',
  'findMoveConflicts',
]

function ownOnly<Given extends object>(given: Given): Given {
  return Object.assign(Object.create(null), given)
}
