import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, hostname as thisMachine } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Route, routes } from '../../../domain/api/client/routes'
import { callAddress } from '../../../platform/page/addresses'
import { escapeText } from '../../../platform/values/escape-text'
import { pathAt, wrongToken } from '../answer'

type Visitor = { readonly id: string; readonly csrfToken: string }

/** A shop in memory that answers every call: the demo shop. */
export type MockedShop = {
  fetch: (request: Request) => Promise<Response>
  visit: (options: { as: 'guest' | 'customer'; hasPostcode: boolean }) => Visitor
  readonly visitors: ReadonlyMap<string, Visitor>
}

type MockOptions = {
  shop: MockedShop
  port: number
  host: string
  as: 'guest' | 'customer'
  /** The server of the pages; every request that is not a call is forwarded to it. */
  pages?: string | undefined
  /** The site's addresses of calls, as in the page's script with data-doorstep-site. */
  site?: unknown
  /** The folder of the bundle, served below any folder doorstep if the pages' own server has nothing there. */
  bundle: string
  slow: number
  note: (line: string) => void
}

const cookieName = 'doorstep_demo'
const holes = /\{(\w+)\}/g

/** Finds the call that a request makes, and its default address. */
function callsOf(site: unknown) {
  const rows = Object.entries(routes as Record<string, Route>)
    .filter(([, { path: usual, as }]) => usual.startsWith('/') && as === 'json')
    .map(([name, { method, path: usual }]) => ({
      name,
      method,
      usual,
      shape: new RegExp(`^${callAddress(name, usual, site).replace(holes, '(?<$1>[^/]+)')}$`),
    }))
  const api = callAddress('', '/api/_', site).replace(/_$/, '')
  return (method: string, pathname: string): { name: string; usual: string } | undefined => {
    for (const { name, usual, shape, ...row } of rows) {
      const filled = row.method === method ? shape.exec(pathname) : null
      if (filled)
        return { name, usual: usual.replace(holes, (_, hole: string) => filled.groups?.[hole] ?? '') }
    }
    // Suggestion lists that a page names, and everything else below /api.
    if (pathname.startsWith(api)) return { name: '', usual: `/api/${pathname.slice(api.length)}` }
    return pathname === '/csrf-token' ? { name: 'readToken', usual: pathname } : undefined
  }
}

const notHere = 'This mock answers only requests to its own host name.\n'

async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return parts.length ? new Uint8Array(Buffer.concat(parts)) : undefined
}

const ofConnection =
  /^(connection|keep-alive|transfer-encoding|upgrade|host|content-length|accept-encoding|expect)$/

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined && !ofConnection.test(name)) headers.set(name, String(value))
  return headers
}

/** Returns true if the browser posts a form itself; such a request is for the pages' own server. */
const isForm = (headers: Headers) =>
  /^(application\/x-www-form-urlencoded|multipart\/)/.test(headers.get('Content-Type') ?? '')

/** Answers a call as the demo shop does: each browser has its own shop, and the token of any page is accepted. */
async function answerCall({ shop, as }: MockOptions, request: Request): Promise<Response> {
  const given = new RegExp(`\\b${cookieName}=([^;]+)`).exec(request.headers.get('Cookie') ?? '')?.[1]
  const known = given === undefined ? undefined : shop.visitors.get(given)
  const visitor = known ?? shop.visit({ as, hasPostcode: true })
  const headers = new Headers(request.headers)
  headers.set('Cookie', `${cookieName}=${visitor.id}`)
  // Each framework names the header in its own way.
  const token = [...headers].find(([name]) => /csrf|xsrf|token/i.test(name))?.[1]
  if (token && token !== wrongToken) headers.set('X-CSRF-TOKEN', visitor.csrfToken)
  const body = request.body === null ? null : await request.arrayBuffer()
  const answer = await shop.fetch(new Request(request.url, { method: request.method, headers, body }))
  const reply = new Response(answer.body, answer)
  if (!known) reply.headers.set('Set-Cookie', `${cookieName}=${visitor.id}; Path=/; HttpOnly; SameSite=Lax`)
  return reply
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
}

/** Returns the response with a file of the bundle; null if there is no such file. */
async function answerFile(bundle: string, pathname: string): Promise<Response | null> {
  const name = /^\/(?:.*\/)?doorstep\/((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(js|css|json))$/.exec(pathname)
  if (!name) return null
  const content = await readFile(path.join(bundle, name[1] ?? '')).catch(() => null)
  const kept = /^[cws]\//.test(name[1] ?? '') ? 'public, max-age=31536000, immutable' : 'no-cache'
  const headers = { 'Content-Type': types[name[2] ?? ''] ?? '', 'Cache-Control': kept }
  return content && new Response(new Uint8Array(content), { headers })
}

const startPage = ({ site }: MockOptions) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="csrf-token" content="any"><title>Doorstep mock</title>
${site ? `<script type="application/json" data-doorstep-site>${JSON.stringify(site).replace(/</g, '\\u003C')}</script>` : ''}
<script>hasPostcode = true; isGuest = false</script>
<script type="module" src="/doorstep/loader.js"></script>
<body style="font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem">
<h1>Every call of a shop, to develop against</h1>
<p>Give your own server with <code>--pages http://localhost:8000</code>: its pages are then shown here, and their calls answered.</p>
<div data-widget="header-basket" data-open></div>
<div data-widget="bol-basket"></div>
<h2>Calls</h2>
<ul>${Object.values(routes as Record<string, Route>)
  .filter(({ path: usual }) => usual.startsWith('/'))
  .map(({ method, path: usual }) => `<li><code>${method} ${escapeText(usual)}</code></li>`)
  .join('')}</ul></html>`

/**
 * Returns a request's headers as a browser of the pages' own server sends them: frameworks compare `Origin` and `Referer` with
 * the host of each form.
 */
function headersFor(pages: string, given: Headers, own: string): Headers {
  const headers = new Headers(given)
  for (const name of ['Origin', 'Referer']) {
    const at = headers.get(name)
    if (at === own || at?.startsWith(`${own}/`)) headers.set(name, pages + at.slice(own.length))
  }
  return headers
}

/** Returns a page with the mock's address in each link that has the pages' own, also in JSON, which writes "\/". */
async function withOwnLinks(answer: Response, pages: string, own: string): Promise<ArrayBuffer | Buffer> {
  const bytes = await answer.arrayBuffer()
  if (!/\bhtml\b/.test(answer.headers.get('Content-Type') ?? '')) return bytes
  const inJson = (address: string) => address.replaceAll('/', '\\/')
  // Byte by byte, as the page may have any encoding.
  const text = Buffer.from(bytes).toString('latin1')
  const isEnd = '(?![\\w.:-])'
  const pattern = (address: string) => new RegExp(address.replace(/[.\\[\]]/g, '\\$&') + isEnd, 'g')
  return Buffer.from(text.replace(pattern(pages), own).replace(pattern(inJson(pages)), inJson(own)), 'latin1')
}

/**
 * Forwards a request to the server of the pages, and replaces that server's addresses in the response by the mock's
 * own.
 */
async function answerPage(options: MockOptions, request: Request, own: string): Promise<Response> {
  const { pages } = options
  const { pathname, search } = new URL(request.url)
  if (!pages)
    return pathname === '/'
      ? new Response(startPage(options), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
      : new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
  const body = request.body === null ? null : await request.arrayBuffer()
  const { origin } = new URL(pages)
  const headers = headersFor(origin, request.headers, own)
  const asked = { method: request.method, headers, body, redirect: 'manual' as const }
  // Only the path and the query are set, so that no request of a browser chooses the host.
  const there = new URL(pages)
  there.pathname = pathname
  there.search = search
  const answer = await fetch(there, asked).catch((problem: Error) => problem)
  if (answer instanceof Error) {
    const says = `<h1>${escapeText(pages)} does not answer</h1><p>${escapeText(String(answer.cause ?? answer))}</p>`
    return new Response(says, { status: 502, headers: { 'Content-Type': 'text/html' } })
  }
  const answered = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) answered.delete(name)
  const to = answered.get('Location')
  const isOfPages = to !== null && /^https?:/i.test(to) && pathAt(to, origin)
  if (isOfPages) answered.set('Location', own + isOfPages)
  const isEmpty = answer.body === null
  const content = isEmpty ? null : new Uint8Array(await withOwnLinks(answer, origin, own))
  return new Response(content, { status: answer.status, headers: answered })
}

/**
 * Returns true if a Host header means the mock. Another site can point its own name at this machine, and could then
 * read the mock's answers.
 */
export function isOwnHost(given: string | undefined, host: string): boolean {
  if (given === undefined || !URL.canParse(`http://${given}`)) return false
  const { hostname } = new URL(`http://${given}`)
  const name = hostname.replace(/^\[|\]$/g, '')
  if (/(^|\.)localhost$/.test(name) || /^127\.\d+\.\d+\.\d+$/.test(name) || name === '::1') return true
  if (name === host.toLowerCase()) return true
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const addresses = Object.values(networkInterfaces()).flatMap(each => each ?? [])
  return (
    isEverywhere &&
    (name === thisMachine().toLowerCase() || addresses.some(({ address }) => address === name))
  )
}

async function write(answer: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = answer.status
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length) outgoing.setHeader('Set-Cookie', cookies)
  outgoing.end(new Uint8Array(await answer.arrayBuffer()))
}

/** Serves the calls of the demo shop until it is closed; rejects if the port is in use. */
export async function startMock(options: MockOptions): Promise<{ url: string; close: () => void }> {
  const callAt = callsOf(options.site)
  const answer = async (incoming: IncomingMessage): Promise<Response> => {
    const { host } = incoming.headers
    // A browser requests a path; a whole address is meant for a proxy, which the mock is not.
    if (!isOwnHost(host, options.host) || !incoming.url?.startsWith('/'))
      return new Response(notHere, { status: 421, headers: { 'Content-Type': 'text/plain' } })
    const own = `http://${host}`
    const url = new URL(own + incoming.url)
    const { method = 'GET' } = incoming
    const headers = headersOf(incoming)
    const body = await bodyOf(incoming)
    const requestAt = (address: URL) => new Request(address, { method, headers, ...(body && { body }) })
    const call = isForm(headers) ? undefined : callAt(method, url.pathname)
    if (call) {
      if (options.slow) await pause(options.slow)
      const reply = await answerCall(options, requestAt(new URL(call.usual + url.search, own)))
      options.note(`${method} ${url.pathname}${url.search} ${reply.status}${call.name && ` (${call.name})`}`)
      return reply
    }
    const page = await answerPage(options, requestAt(url), own)
    return (page.status === 404 && (await answerFile(options.bundle, url.pathname))) || page
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming)
      .then(reply => write(reply, outgoing))
      // A simulated network fault drops the connection.
      .catch(() => incoming.socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => resolve())
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
