import { readPageGlobals } from '../../platform/page/globals'
import { readJson } from '../../platform/values/json'

type Answer = { token?: unknown; data?: { token?: unknown } } | null | undefined

/** The token to post with: a fresh one of the page's source; where none comes, what the page knows may do. */
export async function freshToken(csrfUrl: string): Promise<string | null> {
  try {
    const answer = await globalThis.fetch(csrfUrl, {
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(10_000),
    })
    const body = readJson(await answer.text()) as Answer
    const token = body?.token ?? body?.data?.token
    if (token) Object.assign(window, { csrfToken: token })
  } catch {
    // Said by what the shop makes of the one that is known.
  }
  return readPageGlobals().csrfToken
}
