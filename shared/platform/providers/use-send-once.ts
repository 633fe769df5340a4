import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { keepKey } from '../page/login/idempotency'
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
  })
  useLayoutEffect(() => {
    const form = within.current?.closest('form')
    return form ? keepKey(form, event => send(event)) : undefined
  }, [within])
  return isSent
}
