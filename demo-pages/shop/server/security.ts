import type { MiddlewareHandler } from 'hono'
import { expectsJson, plainPage, rememberPage, type ShopContext, type ShopEnv } from './replies'
import { text } from './validation'

const readMethods = ['GET', 'HEAD', 'OPTIONS']

const isSameToken = (c: ShopContext): boolean => {
  const { visitor, fields } = c.env
  const sent = text(fields, '_token') || c.req.header('X-CSRF-TOKEN')
  return sent === visitor.csrfToken
}

/** Refuses every mutation without the visitor's token in X-CSRF-TOKEN or a `_token` field, with 419. */
export const requireToken: MiddlewareHandler<ShopEnv> = async (c, next) => {
  if (readMethods.includes(c.req.method) || c.req.path.startsWith('/demo/') || isSameToken(c)) return next()
  c.set('isRefused', true)
  return expectsJson(c.req.raw.headers)
    ? c.json({ message: 'CSRF token mismatch.' }, 419 as 400)
    : plainPage(419, 'Page Expired')
}

/** Customers only: 401 for an AJAX call, the login page otherwise. */
export const requireCustomer: MiddlewareHandler<ShopEnv> = async (c, next) => {
  if (c.env.visitor.customer) return next()
  c.set('isRefused', true)
  if (!expectsJson(c.req.raw.headers)) return c.redirect('/login')
  // Widgets go to the login page by themselves, and the login leads back to their page.
  rememberPage(c.env.visitor, c.req.raw)
  return c.json({ message: 'Unauthenticated.' }, 401)
}

/** Protects the demo's own controls from the pages of other sites. */
export const requireSameOrigin: MiddlewareHandler<ShopEnv> = async (c, next) => {
  const origin = c.req.header('Origin')
  const site = c.req.header('Sec-Fetch-Site')
  const isForeign =
    (origin && origin !== new URL(c.req.url).origin) || (site && !/^(same-origin|none)$/.test(site))
  return isForeign ? c.json({ message: 'The demo controls answer their own pages only.' }, 403) : next()
}
