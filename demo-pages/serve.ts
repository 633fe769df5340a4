import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createAnswer, isRead } from './answer'
import { encoderFor } from './file-memory'
import { createDemoShop, type DemoShop, type DemoShopOptions } from './shop/create-demo-shop'
import { ConnectionLost } from './shop/server/faults'
import { answerAt, type Site } from './site'
import { type Mounted, readStatic } from './static-files'

type ServeOptions = {
  /** The port; 0 chooses a free one. */
  port?: number
  host?: string
  /** Folder of the built bundle, served below /doorstep/. */
  dist: string
  /** Folders of earlier releases, whose hashed files are served as well and are dictionaries for the new ones. */
  earlier?: readonly string[]
  /** Folder of the pages' pictures, fonts, style sheet and scripts, served below /assets/. */
  assets?: string
  /** True to keep connections alive that are about to break; browsers then repeat the requests lost on them. */
  keepsConnections?: boolean
  /** Milliseconds added to every answer, for measurements. */
  delay?: number
  /** More folders by path prefix, for host pages of tests. */
  folders?: Readonly<Record<string, string>>
  shop?: DemoShopOptions
  /** The addresses of the shop's pages and calls, if not the usual ones. */
  site?: Site | undefined
}

export type RunningShop = { url: string; shop: DemoShop; close(): Promise<void> }

const listen = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server.address() as AddressInfo))
  })

/** Compresses pages, which are different for each visitor and therefore not cached; calls are not compressed. */
async function compressPage(request: Request, page: Response): Promise<Response> {
  const isPage = page.headers.get('Content-Type')?.startsWith('text/html') && !page.headers.has('ETag')
  if (!isPage || !page.body || !isRead(request)) return page
  page.headers.append('Vary', 'Accept-Encoding')
  const encoder = encoderFor(request.headers.get('Accept-Encoding'))
  if (!encoder) return page
  const content = await encoder.encode(new Uint8Array(await page.arrayBuffer()))
  page.headers.set('Content-Encoding', encoder.encoding)
  return new Response(new Uint8Array(content), page)
}

/** Returns the folders by the paths below which they are served. */
function mountedFolders({
  dist,
  earlier,
  assets,
  folders,
}: Required<Pick<ServeOptions, 'dist' | 'earlier' | 'assets' | 'folders'>>): Mounted {
  const places = {
    ...folders,
    '/assets/': assets,
    '/vendor/': path.join('node_modules', 'jquery', 'dist'),
    // Served even if the folder contains only the loader and its scripts.
    '/doorstep/helpers/': path.join('shared', 'tools', 'server-helpers'),
  }
  return {
    ...Object.fromEntries(Object.entries(places).map(([prefix, folder]) => [prefix, [folder]])),
    '/doorstep/': [dist, ...earlier],
  }
}

/** Serves the demo shop, its pages and the built bundle until closed; rejects if the port is taken. */
export async function serve({
  port = 0,
  host = '127.0.0.1',
  dist,
  earlier = [],
  assets = path.join('demo-pages', 'pages', 'assets'),
  delay = 0,
  keepsConnections = false,
  folders = {},
  shop: options = {},
  site,
}: ServeOptions): Promise<RunningShop> {
  const shop = createDemoShop({ seed: Date.now(), ...options })
  const mounted = mountedFolders({ dist, earlier, assets, folders })
  const usual = createAnswer({
    shop,
    readFile: (pathname, request) => readStatic(mounted, pathname, request),
  })
  const answer = site ? answerAt(usual, site) : usual
  const now = options.now ?? (() => new Date())
  const reply = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    try {
      if (delay) await pause(delay)
      const response = await compressPage(request, await answer(request))
      // Widgets may ask for the time with any file, so files have the shop's clock as well.
      response.headers.set('Date', now().toUTCString())
      if (keepsConnections || !shop.isAboutToDrop()) return response
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
