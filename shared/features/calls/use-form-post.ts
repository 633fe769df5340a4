import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readPageGlobals } from '../../platform/page/globals'
import { onRestored } from '../../platform/page/lifecycle/restored'
import { writeKey } from '../../platform/page/login/idempotency'
import { useFormToken } from './use-form-token'

/**
 * Lets the browser post a form once, with the current token and an idempotency key. `onSent` is called when the form
 * is sent.
 */
export function useFormPost(onSent?: () => void) {
  const [isPosting, setPosting] = useState(false)
  const [cannotPost, setCannotPost] = useState(false)
  // A ref, as a second press must be ignored before the next render.
  const isOnItsWay = useRef(false)
  const token = useRef<HTMLInputElement>(null)
  const isHeld = useFormToken(token)
  const rest = useEffectEvent(() => {
    isOnItsWay.current = false
    setPosting(false)
  })
  useEffect(() => onRestored(() => rest()), [])
  return {
    isPosting: isPosting || isHeld,
    /** The page has no token, so nothing can be sent from it. */
    cannotPost,
    /** The ref of the hidden `_token` field, whose value is set when the form is sent. */
    token,
    submit(event: FormEvent<HTMLFormElement>) {
      const { nativeEvent } = event
      // A script of the page has prevented the submission.
      if (nativeEvent.defaultPrevented) return
      const { csrfToken } = readPageGlobals()
      if (isOnItsWay.current || !csrfToken) {
        event.preventDefault()
        setCannotPost(!csrfToken)
        return
      }
      isOnItsWay.current = true
      setCannotPost(false)
      setPosting(true)
      writeKey(event.currentTarget)
      // A later listener may prevent it as well.
      setTimeout(() => {
        if (nativeEvent.defaultPrevented) {
          isOnItsWay.current = false
          setPosting(false)
        } else onSent?.()
      })
    },
  }
}
