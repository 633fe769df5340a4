import { callsRoot, isCall } from '#site/calls'
import { entered, type PageName, usualPages } from '#site/pages'
import { safeHref, safeRedirect } from '../values/links'
import { pageOrigin } from './host/page-origin'
import { member, rootOf, setting, siteSettings } from './site-block'

/** Reads a page address as an editor writes it; null if it is not safe. */
export function readAddress(written: string, isEntered: boolean): string | null {
  const origin = pageOrigin()
  const own = /^(\/|https?:)/i.test(written) && safeRedirect(written, origin)
  return own ? own.slice(origin.length) : isEntered || written.startsWith('/') ? null : safeHref(written)
}

/** Returns the address of a page: the site's own, or else the usual one. */
export function addressOf(name: PageName, id = '', of: unknown = siteSettings()): string {
  const usual = usualPages[name]
  const filled = (written: string) => written.replace('{id}', id)
  const root = rootOf(of)
  const given = member(setting(of, 'pages'), name) || (root && root + usual)
  return (given && readAddress(filled(given), entered.includes(name))) || filled(usual)
}

/** The address of each page on this site, read anew each time. */
export const pages = Object.defineProperties(
  {} as { readonly [Name in PageName]: string },
  Object.fromEntries(
    (Object.keys(usualPages) as PageName[]).map(name => [name, { get: () => addressOf(name) }]),
  ),
)

/** Matches a bare path on this origin, to which a call may be sent. */
export const callShape = /^\/(?![/\\])[^?#\\\s]*$/

const holesOf = (path: string): string => String(path.match(/\{\w+\}/g)?.sort() ?? '')

/** Returns whether a call may move to that address: it must have the same placeholders. */
export const fitsCall = (written: string, path: string): boolean =>
  callShape.test(written) && holesOf(written) === holesOf(path)

/** Returns this site's path of a call, with its placeholders; `path` is the usual path. */
export function callAddress(name: string, path: string, of: unknown = siteSettings()): string {
  if (!path.startsWith('/')) return path
  const api = member(of, 'api').replace(/\/$/, '')
  const moved = api && isCall(path) ? api + path.slice(callsRoot.length - 1) : rootOf(of) + path
  const given = member(setting(of, 'calls'), name) || moved
  return fitsCall(given, path) ? given : path
}

/**
 * Returns a page's address as a login page may safely be told it: one that begins with two slashes would be another
 * site's.
 */
const wayBackTo = (address: string): string => address.replace(/^[/\\]+/, '/')

/** Returns the address of the login page, with the page to return to. */
export function loginFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const way = `${member(siteSettings(), 'returnParameter') || 'return'}=${encodeURIComponent(wayBackTo(pathname) + search)}`
  const { login } = pages
  return `${login}${login.includes('?') ? '&' : '?'}${way}`
}

function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** Returns whether the path is the login page. */
export const isLoginPage = (pathname: string): boolean =>
  withoutSlashes(pathname) === withoutSlashes(new URL(addressOf('login'), pageOrigin()).pathname)
