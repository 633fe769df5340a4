import { explain, isApiError, unexplained } from './errors'
import type { FailureMessages } from './failure-messages'

/** A failed call, in sentences for the customer (UI-06). */
export type Failure = {
  messages: readonly string[]
  /** Which sentence of ours stands in `messages`; null where they are the shop's. */
  own: keyof FailureMessages | null
  /** The page has to be loaded again before anything can be sent. */
  isStale: boolean
  /** The shop may have acted all the same: what it has now must be read before anything is sent again. */
  isUnknown: boolean
  /** Another change came first, perhaps this same call arriving twice (409). */
  isConflict: boolean
  /** The first message of each field that the shop refused. */
  fields: Readonly<Record<string, string>>
}

/** What to say about a failed call; null when the browser is leaving or nobody waits for the answer any more. */
export function failureOf(error: unknown): Failure | null {
  const said = explain(error)
  if (!said) return null
  const known = isApiError(error) ? error : null
  return {
    messages: known?.kind === 'rejected' ? known.messages : [said],
    own: unexplained(error),
    isStale: known?.kind === 'token-expired' && known.isCurable,
    isUnknown:
      known?.kind === 'contract' || (known?.kind === 'request-failed' && known.outcome === 'unknown'),
    isConflict: known?.kind === 'rejected' && known.status === 409,
    fields: known?.kind === 'rejected' ? known.fields : {},
  }
}

/** The sentences of a failure, ours in the widget's own words. */
export const linesOf = (
  { messages, own }: Pick<Failure, 'messages'> & Partial<Pick<Failure, 'own'>>,
  words: FailureMessages,
): readonly string[] => (own ? [words[own]] : messages)
