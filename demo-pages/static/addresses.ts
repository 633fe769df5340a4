import { cookieName } from '../shop/server/receive'

/** The demo's own controls, which pages request at the root even if the demo is in a folder called demo. */
const controls = /^\/demo\/(state|log|visitor|faults|token|reset)$/

/** Returns the shop's path of an address of the origin, for a demo in the folder `base`, such as `/` or `/dairy/`. */
export const pathInShop = (pathname: string, base: string): string =>
  pathname.startsWith(base) && !controls.test(pathname) ? pathname.slice(base.length - 1) : pathname

/** Returns that address on the site of a demo in the folder `base`; pages' own scripts also use paths from the root. */
const onSite = (address: string, base: string): URL => {
  const url = new URL(address)
  if (!url.pathname.startsWith(base) || controls.test(url.pathname))
    url.pathname = base + url.pathname.slice(1)
  return url
}

const refererOf = ({ referrer, url }: Request, base: string): string | null =>
  URL.canParse(referrer) && new URL(referrer).origin === new URL(url).origin
    ? onSite(referrer, base).href
    : null

/** Returns the headers that a browser sends to a server but hides from a service worker. */
function headersOf(request: Request, base: string, visitor: string): Headers {
  const headers = new Headers(request.headers)
  const referer = refererOf(request, base)
  // Only a form or a link can come from another site; calls reach the worker of their own page.
  const isForeign = request.mode === 'navigate' && request.method !== 'GET' && referer === null
  headers.set('Cookie', `${cookieName}=${visitor}`)
  headers.set('Sec-Fetch-Site', isForeign ? 'cross-site' : 'same-origin')
  if (referer !== null) headers.set('Referer', referer)
  return headers
}

/** Returns the request as a server of the site in that folder would receive it from that visitor. */
export async function requestOnSite(request: Request, base: string, visitor: string): Promise<Request> {
  const { method, signal } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? { body: await request.text() } : {}
  const received = new Request(onSite(request.url, base), { method, signal, ...body })
  // A script cannot set these headers on a request.
  return Object.defineProperty(received, 'headers', { value: headersOf(request, base, visitor) })
}

/** Returns a page below a folder, with the script that redirects a page's own scripts there. */
export async function answerBelow(answer: Response, base: string): Promise<Response> {
  const { status, headers } = answer
  if (!headers.get('Content-Type')?.startsWith('text/html')) return answer
  const markup = (await answer.text()).replace('<head>', `<head>\n<script src="${base}below.js"></script>`)
  return new Response(markup, { status, headers })
}
