import { readJson } from '../values/json'
import { elementsNamed } from './host/find-in-page'
import { knownPage } from './known-page'

/** Marks the script in which a site says where its calls and pages are. */
const siteBlock = 'data-doorstep-site'

type Members = Readonly<Record<string, unknown>>

let block: Element | undefined
let site: Members = {}

/** Returns a text of the block; empty if there is none of that name. */
export function member(of: unknown, name: string): string {
  const value = Object.hasOwn(Object(of), name) ? (of as Members)[name] : ''
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns a member of the settings themselves; the page may have added others to the prototype. */
export const setting = (of: unknown, name: string): unknown =>
  Object.hasOwn(Object(of), name) ? (of as Members)[name] : undefined

/** Returns the page's settings of the site; reads them when they are first needed. */
export function siteSettings(): Members {
  const known = knownPage()
  if (known) return known.settings
  const scripts = typeof document === 'undefined' ? [] : elementsNamed('script')
  const found = scripts.find(each => each.hasAttribute(siteBlock))
  if (found !== block) {
    block = found
    site = Object(readJson(found?.textContent ?? ''))
  }
  return site
}

/** Returns the site's root folder; "" for the top of its origin. */
export const rootOf = (site: unknown): string => member(site, 'root').replace(/\/$/, '')
