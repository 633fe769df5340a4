import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readPageGlobals } from '../../platform/page/globals'
import { writeKey } from '../../platform/page/idempotency'
import { onRestored } from '../../platform/page/lifecycle/restored'

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
  const rest = useEffectEvent(() => {
    isOnItsWay.current = false
    setPosting(false)
  })
  useEffect(() => onRestored(() => rest()), [])
  return {
    isPosting,
    /** The page has no token: nothing can be sent from it. */
    cannotPost,
    /** The hidden `_token`; it is written when the form is sent, as React would put back what it knows of. */
    token,
    submit(event: FormEvent<HTMLFormElement>) {
      const { csrfToken } = readPageGlobals()
      if (isOnItsWay.current || !csrfToken || !token.current) {
        event.preventDefault()
        setCannotPost(!csrfToken)
        return
      }
      isOnItsWay.current = true
      token.current.value = csrfToken
      writeKey(event.currentTarget)
      setCannotPost(false)
      setPosting(true)
      onSent?.()
    },
  }
}
