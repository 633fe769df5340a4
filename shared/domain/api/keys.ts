import { newKey } from '../../platform/values/new-key'
import { isApiError } from './client/errors'

// A repeat that comes later than this is another change.
const sameMs = 120_000

/** The keys of changes whose answer was lost, by what was sent. */
const unanswered = new Map<string, { key: string; at: number }>()

// After these failures the shop has refused the change, or has not looked at it.
const answered = ['rejected', 'token-expired', 'session-ended']

/**
 * Sends a change with a key, so that the shop books it once. The same change again, shortly after its answer was lost,
 * has the same key. A key given by the caller is used instead.
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

/** Reading has shown what became of the lost changes: from now on the same again is a new change. */
export const noteKnown = (): void => unanswered.clear()
