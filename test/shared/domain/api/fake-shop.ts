import { type ClientOptions, createApiClient } from '../../../../shared/domain/api/client/client'
import type { Fetch } from '../../../../shared/domain/api/client/exchange'
import { type CallName, routes } from '../../../../shared/domain/api/client/routes'

/** The names of all calls that the client sends. */
export const callNames = Object.entries(routes).flatMap(([name, { as }]) =>
  as === 'form' ? [] : [name as CallName],
)

const fixedParams: Readonly<Record<string, string>> = {
  link: '/community?page=2',
  list: '/products/suggestions',
  selectedDate: '2026-03-29',
}

/** A value for each `{name}` in the paths of the calls; an id is 7. */
export const anyParams = Object.fromEntries(
  Object.values(routes).flatMap(({ path }) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, fixedParams[name] ?? 7]),
  ),
)

/** The requests that the shop got, one entry each. */
type Sent = {
  method: string
  url: string
  headers: Record<string, string>
  body: string
  mode: string
  credentials: string
  cache: string
  keepalive: boolean
}

export type Answer = (request: Request) => Response | Promise<Response>

export const json = (body: unknown, status = 200): Answer => {
  return () => reply(JSON.stringify(body), status)
}

// A null prototype: an init object would be read through a polluted Object.prototype.
function reply(body: string, status: number): Response {
  const init = Object.assign(Object.create(null), { status, headers: [['Content-Type', 'application/json']] })
  return new Response(body, init)
}

export const page = (html: string, status = 200, url = ''): Answer => {
  return () => {
    const response = new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
    return Object.defineProperties(response, { url: { value: url }, redirected: { value: url !== '' } })
  }
}

export const text = (body: string, status = 200): Answer => {
  return () => new Response(body, { status, headers: { 'Content-Type': 'text/plain' } })
}

export const empty: Answer = () => new Response(null, { status: 204 })

export const noAnswer: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

export const never: Answer = request =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })

/** A client whose shop gives these answers in turn, and the last one from then on. */
export function openShop(answers: Answer[], options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = []
  let asked = 0
  const fetch: Fetch = async request => {
    const answer = answers[Math.min(asked++, answers.length - 1)]!
    const { method, url, mode, credentials, cache, keepalive } = request
    const headers = Object.fromEntries(request.headers.entries())
    const body = await request.clone().text()
    sent.push({ method, url, mode, credentials, cache, keepalive, headers, body })
    return answer(request)
  }
  const leaveForLogin = jest.fn(() => true)
  const client = createApiClient({
    origin: 'https://shop.test',
    token: () => 'token-1',
    leaveForLogin,
    fetch,
    ...options,
  })
  return { client, sent, leaveForLogin }
}

/** The error with which a call ends. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    value => {
      throw new Error(`the call succeeded with ${JSON.stringify(value)}`)
    },
    (error: unknown) => error,
  )
}
