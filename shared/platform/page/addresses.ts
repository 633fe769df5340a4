import { callsRoot, isCall } from '#site/calls'
import { entered, type PageName, usualPages } from '#site/pages'
import { safeHref, safeRedirect } from '../values/links'
import { member, rootOf, siteSettings } from './site-block'

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

/** A path on this origin, with nothing after it: what a call may be addressed to. */
export const callShape = /^\/(?![/\\])[^?#\\\s]*$/

const holesOf = (path: string): string => String(path.match(/\{\w+\}/g)?.sort() ?? '')

/** May the call at that path be found at this address instead? It has the same places to fill in. */
export const fitsCall = (written: string, path: string): boolean =>
  callShape.test(written) && holesOf(written) === holesOf(path)

/** Where a call is on this site, still with the names of what is filled in; `path` is where calls usually are. */
export function callAddress(name: string, path: string, of: unknown = siteSettings()): string {
  if (!path.startsWith('/')) return path
  const api = member(of, 'api').replace(/\/$/, '')
  const moved = api && isCall(path) ? api + path.slice(callsRoot.length - 1) : rootOf(of) + path
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
