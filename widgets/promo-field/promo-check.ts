import { createStore } from 'zustand/vanilla'
import type { Scheme } from '../../shared/domain/api/scheme'

/** The result of a check: valid, invalid, or unanswered with the reason in a sentence. */
export type Answer =
  | { kind: 'valid'; scheme: Scheme }
  | { kind: 'invalid'; message: string }
  | { kind: 'unanswered'; message: string; isStale: boolean }

type PromoState = {
  isChecking: boolean
  /** True if the shop has judged the current code. */
  isAnswered: boolean
  /** The latest answer to show. */
  answer: Answer | null
}

const unchecked: PromoState = { isChecking: false, isAnswered: false, answer: null }
const pauseMs = 500
const shortest = 3

/** Asks the shop about a code. */
export type Ask = (code: string, signal: AbortSignal) => Promise<Answer>

/** Checks promotional codes, always the latest text only; `tell` is called with each answer that is still relevant. */
export function createPromoCheck(ask: Ask, tell: (answer: Answer) => void) {
  const state = createStore<PromoState>(() => unchecked)
  let flight: AbortController | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(pause)
    flight?.abort()
    flight = undefined
    state.setState({ isChecking: false })
  }
  /** Checks at once; if the same code is being checked already, that answer is used. */
  const check = async (code: string) => {
    clearTimeout(pause)
    if (!code || flight) return
    const mine = new AbortController()
    flight = mine
    state.setState({ isChecking: true })
    const answer = await ask(code, mine.signal)
    if (flight !== mine) return
    flight = undefined
    const verdict = answer.kind === 'unanswered' ? {} : { isAnswered: true }
    state.setState({ ...verdict, isChecking: false, answer })
    tell(answer)
  }
  /** Drops the result for the previous text, and checks the new one after a pause (PF-07). */
  const edit = (code: string) => {
    stop()
    state.setState(unchecked)
    // A code is checked when typing pauses. Ends with: the pause; the field goes.
    if (code.length >= shortest) pause = setTimeout(check, pauseMs, code)
  }
  /** Shows an error without asking the shop. */
  const refuse = (message: string) => {
    state.setState({ answer: { kind: 'invalid', message } })
    tell({ kind: 'invalid', message })
  }
  return { state, check, edit, refuse, stop }
}
