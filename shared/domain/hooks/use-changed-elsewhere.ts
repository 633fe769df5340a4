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
 * Whether another tab has changed something of the shop since this page was read, also while the page was put aside or
 * no widget was active; and how to note a change of one's own, of which `isShown` says whether this page shows what it came
 * to. Only the time of the change is stored.
 */
export function useChangedElsewhere(what: string): [boolean, (isShown: boolean) => void] {
  const [isChanged, setChanged] = useState(() => {
    const last = lastSaved(what)
    return isSinceThePage(last) && last !== savedHere()[what]
  })
  const known = useRef<string | null>(null)
  // Where nothing may be stored, only this page knows of a change that it does not show.
  const isOld = useRef(false)
  useEffect(() => {
    known.current = lastSaved(what)
    const look = () => {
      if (isOld.current || lastSaved(what) !== known.current) setChanged(true)
    }
    const hear = ({ key }: StorageEvent) => key === savedKey(what) && look()
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
