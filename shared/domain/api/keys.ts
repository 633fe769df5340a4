import { newKey } from '../../platform/values/new-key'
import { isApiError } from './client/errors'

// After this time, a repeat is a new change.
const sameMs = 120_000

/** The keys of the changes whose answer was lost, by the request. */
const unanswered = new Map<string, { key: string; at: number }>()

// After these failures the shop has refused the change or has not looked at it.
const answered = ['rejected', 'token-expired', 'session-ended']

/**
 * Sends a change with a key, so that the shop saves it once. If its answer is lost and the same change is soon sent
 * again, it gets the same key. A key from the caller is used instead.
 */
export async function withKey<Answer>(
  change: string,
  own: string | undefined,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const before = unanswered.get(change)
  const key = own ?? (before && Date.now() - before.at < sameMs ? before.key : newKey())
  try {
    const answer = await send(key)
    unanswered.delete(change)
    return answer
  } catch (error) {
    if (isApiError(error) && answered.includes(error.kind)) unanswered.delete(change)
    else unanswered.set(change, { key, at: Date.now() })
    throw error
  }
}

/** Forgets the lost changes once a read has shown their outcome: the same request is then a new change. */
export const noteKnown = (): void => unanswered.clear()
