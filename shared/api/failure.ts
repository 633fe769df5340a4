import { explain, isApiError } from './errors'

/** A call that came to nothing, in sentences for the customer (UI-06). */
export type Failure = {
  messages: readonly string[]
  /** The page has to be loaded again before anything can be sent. */
  isStale: boolean
  /** The shop may have acted all the same: what it has now must be read before anything is sent again. */
  isUnknown: boolean
}

/** What to say about a failed call; null when the browser is leaving or nobody waits for the answer any more. */
export function failureOf(error: unknown): Failure | null {
  const said = explain(error)
  if (!said) return null
  const known = isApiError(error) ? error : null
  return {
    messages: known?.kind === 'rejected' ? known.messages : [said],
    isStale: known?.kind === 'stale',
    isUnknown: known?.kind === 'contract' || (known?.kind === 'offline' && known.outcome === 'unknown'),
  }
}
