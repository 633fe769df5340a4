import { newKey } from '../../platform/values/new-key'
import { isApiError } from './client/errors'

// A repeat that comes later than this is another change.
const sameMs = 120_000

/** The keys of changes whose answer was lost, by what was sent. */
const unanswered = new Map<string, { key: string; at: number }>()

// The shop has said no, or has not looked at it at all.
const answered = ['rejected', 'token-expired', 'session-ended']

/**
 * Sends a change with a key that says which change it is, as the shop books it once: the same again, whose answer was lost
 * a moment ago, has the key of before. A key of the caller's own goes before.
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

/** Reading has shown what became of what was lost: the same again is another change. */
export const noteKnown = (): void => unanswered.clear()
