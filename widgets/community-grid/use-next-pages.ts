import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Failure, failureOf } from '../../shared/domain/api/client/failure'
import { useApi } from '../../shared/domain/hooks/use-api'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { setFocus } from '../../shared/platform/page/focus'
import { onLeft } from '../../shared/platform/page/lifecycle/left'
import { announce } from '../../shared/platform/page/live-region'
import { partsIn } from '../../shared/platform/page/placeholders'
import { useDraft, usePersistedState } from '../../shared/platform/providers/use-draft'
import { useNavigation } from '../../shared/platform/providers/use-navigation'
import { interpolate } from '../../shared/platform/values/interpolate'
import { type CommunityGridMessages, communityGridMessages } from './community-grid-messages'
import { linkIn, type Selectors } from './next-link'
import { type Further, mostPages, readOn, Unreadable } from './read-on'

/** The number of pages added, and the scroll position. */
type Place = { pages: number; top: number }

function persistedPlace(left: unknown): Place | null {
  const { pages, top } = (left ?? {}) as Partial<Place>
  return typeof pages === 'number' && typeof top === 'number' ? { pages, top } : null
}

/** Runs one reading at a time. An aborted reading is not reported as a failure. */
function useOneReading() {
  const [isLoading, setLoading] = useState(false)
  const life = useRef<AbortController | null>(null)
  const busily = async (read: (signal: AbortSignal) => Promise<void>, fail: (error: unknown) => void) => {
    const own = new AbortController()
    life.current = own
    setLoading(true)
    try {
      await read(own.signal)
    } catch (error) {
      if (!own.signal.aborted) fail(error)
    } finally {
      life.current = null
      setLoading(false)
    }
  }
  return { isLoading, life, busily }
}

/** Returns the pages that follow this one, each fetched at a press and added to the page's grid (CG-02, CG-03). */
export function useNextPages(selectors: Selectors) {
  const messages = useMessages(communityGridMessages)
  const api = useApi()
  const { goTo } = useNavigation()
  const [link, setLink] = useDraft('link', linkIn(document, selectors, new URL(location.href)))
  const [pages, setPages] = useDraft('pages', 0)
  const [place, leavePlace] = usePersistedState<Place | null>('place', null, persistedPlace)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [note, setNote] = useState('')
  const { isLoading, life, busily } = useOneReading()

  const add = (grid: Element, further: Further, now: number) => {
    grid.append(...further.fresh)
    flushSync(() => {
      setLink(further.link)
      setPages(now)
    })
  }
  const load = async () => {
    const [grid] = partsIn(document, selectors.grid)
    if (!link || life.current) return
    if (!grid) return void goTo(link)
    setFailure(null)
    setNote('')
    await busily(
      async signal => {
        const further = await readOn(api, selectors, link, grid, signal)
        add(grid, further, pages + 1)
        const isInVain = !further.fresh.length && further.link !== null
        if (isInVain) setNote(interpolate(messages.noneOnPages, { count: mostPages }))
        else show(further.fresh, messages)
      },
      error => (error instanceof Unreadable ? goTo(link) : setFailure(failureOf(error))),
    )
  }
  /**
   * After a return to the page: adds the pages that had been added before, and scrolls back unless the person has
   * scrolled since.
   */
  const restore = async ({ pages: count, top }: Place, grid: Element) => {
    const { scrollY: start } = window
    await busily(
      async signal => {
        for (let at = link, done = 1; at && done <= count; done++) {
          const further = await readOn(api, selectors, at, grid, signal)
          add(grid, further, done)
          at = further.link
        }
      },
      // If a page cannot be read, the button still offers it.
      () => {},
    )
    if (Math.abs(scrollY - start) < 2) scrollTo({ top, behavior: 'instant' })
  }
  const begin = useEffectEvent(() => {
    // The page's own link is hidden once the button has taken its place.
    setLink(link)
    const [grid] = partsIn(document, selectors.grid)
    if (place && !pages && grid) void restore(place, grid)
  })
  useEffect(() => {
    begin()
    return () => life.current?.abort()
  }, [life])
  useLeaving(() => pages && leavePlace({ pages, top: scrollY }))
  return { link, isLoading, failure, note, load }
}

/** Runs `act` when the page is left, which may be for good. */
function useLeaving(act: () => unknown): void {
  const leave = useEffectEvent(act)
  useEffect(() => onLeft(() => leave()), [])
}

/** Announces the number of new items; the first one gets the focus, unless the focus is in a field. */
function show(fresh: readonly HTMLElement[], messages: CommunityGridMessages): void {
  const [firstNew] = fresh
  if (firstNew && !document.activeElement?.matches('input,textarea,select,[contenteditable]')) {
    firstNew.tabIndex = -1
    setFocus(firstNew)
  }
  const { length: count } = fresh
  const said = count === 1 ? messages.addedOne : messages.addedMore
  announce(interpolate(count ? said : messages.addedNone, { count }))
}
