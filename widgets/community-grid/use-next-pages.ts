import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readNextPage } from '../../shared/api/community'
import { ContractError } from '../../shared/api/errors'
import { type Failure, failureOf } from '../../shared/api/failure'
import { findInPage, pageBody } from '../../shared/page/find-in-page'
import { announce } from '../../shared/page/shell'
import { useApi } from '../../shared/services/use-api'
import { useDraft } from '../../shared/services/use-draft'
import { useNavigation } from '../../shared/services/use-navigation'
import { fill } from '../../shared/text/fill'
import type { CommunityWording } from './community-wording'
import { linkIn, type Selectors } from './next-link'

const loadReader = () => import('./read-page')

/** What reads pages did not arrive, or this browser or the page's policy does not let it: the next page is opened instead. */
class Unreadable extends Error {}

async function read(html: string, selectors: Selectors, page: URL) {
  try {
    const { readPage } = await loadReader()
    return readPage(html, selectors, page)
  } catch {
    throw new Unreadable()
  }
}

/** Which item it is, whatever page it came with: what it leads to, or else what it says. */
const identityOf = (item: Element) => item.querySelector('a')?.href || item.textContent?.trim()

/** Those that the grid does not show yet, each once. */
function newTo(grid: Element, items: readonly HTMLElement[]): HTMLElement[] {
  const shown = new Set([...grid.children].map(identityOf))
  return items.filter(item => {
    const identity = identityOf(item)
    const isNew = !shown.has(identity)
    shown.add(identity)
    return isNew
  })
}

/** The pages that follow this one, each read at a press and added to the page's grid (CG-02, CG-03). */
export function useNextPages(selectors: Selectors, labels: CommunityWording) {
  const api = useApi()
  const { goTo } = useNavigation()
  const [link, setLink] = useDraft('link', linkIn(pageBody(), selectors, new URL(location.href)))
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const life = useRef<AbortController | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's link is put away once the button stands in its place
  useEffect(() => {
    setLink(link)
    return () => life.current?.abort()
  }, [])

  /** Reads on until something is new, as a page may have moved on by the items of another day. */
  const readOn = async (first: string, grid: Element, signal: AbortSignal) => {
    const seen = new Set<string>()
    let at: string | null = first
    let fresh: HTMLElement[] = []
    while (at && !fresh.length && !seen.has(at)) {
      seen.add(at)
      const html: string = await readNextPage(api, at, signal)
      const page = await read(html, selectors, new URL(at, location.origin))
      if (!page)
        throw new ContractError({ method: 'GET', path: at, field: 'grid', problem: 'is not on the page' })
      fresh = newTo(grid, page.items)
      at = page.link && seen.has(page.link) ? null : page.link
    }
    return { fresh, link: at }
  }
  const show = (grid: Element, { fresh, link: following }: { fresh: HTMLElement[]; link: string | null }) => {
    const { activeElement } = document
    const isElsewhere = activeElement?.matches('input,textarea,select,[contenteditable]')
    grid.append(...fresh)
    const [firstNew] = fresh
    if (firstNew && !isElsewhere) {
      firstNew.tabIndex = -1
      firstNew.focus()
    }
    flushSync(() => setLink(following))
    const { length: count } = fresh
    const said = count === 1 ? labels.addedOne : labels.addedMore
    announce(fill(count ? said : labels.addedNone, { count }))
  }
  const load = async () => {
    const grid = findInPage(selectors.grid)
    if (!link || life.current) return
    if (!grid) return void goTo(link)
    const own = new AbortController()
    life.current = own
    setLoading(true)
    setFailure(null)
    try {
      show(grid, await readOn(link, grid, own.signal))
    } catch (error) {
      if (own.signal.aborted) return
      if (error instanceof Unreadable) goTo(link)
      else setFailure(failureOf(error))
    } finally {
      life.current = null
      setLoading(false)
    }
  }
  return { link, isLoading, failure, load }
}
