import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { readPageGlobals } from '../../platform/page/globals'
import { keepKey } from '../../platform/page/login/idempotency'
import { useFormSent } from '../../platform/providers/use-form-sent'
import { useFormToken } from './use-form-token'

/** Lets the browser post a form once, with the current token and an idempotency key. Calls `onSent` when the form is sent. */
export function useFormPost(onSent?: () => void) {
  const { isSent, isOnItsWay, noteSent } = useFormSent()
  const [cannotPost, setCannotPost] = useState(false)
  const token = useRef<HTMLInputElement>(null)
  const isHeld = useFormToken(token)
  useLayoutEffect(() => (token.current?.form ? keepKey(token.current.form) : undefined), [])
  return {
    isPosting: isSent || isHeld,
    /** The page has no token, so nothing can be sent from it. */
    cannotPost,
    /** The ref of the hidden `_token` field, whose value is set when the form is sent. */
    token,
    submit(event: FormEvent<HTMLFormElement>) {
      const { nativeEvent } = event
      // A script of the page has prevented the submission.
      if (nativeEvent.defaultPrevented) return
      const { csrfToken } = readPageGlobals()
      if (isOnItsWay() || !csrfToken) {
        event.preventDefault()
        setCannotPost(!csrfToken)
        return
      }
      setCannotPost(false)
      noteSent(nativeEvent, onSent)
    },
  }
}
