import { useEffect, useRef } from 'react'
import { unhidden } from '../page/host/unhidden'
import { writeKey } from '../page/login/idempotency'

/** Writes a key into the page's form at each submit, so that the shop saves the order once. */
export function IdempotencyKey() {
  const place = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    const write = ({ defaultPrevented }: Event) => {
      if (form && !defaultPrevented) writeKey(form)
    }
    if (!form) return undefined
    unhidden(form).addEventListener('submit', write)
    return () => unhidden(form).removeEventListener('submit', write)
  }, [])
  // Without a name, this input is never posted.
  return <input type="hidden" ref={place} />
}
