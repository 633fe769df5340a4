import { readJson } from '../../values/json'
import { readPageGlobals } from '../globals'
import { pageWide } from '../host/page-wide'
import { member } from '../site-block'
import { isOfPastLogin } from './past-login'

/** Returns the page's request for a token, shared because several scripts of the bundle contain this code. */
const request = () => pageWide('token', () => ({}) as { token?: Promise<string | null> | undefined })

type Send = (url: string, init: RequestInit) => Promise<Response>

async function ask(csrfUrl: string, send: Send): Promise<string | null> {
  const answer = await send(csrfUrl, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    // A token's call ends. Ends with: 10 seconds.
    signal: AbortSignal.timeout(10_000),
  })
  const body = readJson(await answer.text())
  const token = member(body, 'token') || member(Object(body).data, 'token')
  if (!answer.ok || !token) return null
  // The page's own scripts and forms need the new token, too.
  Object.assign(window, { csrfToken: token })
  return token
}

/**
 * Fetches a token from the page's token source, once for all callers at that time, and sets it on the page. Null if
 * the page names no source, no token comes, or the session is another customer's.
 */
export function freshToken(send: Send = (url, init) => window.fetch(url, init)): Promise<string | null> {
  const { csrfUrl } = readPageGlobals()
  if (!csrfUrl || isOfPastLogin()) return Promise.resolve(null)
  const asked = request()
  asked.token ??= ask(csrfUrl, send)
    .catch(() => null)
    .finally(() => {
      asked.token = undefined
    })
  return asked.token
}
