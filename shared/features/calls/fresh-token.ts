import { readPageGlobals } from '../../platform/page/globals'

/** The token to post with: a fresh one of the page's source; where none comes, what the page knows may do. */
export async function freshToken(csrfUrl: string): Promise<string | null> {
  try {
    const { readToken } = await import('../../domain/api/client/client')
    const token = await readToken(csrfUrl, location.origin)
    if (token) Object.assign(window, { csrfToken: token })
  } catch {
    // Said by what the shop makes of the one that is known.
  }
  return readPageGlobals().csrfToken
}
