import { ownCalls } from '#site/own-calls'
import type { DecodeError } from '../values/decoder'
import { parseUrl } from '../values/links'
import { setting, siteSettings } from './site-block'

/* Permissions that only the site may grant. A visitor may have written a placeholder, in a comment that a
   sanitiser has let through. The block `<script type="application/json" data-doorstep-site>` is safe, as
   sanitisers remove scripts. */

const listOf = (name: 'actions' | 'scripts'): readonly string[] | undefined => {
  const list = setting(siteSettings(), name)
  return Array.isArray(list) ? list.filter(each => typeof each === 'string') : undefined
}

const isSame = (written: string, address: URL) => parseUrl(written, location.href)?.href === address.href

/** Returns whether the site allows that script in its block: `{ "scripts": ["https://maps.example/api.js?key=yours"] }`. */
export const allowsScript = (address: string): boolean =>
  listOf('scripts')?.some(each => isSame(each, new URL(address))) === true

/** Returns a path as the most lenient server would read it; null if that is unclear. */
function plainPath(pathname: string): string | null {
  let path = pathname
  try {
    for (let more = 5; path !== decodeURIComponent(path); more--) {
      if (!more) return null
      path = decodeURIComponent(path)
    }
  } catch {
    return null
  }
  const { pathname: climbed } = new URL(
    `https://x${path
      .replace(/;[^/]*/g, '')
      .replace(/[\\/]+/g, '/')
      .replace(/[?#\0]/g, '')}`,
  )
  return climbed.toLowerCase()
}

/** Returns patterns of the calls that the site has moved, such as "/orders/{id}/edit". */
function movedCalls(): RegExp[] {
  const site = siteSettings()
  const written = [setting(site, 'api'), ...Object.values(Object(setting(site, 'calls')))].filter(
    each => typeof each === 'string',
  )
  return written
    .filter(each => /^\/./.test(each))
    .map(each => {
      const parts = each
        .toLowerCase()
        .replace(/\/$/, '')
        .split(/\{\w+\}/)
      return new RegExp(`^${parts.map(part => part.replace(/[^\w/]/g, '\\$&')).join('[^/]+')}(/|$)`)
    })
}

/**
 * Returns why no form may post to the address with the customer's token; undefined if one may. If the site lists its
 * form addresses, as in `{ "actions": ["/contact"] }`, only these are allowed. Otherwise all are allowed except the
 * shop's own calls.
 */
export function refusalOfPost(address: string): DecodeError['code'] {
  const url = new URL(address, location.href)
  const listed = listOf('actions')
  if (listed?.some(each => isSame(each, url))) return undefined
  // Frameworks read this parameter as another method, such as DELETE.
  if (url.searchParams.has('_method')) return 'post-to-call'
  const bare = new URL(url.pathname, url)
  if (listed) return listed.some(each => isSame(each, bare)) ? undefined : 'post-not-named'
  const path = plainPath(url.pathname)
  return !path || [ownCalls, ...movedCalls()].some(call => call.test(path)) ? 'post-to-call' : undefined
}
