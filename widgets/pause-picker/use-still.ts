import { type RefObject, useEffect, useRef, useState } from 'react'
import { hasFocus } from '../../shared/platform/page/focus'

/**
 * Returns the value, but holds the previous one while a pointer is pressed. Leaving a field changes the content below
 * it, and a button that is being pressed must not move from under the pointer.
 */
export function useStill<T>(value: T, within: RefObject<Element | null>): T {
  const [held, setHeld] = useState<{ value: T } | null>(null)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  useEffect(() => {
    const hold = () => {
      if (hasFocus(within.current)) setHeld({ value: latest.current })
    }
    // The click event follows the release in the same task.
    // Ends with: the pointer is let go.
    const release = () => setTimeout(() => setHeld(null))
    const releases = ['pointerup', 'pointercancel']
    window.addEventListener('pointerdown', hold, true)
    for (const type of releases) window.addEventListener(type, release, true)
    return () => {
      window.removeEventListener('pointerdown', hold, true)
      for (const type of releases) window.removeEventListener(type, release, true)
    }
  }, [within])
  return held ? held.value : value
}
