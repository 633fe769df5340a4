import { useRef } from 'react'
import { useSendOnce } from './use-send-once'

/** Lets the page's form around a widget be sent once. */
export function SendOnce() {
  const place = useRef<HTMLInputElement>(null)
  useSendOnce(place)
  // Without a name, this input is never posted.
  return <input type="hidden" ref={place} />
}
