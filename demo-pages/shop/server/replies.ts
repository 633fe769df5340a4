import type { Context } from 'hono'
import type { LogEntry, Visitor } from '../visitor'
import type { World } from '../visitors'

/** A request body read once, whatever its encoding. */
export type Fields = Readonly<Record<string, unknown>>

/** Receives every JSON answer of the shop, before a fault can damage it. */
export type Hear = (answer: { method: string; path: string; status: number; body: unknown }) => void

export type ShopEnv = {
  Bindings: { visitor: Visitor; world: World; entry: LogEntry; fields: Fields; hear: Hear | undefined }
  /** `isRepeated`: answered as before, without doing anything. */
  Variables: { isRefused: boolean; isRepeated: boolean }
}
export type ShopContext = Context<ShopEnv>

/** Messages by field. */
export type FieldErrors = Record<string, string[]>

/** The member with the list of errors in a refusal; servers of this kind use all three. */
type ErrorWrapper = 'errors' | 'data' | 'body'

/** Returns true if the sender asks for JSON; other requests get a page. */
export const expectsJson = (headers: Headers): boolean => headers.get('X-Requested-With') === 'XMLHttpRequest'

/** Returns a minimal HTML page, as a framework prints it without a template. */
export const plainPage = (status: number, title: string, text = ''): Response =>
  new Response(
    `<!doctype html><html lang="en-GB"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )

const neverFlashed = /^_(token|idempotency_key)$|password/

/** Stores one message for the next page view. */
export const flash = (visitor: Visitor, tone: 'success' | 'info' | 'warning' | 'error', message: string) => {
  visitor.flash = { tone, message }
}

/** Returns the page of this shop from which a request was sent; null if the request does not name one. */
export function pageOf({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  const referer = headers.get('Referer')
  if (!referer || !URL.canParse(referer)) return null
  const { origin, pathname, search } = new URL(referer)
  return origin === new URL(url).origin ? pathname + search : null
}

/** Stores the page from which somebody goes to log in, so that the login leads back there. */
export function rememberPage(visitor: Visitor, request: Pick<Request, 'headers' | 'url'>): void {
  const page = pageOf(request)
  if (page !== null && page !== '/login') visitor.intended = page
}

/** Stores the page that the login's address names, if it is a page of this shop. */
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

/** Returns a list's entries one by one, named as in the framework: `name.0`, `name.1`. */
const listed = ([name, value]: [string, unknown]): [string, unknown][] =>
  Array.isArray(value)
    ? value.map((entry, at) => [`${name.replace(/\[\]$/, '')}.${at}`, entry])
    : [[name, value]]

/** Refuses the input: with 422 for an AJAX call, else by a redirect to the form with errors and old input. */
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

/** Tells what was done: in JSON for an AJAX call, on the page of the form otherwise. */
export function accepted(c: ShopContext, message: string, more: object = {}): Response {
  if (expectsJson(c.req.raw.headers)) return c.json({ success: true, message, ...more })
  flash(c.env.visitor, 'success', message)
  return c.redirect(pageOf(c.req.raw) ?? '/', 303)
}
