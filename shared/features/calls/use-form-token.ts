import { type RefObject, useEffect, useState } from 'react'
import { readPageGlobals } from '../../platform/page/globals'
import { onRestored } from '../../platform/page/lifecycle/restored'
import { freshToken } from '../../platform/page/login/fresh-token'

/**
 * Writes the token of the moment into a field of ours as its form is sent; what React would put back it does not know of.
 * Where the page names a source of tokens, the form is held until that has answered, which is told: what a form comes
 * back with cannot be tried again with another. The page's own listeners hear the form once, as it is really sent, and
 * may keep it.
 */
export function useFormToken(field: RefObject<HTMLInputElement | null>, isReady = true): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isReady) return
    let isOwn = false
    /** Which press is being held; none once the page has come back. */
    let held: SubmitEvent | undefined
    const release = () => {
      held = undefined
      setHeld(false)
    }
    const send = (form: HTMLFormElement, submitter: HTMLElement | null) => {
      isOwn = true
      const { requestSubmit } = HTMLFormElement.prototype
      requestSubmit.call(form, submitter && form.contains(submitter) ? submitter : undefined)
      isOwn = false
    }
    const hold = (event: SubmitEvent) => {
      const form = field.current?.form
      if (!(form && event.target === form && field.current)) return
      const { csrfToken, csrfUrl } = readPageGlobals()
      field.current.value = csrfToken ?? ''
      if (isOwn || !csrfUrl) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (held) return
      held = event
      setHeld(true)
      void freshToken().then(() => {
        if (held !== event) return
        release()
        send(form, event.submitter)
      })
    }
    const undo = onRestored(release)
    // Before anything of the page's hears it.
    window.addEventListener('submit', hold, true)
    return () => {
      undo()
      held = undefined
      window.removeEventListener('submit', hold, true)
    }
  }, [field, isReady])
  return isHeld
}
