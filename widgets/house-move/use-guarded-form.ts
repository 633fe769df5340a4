import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShop } from '../../shared/domain/hooks/use-shop'
import { writeKey } from '../../shared/platform/page/login/idempotency'
import { report } from '../../shared/platform/page/report'

/**
 * Lets the form around an element be submitted only while it is ready, and only once until the page is restored. This
 * covers every way to submit: the widget's button, the page's own, and Enter. `isAlone` is true if the element is in no
 * form; the page is told so.
 */
export function useGuardedForm(
  within: RefObject<Element | null>,
  isReady: boolean,
): { isSent: boolean; isAlone: boolean } {
  const [isAlone, setAlone] = useState(false)
  const [isSent, setSent] = useState(false)
  const isLatched = useRef(false)
  const restores = useShop(({ session }) => session.restores)
  const open = (isOpen: boolean) => {
    isLatched.current = !isOpen
    setSent(!isOpen)
  }
  const guard = useEffectEvent((event: Event) => {
    if (isReady && !isLatched.current) {
      open(false)
      writeKey(event.currentTarget as HTMLFormElement)
      // Another script of the page may still cancel the submission.
      setTimeout(() => event.defaultPrevented && open(true))
    } else event.preventDefault()
  })
  useEffect(() => {
    const form = within.current?.closest('form')
    if (!form) {
      setAlone(true)
      report(
        'house-move: it stands in no form, so that nothing it asks for is sent; write <form> around it, or give it data-action.',
        within.current ?? undefined,
      )
    }
    const listen = (event: Event) => guard(event)
    form?.addEventListener('submit', listen)
    return () => form?.removeEventListener('submit', listen)
  }, [within])
  // biome-ignore lint/correctness/useExhaustiveDependencies(restores): the page that was left is here again
  useEffect(() => {
    isLatched.current = false
    setSent(false)
  }, [restores])
  return { isSent, isAlone }
}
