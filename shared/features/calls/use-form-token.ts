import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { readPageGlobals, tokenField } from '../../platform/page/globals'
import { holds } from '../../platform/page/host/elements'
import { onRestored } from '../../platform/page/lifecycle/restored'
import { freshToken } from '../../platform/page/login/fresh-token'
import { useSentFields } from '../../platform/providers/use-sent-fields'

type TokenField = RefObject<HTMLInputElement | null>

const token = () => readPageGlobals().csrfToken ?? ''

function writeToken({ current }: TokenField): void {
  if (current) current.value = token()
}

/**
 * Writes the current token into a field before anybody can see it, and into all that is sent, even by a script that
 * calls `form.submit()`. React does not know this value and cannot overwrite it. If the page names a token source, the
 * form is held until the source has answered, because a refused form cannot be sent again with another token. Returns
 * whether the form is held. The page's own listeners get a single submit event, when the form is really sent, and may
 * prevent it.
 */
export function useFormToken(field: TokenField, isReady = true): boolean {
  const [isHeld, setHeld] = useState(false)
  useLayoutEffect(() => writeToken(field), [field])
  useSentFields(field, sent => sent.set(tokenField(), token()))
  useEffect(() => {
    if (!isReady) return
    let isOwn = false
    /** The held submit event; undefined once the page has been restored. */
    let held: SubmitEvent | undefined
    const release = () => {
      held = undefined
      setHeld(false)
    }
    const send = (form: HTMLFormElement, submitter: HTMLElement | null) => {
      isOwn = true
      form.requestSubmit(submitter && holds(form, submitter) ? submitter : undefined)
      isOwn = false
    }
    const hold = (event: SubmitEvent) => {
      const form = field.current?.form
      if (!(form && event.target === form)) return
      writeToken(field)
      if (isOwn || !readPageGlobals().csrfUrl) return
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
    // Runs before any listener of the page.
    // Ends with: the token comes, or its call ends after 10 seconds.
    window.addEventListener('submit', hold, true)
    return () => {
      undo()
      held = undefined
      window.removeEventListener('submit', hold, true)
    }
  }, [field, isReady])
  return isHeld
}
