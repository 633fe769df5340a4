import { ownCalls } from '#site/own-calls'
import type { DecodeError } from '../values/decoder'
import { siteSettings } from './site-block'

/*
 * What only the site may say. A placeholder may have been written by a visitor, in a comment that a sanitiser has let
 * through; the block `<script type="application/json" data-doorstep-site>` cannot, as sanitisers remove scripts.
 */

const listOf = (name: 'actions' | 'scripts'): readonly string[] | undefined => {
  const list = siteSettings()[name]
  return Array.isArray(list) ? list.filter(each => typeof each === 'string') : undefined
}

const isSame = (written: string, address: URL) =>
  URL.canParse(written, location.href) && new URL(written, location.href).href === address.href

/** Whether the site names that script in its block: `{ "scripts": ["https://maps.example/api.js?key=yours"] }`. */
export const allowsScript = (address: string): boolean =>
  listOf('scripts')?.some(each => isSame(each, new URL(address))) === true

/** A path as the most lenient of servers would read it; null if nobody can tell. */
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

/** The calls that the site has moved elsewhere, as it writes them: "/orders/{id}/edit". */
function movedCalls(): RegExp[] {
  const { api, calls } = siteSettings()
  const written = [api, ...Object.values(Object(calls))].filter(each => typeof each === 'string')
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
 * Why no form may be posted there with the customer's token; undefined if one may. A site that lists the addresses of its
 * forms, as in `{ "actions": ["/contact"] }`, allows these only. Otherwise all are allowed but the shop's own calls.
 */
export function refusalOfPost(address: string): DecodeError['code'] {
  const url = new URL(address, location.href)
  const listed = listOf('actions')
  if (listed?.some(each => isSame(each, url))) return undefined
  // Frameworks read this parameter as another method: DELETE, for example.
  if (url.searchParams.has('_method')) return 'post-to-call'
  const bare = new URL(url.pathname, url)
  if (listed) return listed.some(each => isSame(each, bare)) ? undefined : 'post-not-named'
  const path = plainPath(url.pathname)
  return !path || [ownCalls, ...movedCalls()].some(call => call.test(path)) ? 'post-to-call' : undefined
}
