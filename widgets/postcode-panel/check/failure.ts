import { explain, isApiError } from '../../../shared/domain/api/client/errors'
import type { FailureMessages } from '../../../shared/domain/api/client/failure-messages'

/** A failed call, in sentences for the visitor; `isStale` means that the page has to be reloaded. */
export type Failure = { messages: readonly string[]; isStale: boolean }

/** Returns the message for a failed call; null if the page is being left or the call was aborted. */
export function failureOf(error: unknown, messages: FailureMessages): Failure | null {
  const said = explain(error, messages)
  if (!said) return null
  const isStale = isApiError(error) && error.kind === 'token-expired' && error.isCurable
  return { isStale, messages: [said] }
}

/** Returns the first message of each field that the server refused. */
export const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error) && error.kind === 'rejected' ? error.fields : {}
