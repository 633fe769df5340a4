import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { unhidden } from '../../shared/platform/page/host/unhidden'
import { writeKey } from '../../shared/platform/page/login/idempotency'
import { report } from '../../shared/platform/page/report'
import { useFormSent } from '../../shared/platform/providers/use-form-sent'

/**
 * Lets the form around an element be submitted only while it is ready, and only once, unless the page is still there
 * some seconds later. This covers every way to submit: the widget's button, the page's own, and Enter. `isAlone` is
 * true if the element is in no form; the page's developer is told so.
 */
export function useGuardedForm(
  within: RefObject<Element | null>,
  isReady: boolean,
): { isSent: boolean; isAlone: boolean } {
  const [isAlone, setAlone] = useState(false)
  const { isSent, isOnItsWay, noteSent } = useFormSent()
  const guard = useEffectEvent((event: Event) => {
    if (isReady && !isOnItsWay()) {
      noteSent(event)
      writeKey(event.currentTarget as HTMLFormElement)
    } else event.preventDefault()
  })
  useEffect(() => {
    const form = within.current?.closest('form')
    if (!form) {
      setAlone(true)
      report(
        'house-move: it stands in no form, so that nothing it asks for is sent; write <form> around it, or give it data-action.',
        ...(within.current ? [within.current] : []),
      )
      return undefined
    }
    const listen = (event: Event) => guard(event)
    unhidden(form).addEventListener('submit', listen)
    return () => unhidden(form).removeEventListener('submit', listen)
  }, [within])
  return { isSent, isAlone }
}
