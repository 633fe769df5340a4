import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { useFreeProductHeading, useSetScheme } from '../../shared/features/registration/scheme'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { onRestored } from '../../shared/platform/page/lifecycle/restored'
import { announce } from '../../shared/platform/page/live-region'
import { persistedText, useIsFieldInUse, usePersistedState } from '../../shared/platform/providers/use-draft'
import { plainLetters } from '../../shared/platform/values/plain-letters'
import { type Answer, createPromoCheck } from './promo-check'
import { promoFieldMessages } from './promo-field-messages'
import { useAsk } from './use-ask'

const codeIn = (text: string) => plainLetters(text).trim()

/** Returns the typed code, the shop's answer, and the ways to check it. */
export function usePromoCode(given: string) {
  const messages = useMessages(promoFieldMessages)
  const { ask, prepare } = useAsk()
  const setScheme = useSetScheme()
  const headingOfProducts = useFreeProductHeading()
  const tell = (answer: Answer) => {
    if (answer.kind === 'valid') {
      setScheme(answer.scheme)
      const next = answer.scheme.isFree && headingOfProducts()
      announce(next ? `${messages.added} ${next}` : messages.added)
      return
    }
    if (answer.kind === 'invalid') setScheme(null)
    announce(answer.message, 'assertive')
  }
  const [promo] = useState(() => createPromoCheck(ask, tell))
  const [typed, setTyped] = usePersistedState('referral_code', given, persistedText, given !== '')
  const isInUse = useIsFieldInUse('referral_code')
  const code = codeIn(typed)

  const checkAtOnce = useEffectEvent(() => void promo.check(code))
  const start = useEffectEvent(() => {
    // The code is still being typed, so it is checked after a pause.
    if (isInUse && code !== codeIn(given)) promo.edit(code)
    else checkAtOnce()
  })
  useEffect(() => {
    start()
    // A page restored from the browser's cache is checked like a loaded one.
    const forget = onRestored(() => {
      promo.stop()
      checkAtOnce()
    })
    return () => {
      forget()
      promo.stop()
    }
  }, [promo])
  useEffect(() => () => setScheme(undefined), [setScheme])

  return {
    ...useStore(promo.state),
    typed,
    prepare,
    edit(text: string) {
      setTyped(text)
      if (codeIn(text) === code) return
      promo.edit(codeIn(text))
      setScheme(null)
    },
    /** Removes the spaces around the code. */
    tidy: () => setTyped(code),
    /** Checks the code; returns false if the field is empty. */
    check(): boolean {
      if (code) void promo.check(code)
      else promo.refuse(messages.missing)
      return code !== ''
    },
  }
}
