import { useEffect, useEffectEvent, useState } from 'react'
import { onRestored } from '../../shared/platform/page/lifecycle/restored'
import { isDialogOpen } from './in-the-way'
import { onChanges } from './on-changes'
import { noteShown } from './shown-lately'
import { waitToOpen } from './wait-to-open'

type Popup = {
  isOpen: boolean
  /** True if a dialog has opened since, so that the popup has to wait behind it. */
  isCovered: boolean
  close: () => void
}

/** Opens the popup at a suitable moment of its season, once per page view, and returns its state. */
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
