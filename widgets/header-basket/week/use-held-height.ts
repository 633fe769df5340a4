import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns the height that an element had for the last week that was drawn, in pixels: its minimum until the next one
 * is.
 */
export function useHeldHeight(place: RefObject<HTMLElement | null>, isDrawn: boolean): number | undefined {
  const [height, keep] = useState<number>()
  useEffect(() => {
    if (isDrawn) keep(place.current?.offsetHeight)
  })
  return isDrawn ? undefined : height
}
