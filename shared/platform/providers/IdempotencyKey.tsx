import { useEffect, useEffectEvent, useRef } from 'react'
import { unhidden } from '../page/host/unhidden'
import { writeKey } from '../page/login/idempotency'
import { useFormSent } from './use-form-sent'

/**
 * Lets the page's form around a widget be sent once, with a key, so that the shop saves it once. A second press, before
 * the next page is there, sends nothing.
 */
export function IdempotencyKey() {
  const place = useRef<HTMLInputElement>(null)
  const { isOnItsWay, noteSent } = useFormSent()
  const send = useEffectEvent((event: Event) => {
    if (event.defaultPrevented) return
    if (isOnItsWay()) {
      event.preventDefault()
      return
    }
    noteSent(event)
    writeKey(event.currentTarget as HTMLFormElement)
  })
  useEffect(() => {
    const form = place.current?.closest('form')
    const listen = (event: Event) => send(event)
    if (!form) return undefined
    unhidden(form).addEventListener('submit', listen)
    return () => unhidden(form).removeEventListener('submit', listen)
  }, [])
  // Without a name, this input is never posted.
  return <input type="hidden" ref={place} />
}
