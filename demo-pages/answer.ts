import type { Catalogue } from './catalogue/model'
import { renderCatalogue } from './catalogue/render'
import { printingNothing, withoutState } from './pages/print-nothing'
import { renderNotFound, renderPage } from './pages/render'
import type { DemoShop } from './shop/create-demo-shop'
import type { Bundle, PageData } from './shop/page-data'

/** The source of the shop's files: a server's folders, or the storage of a service worker. */
type Ground = {
  shop: DemoShop
  /**
   * Resolves to the file at that path, as the request wants it; null if the path cannot be a file, 404 if the file is
   * missing.
   */
  readFile(pathname: string, request?: Request): Promise<Response | null>
}

/**
 * Returns the content security policy of a page of the shop: what the README calls enough, and no more. The site's own
 * inline script (page globals) has a nonce, as on a legacy site. Nothing else may be inline, and no text may become
 * script or markup.
 */
const contentPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "require-trusted-types-for 'script'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join('; ')

const pageHeaders = (nonce: string, setCookie: string | null): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': contentPolicy(nonce),
  'Cache-Control': 'private, no-cache',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  ...(setCookie && { 'Set-Cookie': setCookie }),
})

const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/**
 * Resolves to the content of a built file; null before the first build. It is read for every page view, because a
 * rebuild replaces it.
 */
const readBuilt = async ({ readFile }: Ground, pathname: string) => {
  const file = await readFile(pathname)
  return file?.ok ? file.json() : null
}

/** Before the first build the catalogue is empty. */
const readCatalogue = async (ground: Ground): Promise<Catalogue> => {
  const contract = await readBuilt(ground, '/doorstep/openapi.json')
  const { widgets = [] } = (await readBuilt(ground, '/doorstep/editor/catalogue.json')) ?? {}
  return { widgets, ...(contract && { contract }) }
}

const render = async (data: PageData, ground: Ground): Promise<string | null> => {
  const { printsNothing } = data.demo
  const page = renderPage(data.path, printsNothing ? withoutState(data) : data)
  if (page) return printsNothing ? printingNothing(page) : page
  return data.path.startsWith('/catalogue')
    ? renderCatalogue(data.path, await readCatalogue(ground), data)
    : null
}

const answerPage = async (ground: Ground, request: Request): Promise<Response> => {
  const nonce = newNonce()
  const view = ground.shop.openPage(request, nonce)
  const headers = pageHeaders(nonce, view.setCookie)
  if ('redirect' in view)
    return new Response(null, { status: 302, headers: { ...headers, Location: view.redirect } })
  const bundle: Bundle | null = await readBuilt(ground, '/doorstep/manifest.json')
  const data = { ...view.data, ...(bundle && { bundle }) }
  const markup = await render(data, ground)
  return markup === null
    ? new Response(renderNotFound(data), { status: 404, headers })
    : new Response(markup, { headers })
}

/** Returns true if a request changes nothing. */
export const isRead = (request: Request) => request.method === 'GET' || request.method === 'HEAD'

/** The paths of GET requests that are calls; every other GET is for a file or a page. */
const calls = /^\/(api\/|demo\/|csrf-token$)/

/** Answers calls, files and pages of the shop; rejects with ConnectionLost when a fault loses the connection. */
export const createAnswer =
  (ground: Ground) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (!isRead(request) || calls.test(pathname)) return ground.shop.fetch(request)
    return (await ground.readFile(pathname, request)) ?? answerPage(ground, request)
  }
