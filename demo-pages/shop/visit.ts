import type { PageData, PageGlobals } from './page-data'
import { pageData, pageGlobals } from './pages'
import { become, type VisitorSetup } from './server/control'
import { type FaultOptions, planFault } from './server/fault-kinds'
import { cookieName } from './server/receive'
import type { LogEntry, Visitor } from './visitor'
import { resetVisitor, type World } from './visitors'

/** One visitor of the demo shop with a browser of their own, for tests and model runs. */
export type Visit = {
  readonly id: string
  /** The current token of the visitor's pages. */
  readonly csrfToken: string
  /** The shop's data about the visitor; tests may read and change it. */
  readonly state: Visitor
  readonly log: readonly LogEntry[]
  /** Works like the browser's own `fetch`: cookie, redirects followed, abort; adds no token and no AJAX marker. */
  fetch: typeof fetch
  /** Makes an AJAX call with a JSON body, the current token and the marker. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** Posts an ordinary form with the current token; the redirect is not followed. */
  submit(
    path: string,
    fields?: Record<string, string> | readonly (readonly [string, string])[],
    referrer?: string,
  ): Promise<Response>
  become(options: VisitorSetup): void
  setFault(fault: FaultOptions): void
  /** Removes all faults. */
  heal(): void
  reset(): void
  globals(): PageGlobals
  /** Returns the data of the page at that path; like a page view, it returns flash and errors only once. */
  page(path: string): PageData
}

type Door = (request: Request) => Promise<Response>

const redirects = [301, 302, 303, 307, 308]

/** Sets the address and the redirect flag, which a constructed Response lacks. */
const asSeen = (reply: Response, url: string, redirected: boolean): Response =>
  Object.defineProperties(reply, {
    url: { value: url },
    redirected: { value: redirected },
    clone: { value: () => asSeen(Response.prototype.clone.call(reply), url, redirected) },
  })

const follow = async (door: Door, request: Request, cookie: string): Promise<Response> => {
  let next = request
  for (let hops = 0; hops < 20; hops++) {
    next.headers.set('Cookie', cookie)
    const reply = await door(next)
    const location = reply.headers.get('Location')
    if (!location || !redirects.includes(reply.status) || request.redirect === 'manual')
      return asSeen(reply, next.url, hops > 0)
    if (request.redirect === 'error') throw new TypeError('fetch failed: redirected')
    const { headers, signal } = next
    headers.delete('Content-Type')
    next = new Request(new URL(location, next.url).href, { headers, signal })
  }
  throw new TypeError('fetch failed: redirect count exceeded')
}

/** Rejects as soon as the client aborts, although the shop may go on with the call. */
const abortable = async (signal: AbortSignal, run: () => Promise<Response>): Promise<Response> => {
  signal.throwIfAborted()
  let leave = () => {}
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
  })
  try {
    return await Promise.race([run(), aborted])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

const nonceForTests = 'nonce-for-tests'

/** Returns a visit of that visitor; `door` is the shop's fetch, `origin` the origin of its pages. */
export function createVisit(world: World, visitor: Visitor, door: Door, origin: string): Visit {
  const cookie = `${cookieName}=${visitor.id}`
  const send: typeof fetch = (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, origin).href : input, init)
    return abortable(request.signal, () => follow(door, request, cookie))
  }
  return {
    id: visitor.id,
    get csrfToken() {
      return visitor.csrfToken
    },
    state: visitor,
    log: visitor.log,
    fetch: send,
    call: (method, path, body, headers = {}) =>
      send(path, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-CSRF-TOKEN': visitor.csrfToken,
          'X-Requested-With': 'XMLHttpRequest',
          ...headers,
        },
      }),
    submit: (path, fields = {}, referrer = '/') =>
      send(path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams([
          ['_token', visitor.csrfToken],
          ...(Array.isArray(fields) ? fields : Object.entries(fields)),
        ]).toString(),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Referer: new URL(referrer, origin).href,
        },
      }),
    become: options => become(world, visitor, options),
    setFault: fault => void visitor.faults.push(planFault(fault)),
    heal: () => void visitor.faults.splice(0),
    reset: () => resetVisitor(world, visitor),
    globals: () => pageGlobals(visitor),
    page: path => pageData(visitor, new URL(path, origin), nonceForTests, world.now()),
  }
}
