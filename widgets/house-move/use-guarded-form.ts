import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShop } from '../../shared/domain/hooks/use-shop'
import { writeKey } from '../../shared/platform/page/login/idempotency'
import { report } from '../../shared/platform/page/report'

/**
 * Lets the form around an element be posted only while it is ready, and once: it is sent from then on, until the page
 * comes back. However it is submitted: by our button, by one of the page's, or by Enter. An element in no form stands
 * alone, which the page is told.
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
      // Another script of the page may keep it after all.
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
