import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readPageGlobals } from '../../platform/page/globals'
import { onRestored } from '../../platform/page/lifecycle/restored'
import { writeKey } from '../../platform/page/login/idempotency'
import { useFormToken } from './use-form-token'

/**
 * An ordinary form of ours that the browser posts: once, with the token of the moment and the key of what is wanted. `onSent` is told when it is
 * sent.
 */
export function useFormPost(onSent?: () => void) {
  const [isPosting, setPosting] = useState(false)
  const [cannotPost, setCannotPost] = useState(false)
  // Decided at the press, not at the next rendering.
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
    /** The page has no token: nothing can be sent from it. */
    cannotPost,
    /** The hidden `_token`; it is written when the form is sent. */
    token,
    submit(event: FormEvent<HTMLFormElement>) {
      const { nativeEvent } = event
      // A script of the page's keeps it.
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
      // One that hears it after us may keep it as well.
      setTimeout(() => {
        if (nativeEvent.defaultPrevented) {
          isOnItsWay.current = false
          setPosting(false)
        } else onSent?.()
      })
    },
  }
}
