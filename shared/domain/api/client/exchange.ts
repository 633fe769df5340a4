import ky, { HTTPError, type Options, type ResponsePromise } from 'ky'
import type { Decoder } from '../../../platform/values/decoder'
import { stringifyJson } from '../../../platform/values/json'
import { serverTime } from '../../../platform/values/server-time'
import { ContractError, Rejected, RequestFailed, SessionEnded } from './errors'
import { bodyOf, errorOf, mayNeedToken, type Reply, readAnswer } from './reply'
import type { Route } from './routes'
import type { TokenStore } from './token'

export type Fetch = (request: Request) => Promise<Response>

export type ExchangeOptions = {
  fetch?: Fetch | undefined
  /** The name of the header that carries the token. */
  tokenHeader?: () => string
  /** Returns whether the path is the login page. A call that ends there has ended the session. */
  isLoginPage?: (pathname: string) => boolean
  /** Sends the browser to the login page (CALL-03); returns false if the person must be told instead. */
  leaveForLogin: () => boolean
  /** The encoding of the page, in which the site's other pages are if they do not say. */
  charset?: string
  /** Called for a part of an answer that could not be read, although the rest could. */
  onContractError?: (error: ContractError, route: Route) => void
  /** Called with the shop's time in each reply. */
  noteTime?: ((time: Date) => void) | undefined
}

type Outgoing<Answer> = {
  href: string
  body: unknown
  signal: AbortSignal | undefined
  read: Decoder<Answer> | undefined
  /** The idempotency key: a repeat with the same key is the same change. */
  key: string | undefined
}

/** Creates the function that sends one call and decodes its answer. It sends once more if the token was refused. */
export function createExchange(tokens: TokenStore, options: ExchangeOptions) {
  const {
    fetch = pageFetch,
    tokenHeader = () => 'X-CSRF-TOKEN',
    isLoginPage,
    leaveForLogin,
    charset,
    onContractError,
    noteTime,
  } = options

  async function exchange<Answer>(
    route: Route,
    outgoing: Outgoing<Answer>,
    isRepeat: boolean,
  ): Promise<Answer> {
    const { href, body, signal, read, key } = outgoing
    let sent: string | null = null
    const send: Fetch = async request => {
      sent = tokens.current()
      if (key) request.headers.set('Idempotency-Key', key)
      const response = await fetch(withHeaders(request, route, tokenHeader(), sent))
      const time = serverTime(response.headers)
      if (time) noteTime?.(time)
      return response
    }
    const reply = await fetchReply(route, { href, send, body, signal, charset })
    const failure = errorOf(route, reply, isLoginPage)
    if (failure instanceof SessionEnded && !leaveForLogin())
      throw new Rejected(`${route.method} ${route.path}`, 401, {}, [], null, 'loggedOut')
    // What is refused has changed nothing, so one repeat is safe even for a mutation.
    if (mayNeedToken(route, failure) && !isRepeat && (await tokens.renew(sent)))
      return exchange(route, outgoing, true)
    if (failure) throw failure
    const answer = bodyOf(route, reply, read)
    if (answer !== undefined)
      return readAnswer(route, reply.status, answer, read, error => onContractError?.(error, route))
    if (isRepeat || route.mutation) throw notJson(route, href, reply)
    return exchange(route, outgoing, true)
  }

  return <Answer>(route: Route, outgoing: Outgoing<Answer>): Promise<Answer> =>
    exchange(route, outgoing, false)
}

/** The longest answer that is read. ky reads no more of a refusal either. */
const mostBytes = 10_000_000

const tooLong = (route: Route) =>
  new ContractError({ ...route, field: 'body', problem: `is longer than ${mostBytes} bytes` })

/** Returns the same answer, whose body ends with that error once it is too long, before the rest of it has arrived. */
function limited(response: Response, error: Error): Response {
  const { body, status, headers } = response
  if (!body || !response.ok) return response
  let length = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      length += piece.byteLength
      if (length > mostBytes) controller.error(error)
      else controller.enqueue(piece)
    },
  })
  return new Response(body.pipeThrough(limit), { status, headers })
}

/**
 * Says how the text begins that came instead of JSON, and its path if the call was redirected. The text itself may hold
 * the words of a person.
 */
function notJson(route: Route, href: string, { url, body }: Reply): ContractError {
  const { pathname } = new URL(url)
  const from = pathname === new URL(href).pathname ? '' : `; it came from ${pathname}`
  const [start] = /^(?:<[!?\w/-]*|.?)/.exec(String(body).trim()) ?? []
  return new ContractError({
    ...route,
    field: 'body',
    problem: `is not JSON${from}; it begins with ${start || 'nothing'}`,
  })
}

const pageFetch: Fetch = request => globalThis.fetch(request)

/** Sets all headers of a request; nothing else does (CALL-01, CALL-02, A-21). */
function withHeaders(request: Request, route: Route, header: string, token: string | null): Request {
  const { headers } = request
  headers.set('Accept', route.as === 'html' ? 'text/html' : 'application/json')
  headers.set('X-Requested-With', 'XMLHttpRequest')
  if (token !== null) headers.set(header, token)
  // Firefox has no `request.body`.
  if (headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  return request
}

type Sending = {
  href: string
  send: Fetch
  body: unknown
  signal: AbortSignal | undefined
  charset: string | undefined
}

async function fetchReply(route: Route, { href, send, body, signal, charset }: Sending): Promise<Reply> {
  let response: Response | undefined
  const json = body === undefined ? undefined : stringifyJson(body)
  try {
    const keep: Fetch = async request => {
      response = await send(request)
      return limited(response, tooLong(route))
    }
    const bytes = await transmit(href, route, keep, { body: json, signal }).arrayBuffer()
    signal?.throwIfAborted()
    const decoder = decoderOf(response, route.as === 'html' ? charset : undefined)
    return { status: response?.status ?? 200, url: response?.url || href, body: decoder.decode(bytes) }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ContractError) throw error
    if (error instanceof HTTPError)
      return { status: error.response.status, url: error.response.url || href, body: error.data }
    throw new RequestFailed(`${route.method} ${route.path}`, route.mutation ? 'unknown' : 'not-sent', null, {
      cause: error,
      isBrokenOff: response !== undefined,
    })
  }
}

/**
 * Returns the decoder of an answer: that of `usual` if it names no encoding, and of UTF-8 if no browser knows the one it
 * names. `fetch` would read an old site's pages and answers as UTF-8, whatever they name.
 */
function decoderOf(response: Response | undefined, usual?: string): TextDecoder {
  const [, charset = usual] = /charset=["']?([\w-]+)/i.exec(response?.headers.get('Content-Type') ?? '') ?? []
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

// The page may have put these names on Object.prototype, and a string or a URL inherits them too. An own undefined
// keeps ky and Request from reading them.
const unset = blank(
  'json parseJson baseUrl totalTimeout onDownloadProgress onUploadProgress referrer referrerPolicy integrity keepalive window priority',
)
const hooks = blank('init beforeRequest beforeRetry beforeError afterResponse')
const inherited = blank('headers method signal')

function blank(names: string): Record<string, undefined> {
  return Object.fromEntries(names.split(' ').map(name => [name, undefined]))
}

/** The longest body that outlives its page; a letter may take three bytes. */
const mostKeptAlive = 20_000

/** The longest wait of a person for an answer to a repeat. */
const patientMs = 3000

/** Returns for how long a busy shop asks not to be asked again; 0 if it does not say. */
function restOf(error: unknown): number {
  const after = error instanceof HTTPError ? (error.response.headers.get('Retry-After') ?? '') : ''
  return /^[\d.]*$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now()
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
    // A cached reply would show an old basket and an old time.
    cache: 'no-store',
    // ky would repeat PUT and DELETE; a late repeat could undo a newer change. A read is repeated once, not by all
    // browsers at the same moment, and never before the time for which the shop asks.
    retry: {
      limit: mutation ? 0 : 1,
      maxRetryAfter: patientMs,
      jitter: (delay: number) => delay * (0.5 + Math.random()),
      shouldRetry: ({ error }: { error: unknown }) => (restOf(error) > patientMs ? false : undefined),
    },
    // A change is sent even if the visitor leaves the page at once. Browsers refuse this for more than 64 KiB, and Firefox
    // on a page in `srcdoc`, which has no host.
    keepalive: mutation && globalThis.location?.host !== '' && (body?.length ?? 0) < mostKeptAlive,
    fetch: send,
    body,
    signal,
  }
  return ky(Object.assign(new URL(href), inherited), options as Options)
}
