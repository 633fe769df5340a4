import { readJson } from '../values/json'
import { elementsNamed } from './host/find-in-page'
import { knownPage } from './known-page'

/** The script in which a site says, once a page, where its calls and pages are. */
const siteBlock = 'data-doorstep-site'

type Members = Readonly<Record<string, unknown>>

let block: Element | undefined
let site: Members = {}

/** A text of the block; empty where it has none under that name. */
export function member(of: unknown, name: string): string {
  const value = Object.hasOwn(Object(of), name) ? (of as Members)[name] : ''
  return typeof value === 'string' ? value.trim() : ''
}

/** What the page says of the site, read when it is first needed. */
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

/** The folder in which all of the site lies: "" at the top of its origin. */
export const rootOf = (site: unknown): string => member(site, 'root').replace(/\/$/, '')
