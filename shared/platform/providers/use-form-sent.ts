import { useEffect, useRef, useState } from 'react'
import { onStayed } from '../page/lifecycle/stayed'

/**
 * Notes that a form was just sent, so that a second press is ignored. This ends if another script cancels the
 * submission, or if the page is not left.
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
    /** Notes that this event sends the form; calls `onSent` unless a later listener prevents the event. */
    noteSent(event: Event, onSent?: () => void): void {
      ending.current = onStayed(rest)
      setSent(true)
      // A form is posted once. Ends with: a script cancels it; `stayed.ts`.
      setTimeout(() => (event.defaultPrevented ? rest() : onSent?.()))
    },
  }
}
