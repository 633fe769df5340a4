import type { Context } from 'hono'
import type { LogEntry, Visitor } from '../visitor'
import type { World } from '../visitors'

/** A request body read once, whatever its encoding. */
export type Fields = Readonly<Record<string, unknown>>

/** Hears every JSON answer as the shop gives it, before a fault can spoil it. */
export type Hear = (answer: { method: string; path: string; status: number; body: unknown }) => void

export type ShopEnv = {
  Bindings: { visitor: Visitor; world: World; entry: LogEntry; fields: Fields; hear: Hear | undefined }
  /** `isRepeated`: answered as before, and nothing done. */
  Variables: { isRefused: boolean; isRepeated: boolean }
}
export type ShopContext = Context<ShopEnv>

/** Messages by field. */
export type FieldErrors = Record<string, string[]>

/** Where a refused call puts its list: servers of this kind use all three. */
type ErrorWrapper = 'errors' | 'data' | 'body'

/** Returns true if the sender asked for JSON; without the marker it is served like a page. */
export const expectsJson = (headers: Headers): boolean => headers.get('X-Requested-With') === 'XMLHttpRequest'

/** Returns a minimal HTML page, as a framework prints it when nothing better is at hand. */
export const plainPage = (status: number, title: string, text = ''): Response =>
  new Response(
    `<!doctype html><html lang="en-GB"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )

const neverFlashed = /^_(token|idempotency_key)$|password/

/** Remembers one message for the next page view. */
export const flash = (visitor: Visitor, tone: 'success' | 'info' | 'warning' | 'error', message: string) => {
  visitor.flash = { tone, message }
}

/** Returns the page of this shop from which a request was sent; null when it does not say so. */
function pageOf({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  const referer = headers.get('Referer')
  if (!referer || !URL.canParse(referer)) return null
  const { origin, pathname, search } = new URL(referer)
  return origin === new URL(url).origin ? pathname + search : null
}

/** Remembers the page from which somebody is on the way to log in, to lead them back there. */
export function rememberPage(visitor: Visitor, request: Pick<Request, 'headers' | 'url'>): void {
  const page = pageOf(request)
  if (page !== null && page !== '/login') visitor.intended = page
}

/** Remembers the page that the way to the login names, if it is one of this shop. */
export function rememberWayBack(visitor: Visitor, { origin, searchParams }: URL): void {
  const way = searchParams.get('return')
  if (!way?.startsWith('/') || !URL.canParse(way, origin)) return
  const back = new URL(way, origin)
  if (back.origin === origin && back.pathname !== '/login') visitor.intended = back.pathname + back.search
}

const wrap = (errors: FieldErrors, wrapper: ErrorWrapper) => {
  if (wrapper === 'data') return { data: errors }
  if (wrapper === 'body') return errors
  return { message: 'The given data was invalid.', errors }
}

/** A list's entries are remembered one by one, as the framework names them: `name.0`, `name.1`. */
const listed = ([name, value]: [string, unknown]): [string, unknown][] =>
  Array.isArray(value)
    ? value.map((entry, at) => [`${name.replace(/\[\]$/, '')}.${at}`, entry])
    : [[name, value]]

/** Refuses what was sent: 422 for an AJAX call, back to the form with errors and old input otherwise. */
export function refuse(
  c: ShopContext,
  errors: FieldErrors,
  { back = '/', wrapper = 'errors' }: { back?: string; wrapper?: ErrorWrapper } = {},
): Response {
  c.set('isRefused', true)
  if (expectsJson(c.req.raw.headers)) return c.json(wrap(errors, wrapper), 422)
  const { visitor, fields } = c.env
  visitor.errors = errors
  visitor.old = Object.fromEntries(
    Object.entries(fields)
      .flatMap(listed)
      .filter(
        (field): field is [string, string] => typeof field[1] === 'string' && !neverFlashed.test(field[0]),
      ),
  )
  return c.redirect(pageOf(c.req.raw) ?? back, 303)
}
