import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '../api/client/failure'
import { type Change, type Outcome, reconcile, sendChange } from '../store/outcome'
import { useShop } from './use-shop'

/** The state of a change; `doing` is the busy button's label, such as "Adding". */
export type ChangeState =
  | { kind: 'idle' }
  | { kind: 'sending'; doing: string }
  | { kind: 'checking' }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'not-saved' }
  | { kind: 'unknown' }

/** A change to send, and the function to call once the shop has saved it. */
type TrackedChange<Answer> = Change<Answer> & {
  /** Gets the shop's answer, or null if the answer was lost and the change was saved. */
  onDone: (answer: Answer | null) => void
}

const idle: ChangeState = { kind: 'idle' }

const stateAfter = <Answer>(outcome: Outcome<Answer>): ChangeState =>
  outcome.kind === 'done' || outcome.kind === 'left' ? idle : outcome

/**
 * Sends one change at a time and finds out its outcome. A second press during that time does nothing. A page
 * restored from the back/forward cache finds out the outcome of the change it left with.
 */
export function useChange<Answer>() {
  const [state, setState] = useState<ChangeState>(idle)
  // A ref is set at the press; state would only change at the next rendering.
  const isUnderWay = useRef(false)
  const attempts = useRef(0)
  const last = useRef<TrackedChange<Answer> | null>(null)

  const run = async (
    busy: ChangeState,
    change: TrackedChange<Answer>,
    work: (change: TrackedChange<Answer>) => Promise<Outcome<Answer>>,
  ): Promise<Outcome<Answer> | null> => {
    isUnderWay.current = true
    attempts.current += 1
    const mine = attempts.current
    last.current = change
    setState(busy)
    const outcome = await work(change)
    if (mine !== attempts.current) return null
    isUnderWay.current = false
    setState(stateAfter(outcome))
    if (outcome.kind === 'done') change.onDone(outcome.answer)
    return outcome
  }
  const find = (change: TrackedChange<Answer>) => run({ kind: 'checking' }, change, reconcile)

  const restores = useShop(({ session }) => session.restores)
  const findAgain = useEffectEvent(() => {
    if (isUnderWay.current && last.current) void find(last.current)
  })
  useEffect(() => {
    if (restores) findAgain()
  }, [restores])

  return {
    state,
    isBusy: state.kind === 'sending' || state.kind === 'checking',
    /** Resolves to the outcome, or to null if another change is under way. */
    begin: async (doing: string, change: TrackedChange<Answer>) =>
      isUnderWay.current ? null : run({ kind: 'sending', doing }, change, sendChange<Answer>),
    /** Reads the outcome of the last change once more. */
    checkAgain: () => {
      if (!isUnderWay.current && last.current) void find(last.current)
    },
    forget: () => setState(now => (isUnderWay.current ? now : idle)),
  }
}
