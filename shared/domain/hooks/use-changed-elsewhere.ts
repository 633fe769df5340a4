import { useCallback, useEffect, useRef, useState } from 'react'
import { onRestored } from '../../platform/page/lifecycle/restored'
import {
  isSinceThePage,
  lastSaved,
  noteSaved,
  savedHere,
  savedKey,
} from '../../platform/page/storage/saved-elsewhere'

/**
 * Returns whether another tab has changed that subject since this page was loaded, even while the page was cached or
 * no widget was active. Also returns a function that notes a change made here; `isShown` says whether this page
 * shows its result. Only the time of the change is stored.
 */
export function useChangedElsewhere(what: string): [boolean, (isShown: boolean) => void] {
  const [isChanged, setChanged] = useState(() => {
    const last = lastSaved(what)
    return isSinceThePage(last) && last !== savedHere()[what]
  })
  const known = useRef<string | null>(null)
  // Without storage, only this page knows about a change that it does not show.
  const isOld = useRef(false)
  useEffect(() => {
    known.current = lastSaved(what)
    const look = () => {
      if (isOld.current || lastSaved(what) !== known.current) setChanged(true)
    }
    const hear = ({ key }: StorageEvent) => key === savedKey(what) && look()
    // Another tab has changed the same. Ends with: the component goes.
    window.addEventListener('storage', hear)
    const forget = onRestored(look)
    return () => {
      window.removeEventListener('storage', hear)
      forget()
    }
  }, [what])
  const note = useCallback(
    (isShown: boolean) => {
      isOld.current = !isShown
      noteSaved(what, new Date().toISOString())
      known.current = lastSaved(what)
      if (isShown) setChanged(false)
    },
    [what],
  )
  return [isChanged, note]
}
