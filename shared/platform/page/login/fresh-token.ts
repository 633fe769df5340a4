import { readJson } from '../../values/json'
import { readPageGlobals } from '../globals'
import { pageWide } from '../host/page-wide'

type Answer = { token?: unknown; data?: { token?: unknown } } | null | undefined

/** The token that is being asked for, once a page: several scripts of the bundle hold this code. */
const request = () => pageWide('token', () => ({}) as { token?: Promise<string | null> | undefined })

type Send = (url: string, init: RequestInit) => Promise<Response>

async function ask(csrfUrl: string, send: Send): Promise<string | null> {
  const answer = await send(csrfUrl, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(10_000),
  })
  const body = readJson(await answer.text()) as Answer
  const token = body?.token ?? body?.data?.token
  if (!answer.ok || typeof token !== 'string' || !token) return null
  // The page's own scripts and forms need it as much as the widgets do.
  Object.assign(window, { csrfToken: token })
  return token
}

/**
 * Asks the page's source of tokens, once for all who want one at that moment, and gives the page what it answers; null
 * where the page names no source or none comes.
 */
export function freshToken(send: Send = (url, init) => window.fetch(url, init)): Promise<string | null> {
  const { csrfUrl } = readPageGlobals()
  if (!csrfUrl) return Promise.resolve(null)
  const asked = request()
  asked.token ??= ask(csrfUrl, send)
    .catch(() => null)
    .finally(() => {
      asked.token = undefined
    })
  return asked.token
}
