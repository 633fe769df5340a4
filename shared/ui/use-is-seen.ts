import { useCallback, useContext } from 'react'
import { outOfReach } from '../platform/page/placeholders'
import { PlaceContext } from './dialog/inherit-theme'

/**
 * Tells whether the page shows the place of the widget: what happens in a closed drawer, or in the header of another
 * width, is not said.
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
