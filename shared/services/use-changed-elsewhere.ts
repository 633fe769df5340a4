import { useCallback, useEffect, useRef, useState } from 'react'
import { onRestored } from '../page/restored'

function lastChange(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/**
 * Whether another tab has changed something of the shop since this page was read, also while the page was put aside; and
 * how to note a change of one's own, of which `isShown` says whether this page shows what it came to. Nothing is
 * kept but when it was.
 */
export function useChangedElsewhere(what: string): [boolean, (isShown: boolean) => void] {
  const name = `doorstep:changed ${what}`
  const [isChanged, setChanged] = useState(false)
  const known = useRef<string | null>(null)
  // Where nothing may be stored, a change that this page does not show is known to itself alone.
  const isOld = useRef(false)
  useEffect(() => {
    known.current = lastChange(name)
    const look = () => {
      if (isOld.current || lastChange(name) !== known.current) setChanged(true)
    }
    const hear = ({ key }: StorageEvent) => key === name && look()
    window.addEventListener('storage', hear)
    const forget = onRestored(look)
    return () => {
      window.removeEventListener('storage', hear)
      forget()
    }
  }, [name])
  const note = useCallback(
    (isShown: boolean) => {
      isOld.current = !isShown
      try {
        localStorage.setItem(name, new Date().toISOString())
      } catch {
        // The other tabs do not hear of it.
      }
      known.current = lastChange(name)
      if (isShown) setChanged(false)
    },
    [name],
  )
  return [isChanged, note]
}
