import ky, { HTTPError, type Options, type ResponsePromise } from 'ky'
import type { Decoder } from '../../../platform/values/decoder'
import { stringifyJson } from '../../../platform/values/json'
import { serverTime } from '../../../platform/values/server-time'
import { ContractError, Rejected, RequestFailed, SessionEnded } from './errors'
import { mostRepeats, waitToRepeat } from './repeats'
import { bodyOf, errorOf, mayHaveWords, mayNeedToken, type Reply, readAnswer, type Words } from './reply'
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
    const answer = bodyOf(route, reply, read)
    const words = mayHaveWords(reply.status, answer, read) ? await fetchWords() : undefined
    signal?.throwIfAborted()
    const failure = errorOf(route, reply, isLoginPage, words)
    if (failure instanceof SessionEnded && !leaveForLogin())
      throw new Rejected(`${route.method} ${route.path}`, 401, {}, [], null, 'loggedOut')
    // What is refused has changed nothing, so one repeat is safe even for a mutation.
    if (mayNeedToken(route, failure) && !isRepeat && (await tokens.renew(sent)))
      return exchange(route, outgoing, true)
    if (failure) throw failure
    const tell = (error: ContractError) => onContractError?.(error, route)
    if (answer !== undefined) return readAnswer(route, reply.status, answer, read, tell, words)
    if (isRepeat || route.mutation) throw notJson(route, href, reply)
    return exchange(route, outgoing, true)
  }

  return <Answer>(route: Route, outgoing: Outgoing<Answer>): Promise<Answer> =>
    exchange(route, outgoing, false)
}

/** The longest wait for the part that reads the words of a refusal; without it a sentence of ours stands for them. */
const longestMs = 5000

async function fetchWords(): Promise<Words | undefined> {
  let end = () => {}
  const late = new Promise<undefined>(done => {
    // A file may never arrive. Ends with: that wait, or the file.
    const timer = setTimeout(done, longestMs)
    end = () => clearTimeout(timer)
  })
  const words = await Promise.race([import('../refusals/words').catch(() => undefined), late])
  end()
  return words
}

/** The longest answer that is read. */
const mostBytes = 10_000_000

/**
 * Reads an answer as text, piece by piece, and gives it up before the rest has arrived once it is too long. A refusal
 * then has no words.
 */
async function textOf({ body, ok, headers }: Response, route: Route, charset?: string): Promise<string> {
  const decoder = decoderOf(headers, charset)
  const reader = body?.getReader()
  let text = ''
  let length = 0
  for (;;) {
    const { value } = (await reader?.read()) ?? {}
    if (!value) return text + decoder.decode()
    length += value.byteLength
    if (length > mostBytes) {
      // The connection is closed, whatever becomes of this promise.
      void reader?.cancel().catch(() => {})
      if (!ok) return ''
      throw new ContractError({ ...route, field: 'body', problem: `is longer than ${mostBytes} bytes` })
    }
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * Says how the text begins that came instead of JSON, and its path if the call was redirected. The text itself may hold
 * the words of a person.
 */
function notJson(route: Route, href: string, { url, body }: Reply): ContractError {
  const { pathname } = new URL(url)
  const from = pathname === new URL(href).pathname ? '' : `; it came from ${pathname}`
  const [start] = /^(?:<[!?\w/-]*|.?)/.exec(body.trim()) ?? []
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
  let text = ''
  const json = body === undefined ? undefined : stringifyJson(body)
  try {
    // Within the call, so that its timeout holds for the whole answer.
    const keep: Fetch = async request => {
      response = await send(request)
      text = await textOf(response, route, route.as === 'html' ? charset : undefined)
      return response
    }
    await transmit(href, route, keep, { body: json, signal })
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ContractError) throw error
    if (!(error instanceof HTTPError)) {
      const { method, path, mutation } = route
      const isBrokenOff = response !== undefined
      const outcome = mutation ? 'unknown' : 'not-sent'
      throw new RequestFailed(`${method} ${path}`, outcome, null, { cause: error, isBrokenOff })
    }
  }
  signal?.throwIfAborted()
  return { status: response?.status ?? 200, url: response?.url || href, body: text }
}

/**
 * Returns the decoder of an answer: that of `usual` if it names no encoding, and of UTF-8 if no browser knows the one it
 * names. `fetch` would read an old site's pages and answers as UTF-8, whatever they name.
 */
function decoderOf(headers: Headers, usual?: string): TextDecoder {
  const [, charset = usual] = /charset=["']?([\w-]+)/i.exec(headers.get('Content-Type') ?? '') ?? []
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

function transmit(
  href: string,
  route: Route,
  send: Fetch,
  { body, signal }: { body?: string | undefined; signal?: AbortSignal | undefined } = {},
): ResponsePromise {
  const { method, mutation, timeout } = route
  let wait: number | null
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
    retry: {
      limit: mostRepeats(route),
      shouldRetry({ error }: { error: unknown }) {
        const answer = error instanceof HTTPError ? error.response : null
        wait = waitToRepeat(answer)
        return answer ? wait !== null : undefined
      },
      delay: () => wait ?? 0,
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
