import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { unhidden } from '../page/host/unhidden'

/**
 * Changes what the form around an element sends, in whichever way it is sent: `form.submit()` fires no submit event,
 * but every way fires `formdata`. It runs before the form gets its key, which belongs to what is sent.
 */
export function useSentFields(
  within: RefObject<Element | null>,
  change: (sent: FormData, form: HTMLFormElement) => void,
): void {
  const changeNow = useEffectEvent(change)
  useLayoutEffect(() => {
    const form = within.current?.closest('form')
    if (!form) return undefined
    const hear = ({ formData }: FormDataEvent) => changeNow(formData, form)
    // Ends with: the component goes.
    unhidden(form).addEventListener('formdata', hear, true)
    return () => unhidden(form).removeEventListener('formdata', hear, true)
  }, [within])
}
