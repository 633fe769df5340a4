import { createStore } from 'zustand/vanilla'
import type { Scheme } from '../../shared/domain/api/scheme'

/** What became of a check: the shop's verdict on the code, or none with the sentence that says why. */
export type Answer =
  | { kind: 'valid'; scheme: Scheme }
  | { kind: 'invalid'; message: string }
  | { kind: 'unanswered'; message: string; isStale: boolean }

type PromoState = {
  isChecking: boolean
  /** The code as it stands has had a verdict. */
  isAnswered: boolean
  /** The newest answer to show. */
  answer: Answer | null
}

const unchecked: PromoState = { isChecking: false, isAnswered: false, answer: null }
const pauseMs = 500
const shortest = 3

/** Asks the shop about a code. */
export type Ask = (code: string, signal: AbortSignal) => Promise<Answer>

/** Checks promotional codes, the newest text only; `tell` hears each answer that counts. */
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
  /** Asks now; while the same code is under way already, its answer is enough. */
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
  /** Forgets what was said of the text before, and asks about this one after a pause (PF-07). */
  const edit = (code: string) => {
    stop()
    state.setState(unchecked)
    if (code.length >= shortest) pause = setTimeout(check, pauseMs, code)
  }
  /** Says what is wrong without asking the shop. */
  const refuse = (message: string) => {
    state.setState({ answer: { kind: 'invalid', message } })
    tell({ kind: 'invalid', message })
  }
  return { state, check, edit, refuse, stop }
}
