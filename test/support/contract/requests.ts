import { type ApiClient, createApiClient } from '../../../shared/domain/api/client/client'
import type { CallName } from '../../../shared/domain/api/client/routes'
import { sampleCalls } from '../../../shared/tools/contract/sample-calls'

/** A request as the client sends it. */
type Sent = {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  body: unknown
}

/** The requests of a call, one for each way in which a widget makes it; none is really sent. */
export async function requestsOf(name: CallName): Promise<Sent[]> {
  const sent: Sent[] = []
  const pending: Promise<unknown>[] = []
  const real = createApiClient({
    origin: 'https://shop.example',
    token: () => 'the token of this session',
    leaveForLogin: () => true,
    fetch: async request => {
      const text = await request.text()
      const { method, url, headers } = request
      const body = text ? JSON.parse(text) : undefined
      sent.push({ method, url: new URL(url), headers: Object.fromEntries(headers), body })
      return new Response('{}')
    },
  })
  const client: ApiClient = {
    call: (called, options = {}) => {
      if (called !== name) throw new Error(`A sample of ${name} calls ${called}.`)
      const { read: _, ...rest } = options
      pending.push(real.call(called, rest))
      return new Promise<never>(() => {})
    },
  }
  for (const make of sampleCalls[name]) make(client)
  await Promise.all(pending)
  return sent
}
