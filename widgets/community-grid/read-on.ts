import type { ApiClient } from '../../shared/domain/api/client/client'
import { ContractError } from '../../shared/domain/api/client/errors'
import { readNextPage } from '../../shared/domain/api/community'
import { tellDeveloper } from '../../shared/domain/hooks/use-api'
import { identityOf } from './item-mark'
import type { Selectors } from './next-link'

/** Items that the grid does not show yet, and the link to the page after them. */
export type Further = { fresh: HTMLElement[]; link: string | null }

/** Thrown when the code that reads pages did not load or cannot run here: the next page is then opened instead. */
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

/** Returns the items that the grid does not show yet, without duplicates; an item without an identity counts as new. */
function newTo(grid: Element, items: readonly HTMLElement[]): HTMLElement[] {
  const shown = new Set([...grid.children].map(identityOf))
  return items.filter(item => {
    const identity = identityOf(item)
    const isNew = !identity || !shown.has(identity)
    shown.add(identity)
    return isNew
  })
}

/** The maximum number of pages read at one press, because a list may name next pages without end. */
export const mostPages = 5

/** Reads pages from a link onwards until one has new items, because items may have moved to a later page since. */
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
  while (at && !fresh.length && seen.size < mostPages) {
    seen.add(at)
    const { html, url }: { html: string; url: string } = await readNextPage(api, at, signal)
    const page = await read(html, selectors, new URL(url))
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
