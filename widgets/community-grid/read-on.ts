import type { ApiClient } from '../../shared/domain/api/client/client'
import { ContractError } from '../../shared/domain/api/client/errors'
import { readNextPage } from '../../shared/domain/api/community'
import { tellDeveloper } from '../../shared/domain/hooks/use-api'
import { identityOf } from './item-mark'
import type { Selectors } from './next-link'

/** What a grid does not show yet, and the link to what follows it. */
export type Further = { fresh: HTMLElement[]; link: string | null }

/** What reads pages did not arrive, or this browser or the page's policy does not let it: the next page is opened instead. */
export class Unreadable extends Error {}

const loadPageReading = () => import('./read-page')

async function read(html: string, selectors: Selectors, page: URL) {
  try {
    const { readPage } = await loadPageReading()
    return readPage(html, selectors, page)
  } catch {
    throw new Unreadable()
  }
}

/** Those that the grid does not show yet, each once; one that says not which it is counts as new. */
function newTo(grid: Element, items: readonly HTMLElement[]): HTMLElement[] {
  const shown = new Set([...grid.children].map(identityOf))
  return items.filter(item => {
    const identity = identityOf(item)
    const isNew = !identity || !shown.has(identity)
    shown.add(identity)
    return isNew
  })
}

/** Reads on from a link until something is new, as a page may have moved on by the items of another day. */
export async function readOn(
  api: ApiClient,
  selectors: Selectors,
  first: string,
  grid: Element,
  signal: AbortSignal,
): Promise<Further> {
  const seen = new Set<string>()
  let at: string | null = first
  let fresh: HTMLElement[] = []
  while (at && !fresh.length && !seen.has(at)) {
    seen.add(at)
    const html: string = await readNextPage(api, at, signal)
    const page = await read(html, selectors, new URL(at, location.origin))
    if (!page) {
      const problem = `has no element ${selectors.grid} whose items could be shown`
      const error = new ContractError({ method: 'GET', path: at, field: 'its page', problem })
      tellDeveloper(`readMorePosts, ${error.message}`)
      throw error
    }
    fresh = newTo(grid, page.items)
    at = page.link && seen.has(page.link) ? null : page.link
  }
  return { fresh, link: at }
}
