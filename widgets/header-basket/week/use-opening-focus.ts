import { useEffect, useRef } from 'react'
import { useWeeks, useWeeksStore } from '../../../shared/domain/hooks/use-weeks'
import { scrollBehaviour } from '../../../shared/features/week/open-week'
import { focusForNow, hasFocus, restoreFocus, setFocusInPlace } from '../../../shared/platform/page/focus'

/**
 * The ref of the basket's heading, which takes the focus whenever somebody asks for the basket; the page is scrolled
 * there once all of it is drawn. When it closes, what they asked with gets the focus back, or else the page's weekly
 * view link, or the place where the basket stood (B8).
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
    // A short page can be scrolled there only once it holds all of the basket.
    if (!request || !isDrawn) return
    const basket = heading.current?.closest('section')
    if (request === 'scroll') basket?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() })
    weeks.getState().fulfil()
  }, [weeks, request, isDrawn])

  useEffect(() => {
    const root = heading.current?.closest<HTMLElement>('.doorstep')
    return () => {
      // It only leaves for a moment.
      if (weeks.getState().isOpen) return
      const link = document.querySelector('[data-widget="weekly-view-link"] :is(button, a)')
      if (!restoreFocus([opener.current, link], setFocusInPlace)) restoreFocus([root], focusForNow)
    }
  }, [weeks])
  return heading
}
