import { explain, isApiError, unexplained } from './errors'
import type { FailureMessages } from './failure-messages'

/** A failed call, in sentences for the customer (UI-06). */
export type Failure = {
  messages: readonly string[]
  /** The name of our own sentence in `messages`; null if the messages are the shop's. */
  own: keyof FailureMessages | null
  /** The page must be reloaded before anything can be sent. */
  isStale: boolean
  /** The shop may have acted all the same, so its state must be read before anything is sent again. */
  isUnknown: boolean
  /** Another change came first, or this same call arrived twice (409). */
  isConflict: boolean
  /** The first message of each refused field. */
  fields: Readonly<Record<string, string>>
}

/** Returns the failure to show; null if the browser is leaving the page or the call was aborted. */
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

/** Returns the sentences of a failure; the widget's messages replace our own sentence. */
export const linesOf = (
  { messages, own }: Pick<Failure, 'messages'> & Partial<Pick<Failure, 'own'>>,
  words: FailureMessages,
): readonly string[] => (own ? [words[own]] : messages)
