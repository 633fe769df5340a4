import { type RefObject, useEffect, useState } from 'react'

/** Returns the height of the last rendered week, in pixels, as the minimum height until the next week is rendered. */
export function useHeldHeight(place: RefObject<HTMLElement | null>, isDrawn: boolean): number | undefined {
  const [height, keep] = useState<number>()
  useEffect(() => {
    if (isDrawn) keep(place.current?.offsetHeight)
  })
  return isDrawn ? undefined : height
}
