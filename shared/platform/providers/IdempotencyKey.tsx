import { useEffect, useRef } from 'react'
import { writeKey } from '../page/login/idempotency'

/** Gives the form of the page in which the widget stands a key each time it is sent, as what it orders is to come once. */
export function IdempotencyKey() {
  const place = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    const write = ({ defaultPrevented }: Event) => {
      if (form && !defaultPrevented) writeKey(form)
    }
    form?.addEventListener('submit', write)
    return () => form?.removeEventListener('submit', write)
  }, [])
  // Without a name it is never posted.
  return <input type="hidden" ref={place} />
}
