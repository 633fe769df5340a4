import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Catalogue } from './catalogue/model'
import { renderCatalogue } from './catalogue/render'
import { renderNotFound, renderPage } from './pages/render'
import { createDemoShop, type DemoShop, type DemoShopOptions } from './shop/create-demo-shop'
import { ConnectionLost } from './shop/faults'
import type { PageData } from './shop/page-data'
import { readStatic } from './static-files'

export type ServeOptions = {
  /** 0 chooses a free one. */
  port?: number
  host?: string
  /** Folder of the built bundle, served below /doorstep/. */
  dist: string
  /** Folder of the pages' pictures, fonts, style sheet and scripts, served below /assets/. */
  assets?: string
  /** Milliseconds added to every answer, for measurements. */
  delay?: number
  /** More folders by path prefix, for host pages of tests. */
  folders?: Readonly<Record<string, string>>
  shop?: DemoShopOptions
}

export type RunningShop = { url: string; shop: DemoShop; close(): Promise<void> }

/**
 * What the browser may do on a page of the shop: what the README calls enough, no more. The site's own inline script (page globals) carries a nonce, as
 * a legacy site would do it; nothing else may be inline, and no text may become script or markup.
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

/** Read at every view: a rebuild writes it anew. No build yet is an empty catalogue. */
const readCatalogue = async (dist: string): Promise<Catalogue> => {
  const text = await readFile(path.join(dist, 'editor', 'catalogue.json'), 'utf8').catch(
    () => '{"widgets":[]}',
  )
  const contract = await readFile(path.join(dist, 'openapi.json'), 'utf8').catch(() => null)
  return { ...(JSON.parse(text) as Catalogue), ...(contract && { contract: JSON.parse(contract) }) }
}

const render = async (data: PageData, dist: string): Promise<string | null> =>
  renderPage(data.path, data) ??
  (data.path.startsWith('/catalogue') ? renderCatalogue(data.path, await readCatalogue(dist), data) : null)

const servePage = async (shop: DemoShop, request: Request, dist: string): Promise<Response> => {
  const nonce = randomBytes(16).toString('base64')
  const view = shop.openPage(request, nonce)
  const headers = pageHeaders(nonce, view.setCookie)
  if ('redirect' in view)
    return new Response(null, { status: 302, headers: { ...headers, Location: view.redirect } })
  const markup = await render(view.data, dist)
  return markup === null
    ? new Response(renderNotFound(view.data), { status: 404, headers })
    : new Response(markup, { headers })
}

const isRead = (request: Request) => request.method === 'GET' || request.method === 'HEAD'

/** Paths that are calls although they are read; every other GET is a page. */
const calls = /^\/(api\/|demo\/|csrf-token$)/

type Parts = { shop: DemoShop; dist: string; folders: Readonly<Record<string, string>>; delay: number }

const createAnswer =
  ({ shop, dist, folders, delay }: Parts) =>
  async (request: Request): Promise<Response> => {
    if (delay) await pause(delay)
    const { pathname } = new URL(request.url)
    if (!isRead(request) || calls.test(pathname)) return shop.fetch(request)
    return (await readStatic(folders, pathname)) ?? servePage(shop, request, dist)
  }

const listen = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server.address() as AddressInfo))
  })

/** Serves the demo shop, its pages and the built bundle until closed; rejects when the port is taken. */
export async function serve({
  port = 0,
  host = '127.0.0.1',
  dist,
  assets = path.join('demo-pages', 'pages', 'assets'),
  delay = 0,
  folders = {},
  shop: options = {},
}: ServeOptions): Promise<RunningShop> {
  const shop = createDemoShop({ seed: Date.now(), ...options })
  const vendor = path.join('node_modules', 'jquery', 'dist')
  const mounted = { ...folders, '/assets/': assets, '/vendor/': vendor, '/doorstep/': dist }
  const answer = createAnswer({ shop, dist, folders: mounted, delay })
  const reply = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    try {
      const response = await answer(request)
      if (!shop.isAboutToDrop()) return response
      response.headers.set('Connection', 'close')
      setImmediate(() => server.closeIdleConnections())
      return response
    } catch (problem) {
      if (!(problem instanceof ConnectionLost) && !request.signal.aborted) throw problem
      incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    }
  }
  const server = createAdaptorServer({
    fetch: (request, env) => reply(request, env as HttpBindings),
    overrideGlobalObjects: false,
  }) as Server
  const address = await listen(server, port, host)
  return {
    url: `http://${host}:${address.port}`,
    shop,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
