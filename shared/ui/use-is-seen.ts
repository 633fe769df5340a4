import { useCallback, useContext } from 'react'
import { outOfReach } from '../platform/page/placeholders'
import { PlaceContext } from './dialog/inherit-theme'

/**
 * Returns a function that says whether the widget's place on the page is visible. Nothing is announced in a closed
 * drawer, or in a header for another width.
 */
export function useIsSeen(): () => boolean {
  const place = useContext(PlaceContext)
  return useCallback(() => {
    // A widget that renders nothing has no box of its own.
    const placeholder = place?.parentElement
    if (!placeholder) return true
    const isShown = placeholder.checkVisibility?.({ visibilityProperty: true }) ?? true
    return isShown && !placeholder.closest(outOfReach)
  }, [place])
}
