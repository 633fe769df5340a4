import { safeHref, safeRedirect } from '../values/links'
import { member, rootOf, siteSettings } from './site-block'

/** The pages of the site that widgets lead to, where a site says nothing else; calls have a table of their own (`shared/domain/api/client/routes`). */
export const usualPages = {
  login: '/login',
  register: '/register',
  contact: '/contact',
  terms: '/terms',
  deliveryQuestions: '/faq/category/deliveries',
  orders: '/account/orders',
  pauses: '/account/pauses',
  payments: '/account/payments',
  addresses: '/account/addresses',
  featured: '/shop/best-of-local/featured',
  checkout: '/shop/best-of-local/checkout',
  checkoutComplete: '/shop/best-of-local/checkout-complete/{id}',
  christmasRange: '/shop/christmas-range',
  milk: '/shop/milk',
  storeCupboard: '/shop/store-cupboard',
  drinksSnacks: '/shop/drinks-snacks',
  butcher: '/shop/butcher',
  bakery: '/shop/bakery',
  greengrocer: '/shop/greengrocer',
} as const

export type PageName = keyof typeof usualPages

/** Pages that a widget goes to by itself: they are on the page's own origin, whatever a site says. */
export const entered: readonly string[] = 'login register addresses featured checkout checkoutComplete'.split(
  ' ',
)

/** Where a page is, as a link writes it; null for an address that is none. */
export function readAddress(written: string, isEntered: boolean): string | null {
  const { origin } = location
  const own = /^(\/|https?:)/i.test(written) && safeRedirect(written, origin)
  return own ? own.slice(origin.length) : isEntered || written.startsWith('/') ? null : safeHref(written)
}

/** Where a page is on a site that says so. */
export function addressOf(name: PageName, id = '', of: unknown = siteSettings()): string {
  const usual = usualPages[name]
  const filled = (written: string) => written.replace('{id}', id)
  const root = rootOf(of)
  const given = member(Object(of).pages, name) || (root && root + usual)
  return (given && readAddress(filled(given), entered.includes(name))) || filled(usual)
}

/** Where each page is on this site, asked for anew each time. */
export const pages = Object.defineProperties(
  {} as { readonly [Name in PageName]: string },
  Object.fromEntries(
    (Object.keys(usualPages) as PageName[]).map(name => [name, { get: () => addressOf(name) }]),
  ),
)

/** The page of an order that has been placed. */
export const placedOrder = (orderId: string): string => addressOf('checkoutComplete', orderId)

/** A path on this origin, with nothing after it: what a call may be addressed to. */
export const callShape = /^\/(?![/\\])[^?#\\\s]*$/

/** Is that path one of the shop's calls, and not a page? */
export const isCall = (path: string): boolean => path.startsWith('/api/')

const holesOf = (path: string): string => String(path.match(/\{\w+\}/g)?.sort() ?? '')

/** May the call at that path be found at this address instead? It has the same places to fill in. */
export const fitsCall = (written: string, path: string): boolean =>
  callShape.test(written) && holesOf(written) === holesOf(path)

/** Where a call is on this site, still with the names of what is filled in; `path` is where calls usually are. */
export function callAddress(name: string, path: string, of: unknown = siteSettings()): string {
  if (!path.startsWith('/')) return path
  const api = member(of, 'api').replace(/\/$/, '')
  const moved = api && isCall(path) ? api + path.slice(4) : rootOf(of) + path
  const given = member(Object(of).calls, name) || moved
  return fitsCall(given, path) ? given : path
}

/** The login page, with the page to come back to. */
export function loginFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const way = `${member(siteSettings(), 'returnParameter') || 'return'}=${encodeURIComponent(pathname + search)}`
  const { login } = pages
  return `${login}${login.includes('?') ? '&' : '?'}${way}`
}

function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** Is that the path of the login page? */
export const isLoginPage = (pathname: string): boolean =>
  withoutSlashes(pathname) === withoutSlashes(new URL(pages.login, location.origin).pathname)
