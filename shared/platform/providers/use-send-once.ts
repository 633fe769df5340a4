import { type RefObject, useEffect, useEffectEvent } from 'react'
import { unhidden } from '../page/host/unhidden'
import { writeKey } from '../page/login/idempotency'
import { useFormSent } from './use-form-sent'

/**
 * Lets the page's form around an element be sent only while it is ready, and only once, with a key, so that the shop
 * saves it once. This covers every way to submit: the widget's button, the page's own, and Enter. Returns true while
 * the form is on its way.
 */
export function useSendOnce(within: RefObject<Element | null>, isReady = true): boolean {
  const { isSent, isOnItsWay, noteSent } = useFormSent()
  const send = useEffectEvent((event: Event) => {
    // A script of the page has prevented the submission.
    if (event.defaultPrevented) return
    if (!isReady || isOnItsWay()) {
      event.preventDefault()
      return
    }
    noteSent(event)
    writeKey(event.currentTarget as HTMLFormElement)
  })
  useEffect(() => {
    const form = within.current?.closest('form')
    const listen = (event: Event) => send(event)
    if (!form) return undefined
    // A form around a widget is sent once, only while it is ready, and each sending has its key. Ends with:
    // the component goes.
    unhidden(form).addEventListener('submit', listen)
    return () => unhidden(form).removeEventListener('submit', listen)
  }, [within])
  return isSent
}
