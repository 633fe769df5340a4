import { useEffect, useRef } from 'react'
import { useWeeks, useWeeksStore } from '../../../shared/domain/hooks/use-weeks'
import { scrollBehaviour } from '../../../shared/features/week/open-week'
import { focusForNow, hasFocus, restoreFocus, setFocusInPlace } from '../../../shared/platform/page/focus'
import { placeholdersOf } from '../../../shared/platform/page/placeholders'

/**
 * Returns the ref of the basket's heading, which gets the focus whenever the basket is opened; the page is scrolled
 * there once all of it is rendered. When the basket closes, the focus returns to the button that opened it, or else to
 * the page's weekly view link, or to the place of the basket (B8).
 */
export function useOpeningFocus(isDrawn: boolean) {
  const weeks = useWeeksStore()
  const request = useWeeks(state => state.request)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    const basket = heading.current?.closest('section')
    if (!request || !basket) return
    if (!hasFocus(basket)) opener.current = document.activeElement
    setFocusInPlace(heading.current)
  }, [request])

  useEffect(() => {
    // Until the whole basket is rendered, the page may be too short to scroll.
    if (!request || !isDrawn) return
    const basket = heading.current?.closest('section')
    if (request === 'scroll') basket?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() })
    weeks.getState().fulfil()
  }, [weeks, request, isDrawn])

  useEffect(() => {
    const root = heading.current?.closest<HTMLElement>('.doorstep')
    return () => {
      // The component may unmount while the basket stays open, and mount again.
      if (weeks.getState().isOpen) return
      const links = placeholdersOf('weekly-view-link').flatMap(each => [...each.querySelectorAll('button,a')])
      if (!restoreFocus([opener.current, ...links], setFocusInPlace)) restoreFocus([root], focusForNow)
    }
  }, [weeks])
  return heading
}
