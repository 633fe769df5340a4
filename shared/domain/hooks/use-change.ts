import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '../api/client/failure'
import { type Change, type Outcome, reconcile, sendChange } from '../store/outcome'
import { useShop } from './use-shop'

/** How a change stands; `doing` is for the busy button: "Adding". */
export type ChangeState =
  | { kind: 'idle' }
  | { kind: 'sending'; doing: string }
  | { kind: 'checking' }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'not-saved' }
  | { kind: 'unknown' }

/** A change as it is about to be sent, and what is to follow once the shop has it. */
type TrackedChange<Answer> = Change<Answer> & {
  /** Told with the shop's answer, or with null where that was lost and the change was done all the same. */
  onDone: (answer: Answer | null) => void
}

const idle: ChangeState = { kind: 'idle' }

const stateAfter = <Answer>(outcome: Outcome<Answer>): ChangeState =>
  outcome.kind === 'done' || outcome.kind === 'left' ? idle : outcome

/**
 * Sends one change at a time and finds out its outcome. A second press while it is being sent does nothing.
 * A page that comes back from the back/forward cache finds out what became of the change it had left with.
 */
export function useChange<Answer>() {
  const [state, setState] = useState<ChangeState>(idle)
  // Decided at the press, not at the next rendering.
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
    /** Resolves to what became of it, or to null when another is under way. */
    begin: async (doing: string, change: TrackedChange<Answer>) =>
      isUnderWay.current ? null : run({ kind: 'sending', doing }, change, sendChange<Answer>),
    /** Reads once more what became of the last one. */
    checkAgain: () => {
      if (!isUnderWay.current && last.current) void find(last.current)
    },
    /** Clears the outcome of the last change; a change that is under way continues. */
    forget: () => setState(now => (isUnderWay.current ? now : idle)),
  }
}
