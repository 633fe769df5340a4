import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { keepKey } from '../page/login/idempotency'
import { rootAttribute } from '../page/placeholders'
import { useFormSent } from './use-form-sent'

/** Returns the page's own button that has sent the form; a widget's button shows itself that it is busy. */
const pageButton = ({ submitter }: SubmitEvent) =>
  submitter?.closest(`[${rootAttribute}]`) ? null : submitter

/**
 * Lets the page's form around an element be sent only while it is ready, and only once, with a key, so that the shop
 * saves it once. This covers every way to submit: the widget's button, the page's own, and Enter. Returns true while
 * the form is on its way; the page's own button is busy for that time.
 */
export function useSendOnce(within: RefObject<Element | null>, isReady = true): boolean {
  const { isSent, isOnItsWay, noteSent } = useFormSent()
  const button = useRef<Element>(null)
  const send = useEffectEvent((event: Event) => {
    // A script of the page has prevented the submission.
    if (event.defaultPrevented) return
    if (!isReady || isOnItsWay()) {
      event.preventDefault()
      return
    }
    button.current = pageButton(event as SubmitEvent)
    noteSent(event)
  })
  useLayoutEffect(() => {
    const { current } = button
    if (!isSent || !current) return
    current.setAttribute('aria-busy', 'true')
    current.toggleAttribute('data-doorstep-busy', true)
    return () => {
      current.removeAttribute('aria-busy')
      current.removeAttribute('data-doorstep-busy')
    }
  }, [isSent])
  useLayoutEffect(() => {
    const form = within.current?.closest('form')
    return form ? keepKey(form, event => send(event)) : undefined
  }, [within])
  return isSent
}
