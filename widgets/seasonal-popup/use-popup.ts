import { useEffect, useEffectEvent, useState } from 'react'
import { onRestored } from '../../shared/platform/page/lifecycle/restored'
import { isDialogOpen } from './in-the-way'
import { onChanges } from './on-changes'
import { noteShown } from './shown-lately'
import { waitToOpen } from './wait-to-open'

type Popup = {
  isOpen: boolean
  /** A dialog has opened since; the popup waits behind it. */
  isCovered: boolean
  close: () => void
}

/** Whether the popup is open; in its season it opens when its moment has come, once in a page's life. */
export function usePopup(isSeason: boolean, consentCookie: string | undefined): Popup {
  const [isOpen, setOpen] = useState(false)
  const [isCovered, setCovered] = useState(false)
  const close = () => {
    noteShown()
    setOpen(false)
  }
  useEffect(
    () => (isSeason ? waitToOpen(() => setOpen(true), consentCookie) : undefined),
    [isSeason, consentCookie],
  )

  const closeRestored = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const stopLooking = onChanges(() => setCovered(isDialogOpen()))
    const stopHearing = onRestored(() => closeRestored())
    return () => {
      stopLooking()
      stopHearing()
    }
  }, [isOpen])

  return { isOpen: isOpen && isSeason, isCovered, close }
}
