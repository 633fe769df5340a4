import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { drawTile } from '../../../demo-pages/shop/places/draw-tile'
import { shopNow } from '../shop-time'
import { portOf } from './port-of'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
}
/** The strictest policy that a site can have. */
const strictest = "default-src 'self'; require-trusted-types-for 'script'"
/** The policy of a page with inline scripts and styles. */
export const lax = "default-src 'self' data: 'unsafe-inline'"

/** A response to a call or a post: a status with JSON, text or bytes, or 'lost' for a broken connection. */
export type Said =
  | {
      status: number
      body: unknown
      type?: string
      headers?: Readonly<Record<string, string>>
      /** The milliseconds before the answer begins. */
      wait?: number
      /** The text comes in so many pieces, a tenth of a second apart; 'half' breaks off in the middle. */
      pieces?: number | 'half'
    }
  | 'lost'
export type Asked = { method: string; path: string; body: string }

/** A page with only the loader, without anything of the demo shop. */
export const barePage = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="csrf-token" content="a-token"><link rel="icon" href="/icon"><title>A page of somebody’s</title>${head}<script type="module" src="/doorstep/loader.js"></script></head><body>${body}</body></html>`

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const piece of request) text += piece
  return text
}

async function sendSlowly(reply: ServerResponse, content: Buffer, pieces: number | 'half'): Promise<void> {
  const length = Math.ceil(content.length / (pieces === 'half' ? 2 : pieces))
  for (let at = 0; at < content.length; at += length) {
    reply.write(content.subarray(at, at + length))
    await pause(100)
    if (pieces === 'half') {
      reply.destroy()
      return
    }
  }
  reply.end()
}

/**
 * Serves pages by path, the built bundle and map tiles, and for everything else the result of `answer`; the demo shop
 * is not involved. `asked` records the requests that `answer` received.
 */
export async function serveBare(
  pages: Readonly<Record<string, string>>,
  answer: (asked: Asked) => Said | undefined = () => undefined,
  { folder = path.resolve('dist'), policy = strictest, now = shopNow } = {},
) {
  const asked: Asked[] = []
  const server = createServer(async (request, reply) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const send = (
      status: number,
      type: string,
      content: string | Buffer,
      headers?: Readonly<Record<string, string>>,
    ) =>
      void reply
        .writeHead(status, {
          Date: now().toUTCString(),
          'Content-Type': type,
          'Content-Security-Policy': policy,
          'Cache-Control': 'no-cache',
          // A browser repeats a request that fails on a reused connection.
          Connection: 'close',
          ...headers,
        })
        .end(content)
    const page = request.method === 'GET' ? pages[pathname] : undefined
    if (page !== undefined) return send(200, 'text/html; charset=utf-8', page)
    const [, z, x, y] = /^\/tiles\/(\d+)\/(\d+)\/(\d+)/.exec(pathname) ?? []
    if (y) return send(200, 'image/svg+xml', drawTile(Number(z), Number(x), Number(y)))
    if (pathname.startsWith('/doorstep/')) {
      const content = await readFile(path.join(folder, pathname.slice('/doorstep/'.length))).catch(() => null)
      return send(content ? 200 : 404, types[path.extname(pathname)] ?? 'text/plain', content ?? '')
    }
    if (pathname === '/icon') return send(204, 'text/plain', '')
    const call = { method: request.method ?? '', path: pathname + search, body: await bodyOf(request) }
    asked.push(call)
    const said = answer(call)
    if (said === 'lost') {
      request.socket.destroy()
      return
    }
    const { status, body, type, headers, wait, pieces }: Exclude<Said, 'lost'> = said ?? {
      status: 404,
      body: {},
    }
    if (wait) await pause(wait)
    const isText = typeof body === 'string' || Buffer.isBuffer(body)
    const kind = type ?? (isText ? 'text/html; charset=utf-8' : 'application/json')
    const content = isText ? body : JSON.stringify(body)
    if (!pieces) return send(status, kind, content, headers)
    reply.writeHead(status, {
      'Content-Type': kind,
      'Content-Length': Buffer.byteLength(content),
      ...headers,
    })
    await sendSlowly(reply, Buffer.from(content), pieces)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    asked,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
