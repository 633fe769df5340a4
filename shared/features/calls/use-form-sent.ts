import { useEffect, useRef, useState } from 'react'
import { onStayed } from '../../platform/page/lifecycle/stayed'

/**
 * Whether a form has just been sent; a second press is ignored meanwhile. It ends when another script of the page cancels the
 * submission, and when the page is not left after all.
 */
export function useFormSent() {
  const [isSent, setSent] = useState(false)
  // A ref, as a second press must be ignored before the next render.
  const ending = useRef<() => void>(undefined)
  const rest = () => {
    ending.current?.()
    ending.current = undefined
    setSent(false)
  }
  useEffect(() => () => ending.current?.(), [])
  return {
    isSent,
    isOnItsWay: () => ending.current !== undefined,
    /** Notes that the form is sent by that event; `onSent` is called unless a later listener prevents it. */
    noteSent(event: Event, onSent?: () => void): void {
      ending.current = onStayed(rest)
      setSent(true)
      setTimeout(() => (event.defaultPrevented ? rest() : onSent?.()))
    },
  }
}
