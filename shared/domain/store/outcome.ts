import { type Failure, failureOf } from '../api/client/failure'
import { noteKnown } from '../api/keys'

/** What has become of a change. */
export type Outcome<Answer> =
  /** The shop has it; null where its answer was lost, and reading has shown that it was done all the same. */
  | { kind: 'done'; answer: Answer | null }
  /** The shop has said no: nothing has changed. */
  | { kind: 'refused'; failure: Failure }
  /** No answer came, and reading has shown that nothing was saved. */
  | { kind: 'not-saved' }
  /** No answer came, and what the shop has cannot be read either. */
  | { kind: 'unknown' }
  /** The browser is leaving for the login page, or nobody waits for it any more. */
  | { kind: 'left' }

export type Change<Answer> = {
  send: () => Promise<Answer>
  /**
   * Reads again what the change is about: does the shop have it as it was asked for? Asked only after a lost answer, or
   * where somebody was there first; null where the shop says nothing of it, and sending it again does no harm.
   */
  isDone: (() => Promise<boolean>) | null
}

/** Finds out what has become of a change whose answer was lost; sends nothing. */
export async function reconcile<Answer>({ isDone }: Change<Answer>): Promise<Outcome<Answer>> {
  if (!isDone) return { kind: 'unknown' }
  try {
    if (!(await isDone())) return { kind: 'not-saved' }
    noteKnown()
    return { kind: 'done', answer: null }
  } catch (error) {
    return failureOf(error) ? { kind: 'unknown' } : { kind: 'left' }
  }
}

/** Sends a change once and tells what has become of it; never rejects. */
export async function sendChange<Answer>(change: Change<Answer>): Promise<Outcome<Answer>> {
  try {
    return { kind: 'done', answer: await change.send() }
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) return { kind: 'left' }
    if (failure.isUnknown) return reconcile(change)
    const found = failure.isConflict ? await reconcile(change) : null
    return found?.kind === 'done' ? found : { kind: 'refused', failure }
  }
}
