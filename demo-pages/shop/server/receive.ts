import type { Hono } from 'hono'
import { settleMoves } from '../house-moves/settle-moves'
import type { LogEntry, Visitor } from '../visitor'
import { admitVisitor, signIn, type World } from '../visitors'
import type { Fault } from './fault-kinds'
import { ConnectionLost, damage, replyInstead, takeFault } from './faults'
import { type Fields, type Hear, rememberPage, type ShopEnv } from './replies'

export const cookieName = 'doorstep_demo'

/** One call that has reached the shop, and its answer, in two steps, so that tests can reorder both. */
export type Exchange = {
  visitor: Visitor
  entry: LogEntry
  /** Delivers the answer after a fault's delay; rejects if the connection is lost. */
  deliver(): Promise<Response>
}

/** Waits; rejects with the signal's reason when the client goes away. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** The number of calls in the log of one visitor. */
const logLimit = 2000
const longestTimer = 2 ** 31 - 1

export const waitForTimer: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', leave)
        resolve()
      },
      Math.min(ms, longestTimer),
    )
    signal.addEventListener('abort', leave, { once: true })
  })

/** Returns the value of a cookie of the request. */
export const cookieIn = ({ headers }: Request, wanted: string): string | undefined =>
  headers
    .get('Cookie')
    ?.split(';')
    .map(each => each.trim().split('='))
    .find(([name]) => name === wanted)?.[1]

/** Returns the visitor of a request's cookie, or a new visitor with the cookie that identifies them. */
export function recognise(world: World, request: Request): { visitor: Visitor; setCookie: string | null } {
  const known = world.visitors.get(cookieIn(request, cookieName) ?? '')
  if (known) return { visitor: known, setCookie: null }
  const visitor = admitVisitor(world)
  return { visitor, setCookie: `${cookieName}=${visitor.id}; Path=/; HttpOnly; SameSite=Lax` }
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readJson = (body: string): Fields => {
  if (!body) return {}
  try {
    const value: unknown = JSON.parse(body)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Returns the fields as the framework reads them: those named `name[]` become one list. */
const withLists = (fields: URLSearchParams): Fields =>
  Object.fromEntries(
    [...fields].map(([name, value]) => [name, name.endsWith('[]') ? fields.getAll(name) : value]),
  )

const readFields = async (request: Request, body: string): Promise<Fields> => {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.includes('json')) return readJson(body)
  if (type.includes('multipart/form-data'))
    return Object.fromEntries(await new Response(body, { headers: { 'Content-Type': type } }).formData())
  return withLists(new URLSearchParams(body))
}

/** Returns true for calls of the shop; faults never affect the demo's own controls or the login page. */
const mayFail = (method: string, path: string) =>
  !path.startsWith('/demo/') && !(method === 'GET' && path === '/login')

const openEntry = (world: World, visitor: Visitor, request: Request, body: string): LogEntry => {
  const { pathname, search } = new URL(request.url)
  return {
    time: world.now().toISOString(),
    visitor: visitor.id,
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body,
    arrived: true,
    applied: false,
    status: null,
    delivered: false,
    fault: null,
  }
}

const strikeSession = (world: World, visitor: Visitor, fault: Fault, request: Request) => {
  if (fault.kind === '419') visitor.csrfToken = world.newToken()
  if (fault.kind !== '401' && fault.kind !== 'login-page') return
  signIn(world, visitor, null)
  rememberPage(visitor, request)
}

/** Writes a call into the log of its visitor and of all, with the fault that it will have; returns the fault. */
function note(visitor: Visitor, log: LogEntry[], entry: LogEntry, request: Request): Fault | null {
  const { pathname } = new URL(request.url)
  if (!mayFail(request.method, pathname)) return null
  const fault = takeFault(visitor.faults, request.method, pathname)
  entry.fault = fault?.kind ?? null
  for (const book of [visitor.log, log]) {
    book.push(entry)
    if (book.length > logLimit) book.shift()
  }
  return fault
}

type Parts = { app: Hono<ShopEnv>; world: World; log: LogEntry[]; wait: Wait; hear: Hear | undefined }

/**
 * Returns a function that receives a call: it identifies the visitor, writes the log, applies a fault, and lets the
 * shop act.
 */
export const createReceiver =
  ({ app, world, log, wait, hear }: Parts) =>
  async (request: Request): Promise<Exchange> => {
    const { visitor, setCookie } = recognise(world, request)
    const body = await request.text()
    const fields = await readFields(request, body)
    const entry = openEntry(world, visitor, request, body)
    const fault = note(visitor, log, entry, request)
    const env = { visitor, world, entry, fields, hear }

    const actFaultily = async (fault: Fault) => {
      const instead = replyInstead(fault, request)
      strikeSession(world, visitor, fault, request)
      if (instead) return instead
      if (fault.kind === 'duplicate') await app.fetch(request, env)
      return damage(fault, await app.fetch(request, env))
    }

    if (fault?.kind === 'offline') {
      entry.arrived = false
      return { visitor, entry, deliver: () => Promise.reject(new ConnectionLost('before the call arrived')) }
    }
    settleMoves(visitor, world.now())
    const reply = fault ? await actFaultily(fault) : await app.fetch(request, env)
    if (setCookie) reply.headers.append('Set-Cookie', setCookie)
    reply.headers.set('Date', world.now().toUTCString())
    entry.status = reply.status
    const deliver = async () => {
      if (fault?.ms) await wait(fault.ms, request.signal)
      request.signal.throwIfAborted()
      if (fault?.kind === 'drop-after') throw new ConnectionLost('before the answer arrived')
      entry.delivered = true
      return reply
    }
    return { visitor, entry, deliver }
  }
