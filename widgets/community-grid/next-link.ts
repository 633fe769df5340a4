import { findInPage } from '../../shared/platform/page/host/find-in-page'
import { partsIn } from '../../shared/platform/page/placeholders'
import { parseUrl, safeRedirect } from '../../shared/platform/values/links'

export type Selectors = { grid: string; next: string }

/** Returns the base of relative addresses: the page's own, or that of the `<base>` of this site's pages. */
export const baseOf = (page: URL): string => (findInPage('base[href]') ? document.baseURI : page.href)

/**
 * Returns the path and query of the next page, or null if the link is missing, leads to another site or to the page
 * itself.
 */
export function linkIn(root: Document | DocumentFragment, { next }: Selectors, page: URL): string | null {
  const written = partsIn(root, next)[0]?.getAttribute('href')
  const target = safeRedirect(written && parseUrl(written, baseOf(page))?.href, page.origin)
  const { pathname, search } = new URL(target ?? page)
  const link = pathname + search
  return target && link !== page.pathname + page.search ? link : null
}
