import { type RefObject, useEffect, useState } from 'react'
import { useMessages } from '../../platform/messages/use-messages'
import { focusOutcome } from '../../platform/page/focus-outcome'
import { focusWrongField } from '../../platform/page/live-region'
import { persistedText, usePersistedState } from '../../platform/providers/use-draft'
import { interpolate } from '../../platform/values/interpolate'
import { readBasket } from '../api/basket'
import { linesOf } from '../api/client/failure'
import { failureMessages } from '../api/client/failure-messages'
import type { Saved } from '../api/client/saved'
import { useApi } from './use-api'
import { useBasketStore } from './use-basket'
import { useChange } from './use-change'
import { useShopStore } from './use-shop'

/** The messages of the field for a promotional code. */
export const codeMessages = {
  ...failureMessages,
  apply: 'Apply',
  applying: 'Applying',
  codeMissing: 'Please type your code first.',
  codeRefused: '{code}: {words}',
} as const

const isSame = (first: string | null, second: string | null) =>
  (first ?? '').toUpperCase() === (second ?? '').toUpperCase()

/** Returns null for the word that tells the shop to take a code off, because that word is not a code (F-15). */
const asked = (typed: string): string | null => (/^cleardiscount$/i.test(typed) ? null : typed)

// The remove button is left out: a second Enter would take the code off.
const focusable = (part: HTMLElement | null) => part?.querySelector('input, [tabindex="-1"]') ?? null

/** A message, or an empty text for none. Each is an object of its own, so that a repeated message is read again. */
type Note = { message: string }
const nothing: Note = { message: '' }

/**
 * Applies and removes a promotional code, one change at a time. A refused code is named and leaves the field. A code
 * without an answer stays in the field until its outcome is known.
 */
export function useCode(
  part: RefObject<HTMLElement | null>,
  /** Called if the code is not applied: the caller reads again what the code would have changed. */
  readAgain?: () => void,
) {
  const messages = useMessages(codeMessages)
  const api = useApi()
  const basket = useBasketStore()
  const shop = useShopStore()
  const change = useChange<Saved>()
  const [typed, setTyped] = usePersistedState('code', '', persistedText)
  const [error, setError] = useState(nothing)
  const [success, setSuccess] = useState(nothing)
  const complain = (message: string) => setError({ message })
  // Once the message is shown, a screen reader reads it with its field.
  useEffect(() => {
    if (error.message) focusWrongField(part.current?.querySelector('input'), error.message)
  }, [part, error])
  useEffect(() => {
    // The pressed button is gone, so the focus moves.
    if (success !== nothing) focusOutcome(focusable(part.current), success.message)
  }, [part, success])

  const send = async (code: string | null) => {
    setError(nothing)
    setSuccess(nothing)
    const outcome = await change.begin(messages.applying, {
      send: () => basket.getState().applyCode(code),
      isDone: async () => isSame((await readBasket(api)).coupon, code),
      onDone(answer) {
        setTyped('')
        shop.getState().noteCoupon(code)
        setSuccess({ message: answer?.message ?? '' })
      },
    })
    if (outcome && outcome.kind !== 'done') readAgain?.()
    if (outcome?.kind !== 'refused') return
    const words = linesOf(outcome.failure, messages).join('\n')
    if (code === null) return complain(words)
    setTyped('')
    complain(interpolate(messages.codeRefused, { code, words }))
  }

  return {
    typed,
    error: error.message,
    success: success.message,
    /** The state for `ChangeOutcome`, which shows no refusals. */
    state: change.state.kind === 'refused' ? ({ kind: 'idle' } as const) : change.state,
    isBusy: change.isBusy,
    checkAgain: change.checkAgain,
    type(text: string) {
      setTyped(text)
      setError(nothing)
      setSuccess(nothing)
      change.forget()
    },
    apply() {
      const code = typed.trim()
      if (code) void send(asked(code))
      else complain(messages.codeMissing)
    },
    clear: () => void send(null),
  }
}
