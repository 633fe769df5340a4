import { type Failure, failureOf } from '../api/client/failure'
import { noteFound } from '../api/keys'

/** The outcome of a change. */
export type Outcome<Answer> =
  /** The shop has saved the change; `answer` is null if the answer was lost and a read has shown it. */
  | { kind: 'done'; answer: Answer | null }
  /** The shop has refused the change; nothing has changed. */
  | { kind: 'refused'; failure: Failure }
  /** No answer came, and a read has shown that nothing was saved. */
  | { kind: 'not-saved' }
  /** No answer came, and the read failed or cannot tell. */
  | { kind: 'unknown' }
  /** The browser is leaving for the login page, or the call was aborted. */
  | { kind: 'left' }

export type Change<Answer> = {
  send: () => Promise<Answer>
  /**
   * Reads whether the shop has saved the change; called only after a lost answer or a conflict. Null if the shop
   * cannot tell and a repeat does no harm.
   */
  isDone: (() => Promise<boolean>) | null
  /** Why no answer came; set by `sendChange`. */
  lost?: unknown
}

/** Finds out the outcome of a change after its answer was lost. Sends nothing. */
export async function reconcile<Answer>(change: Change<Answer>): Promise<Outcome<Answer>> {
  if (!change.isDone) return { kind: 'unknown' }
  try {
    if (!(await change.isDone())) return { kind: 'not-saved' }
    noteFound(change.lost)
    return { kind: 'done', answer: null }
  } catch (error) {
    return failureOf(error) ? { kind: 'unknown' } : { kind: 'left' }
  }
}

/** Sends a change once and resolves to its outcome. Never rejects. */
export async function sendChange<Answer>(change: Change<Answer>): Promise<Outcome<Answer>> {
  try {
    return { kind: 'done', answer: await change.send() }
  } catch (error) {
    change.lost = error
    const failure = failureOf(error)
    if (!failure) return { kind: 'left' }
    if (failure.isUnknown) return reconcile(change)
    const found = failure.isConflict ? await reconcile(change) : null
    return found?.kind === 'done' ? found : { kind: 'refused', failure }
  }
}
