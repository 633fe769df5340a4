import { type RefObject, useEffect, useState } from 'react'
import { report } from '../../shared/platform/page/report'
import { useSendOnce } from '../../shared/platform/providers/use-send-once'

/**
 * Lets the form around an element be sent only while it is ready, and only once. `isAlone` is true if the element is in
 * no form; the page's developer is told so.
 */
export function useGuardedForm(
  within: RefObject<Element | null>,
  isReady: boolean,
): { isSent: boolean; isAlone: boolean } {
  const [isAlone, setAlone] = useState(false)
  const isSent = useSendOnce(within, isReady)
  useEffect(() => {
    if (within.current?.closest('form')) return
    setAlone(true)
    report(
      'house-move: it stands in no form, so that nothing it asks for is sent; write <form> around it, or give it data-action.',
      ...(within.current ? [within.current] : []),
    )
  }, [within])
  return { isSent, isAlone }
}
