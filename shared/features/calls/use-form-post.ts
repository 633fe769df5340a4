import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readPageGlobals } from '../../platform/page/globals'
import { writeKey } from '../../platform/page/idempotency'
import { onRestored } from '../../platform/page/lifecycle/restored'
import { freshToken } from './fresh-token'

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
  const write = (form: HTMLFormElement, fresh: string | null) => {
    if (!fresh || !token.current) {
      rest()
      setCannotPost(!fresh)
      return
    }
    token.current.value = fresh
    writeKey(form)
    onSent?.()
  }
  return {
    isPosting,
    /** The page has no token: nothing can be sent from it. */
    cannotPost,
    /** The hidden `_token`; it is written when the form is sent, as React would put back what it knows of. */
    token,
    submit(event: FormEvent<HTMLFormElement>) {
      const { csrfToken, csrfUrl } = readPageGlobals()
      if (isOnItsWay.current || !(csrfToken || csrfUrl)) {
        event.preventDefault()
        setCannotPost(!csrfToken)
        return
      }
      isOnItsWay.current = true
      setCannotPost(false)
      setPosting(true)
      const form = event.currentTarget
      if (!csrfUrl) return write(form, csrfToken)
      // What a form comes back with cannot be tried again with another token: it is asked for before.
      event.preventDefault()
      void freshToken(csrfUrl).then(fresh => {
        if (!isOnItsWay.current) return
        write(form, fresh)
        if (fresh) HTMLFormElement.prototype.submit.call(form)
      })
    },
  }
}
