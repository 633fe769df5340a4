/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'
import { addToBasket, readBasket } from '../../../../../shared/domain/api/basket'
import { createApiClient } from '../../../../../shared/domain/api/client/client'
import { createPageApi } from '../../../../../shared/domain/hooks/use-api'
import { pour } from '../../../../support/servers/pour'

const asJson = { 'Content-Type': 'application/json' }
type Api = ReturnType<typeof createPageApi>
const calls: Record<string, (api: Api) => Promise<unknown>> = {
  'a read': (api: Api) => readBasket(api),
  'a change': (api: Api) => addToBasket(api, { id: '231' }, { quantity: 1, increment: true }),
  'a fetched page': (api: Api) => api.call('readMorePosts', { params: { link: '/community?page=2' } }),
}

beforeEach(() => {
  localStorage.clear()
  Object.assign(window, { csrfToken: 'token-1' })
})

test.each([
  ['a read', 200, 'not-sent'],
  ['a fetched page', 200, 'not-sent'],
  ['a change', 200, 'unknown'],
  ['a read', 500, 'not-sent'],
  ['a change', 422, 'unknown'],
] as const)(
  'J-11 L-07 An answer of a byte a second to %s, with %d, is given up after the timeout of its call',
  async (name, status, outcome) => {
    jest.useFakeTimers()
    let isCancelled = false
    const slow = () =>
      new ReadableStream({
        pull: async controller => {
          await new Promise(go => setTimeout(go, 1000))
          if (!isCancelled) controller.enqueue(new Uint8Array([123]))
        },
      })
    const fetch = async ({ signal }: Request) => {
      signal.addEventListener('abort', () => {
        isCancelled = true
      })
      return new Response(slow(), { status, headers: asJson })
    }
    const ended = calls[name]?.(createPageApi(fetch, () => true)).catch(error => error)
    await jest.advanceTimersByTimeAsync(31_000)
    jest.useRealTimers()
    expect(await ended).toMatchObject({ outcome, message: expect.stringContaining('the answer broke off') })
    expect(isCancelled).toBe(true)
  },
)

test('J-11 An answer of half a million nested lists is an error, and the page goes on', async () => {
  const nested = `{"products":${'['.repeat(500_000)}${']'.repeat(500_000)}}`
  const api = createPageApi(
    async () => new Response(nested, { headers: asJson }),
    () => true,
  )
  await expect(readBasket(api)).rejects.toThrow()
})

describe('L-07 A shop whose answer is', () => {
  const ways: Record<string, (answer: ServerResponse, status: number) => void> = {
    endless(answer, status) {
      answer.writeHead(status, asJson)
      pour(answer, Number.POSITIVE_INFINITY)
    },
    '1.5 GB long'(answer, status) {
      answer.writeHead(status, { ...asJson, 'Content-Length': '1500000000' })
      pour(answer, 1500)
    },
    'a gzip bomb'(answer, status) {
      answer.writeHead(status, { ...asJson, 'Content-Encoding': 'gzip' })
      const packed = createGzip({ level: 1 })
      packed.pipe(answer)
      pour(packed, 1500, answer)
    },
  }
  const tooLong = { kind: 'contract', field: 'body' }
  test.each(
    Object.keys(ways).flatMap(
      way =>
        [
          [way, 'a read', 200, tooLong],
          [way, 'a change', 200, tooLong],
          [way, 'a fetched page', 200, tooLong],
          [way, 'a read', 404, { kind: 'rejected', status: 404 }],
          [way, 'a change', 422, { kind: 'rejected', status: 422 }],
          [way, 'a change', 500, { kind: 'request-failed', status: 500, outcome: 'unknown' }],
        ] as const,
    ),
  )(
    '%s: %s with %d ends at ten megabytes, and the connection is closed',
    async (way, name, status, failure) => {
      const closed: Promise<number>[] = []
      const server = createServer((_, answer) => {
        closed.push(new Promise(go => answer.on('close', () => go(answer.socket?.bytesWritten ?? 0))))
        ways[way]?.(answer, status)
      })
      await new Promise<void>(go => server.listen(0, '127.0.0.1', go))
      const { port } = server.address() as AddressInfo
      const api = createApiClient({
        origin: `http://127.0.0.1:${port}`,
        token: () => 'token-1',
        leaveForLogin: () => true,
        fetch: ({ url, method, headers, signal }) => fetch(url, { method, headers, signal }),
      })
      await expect(calls[name]?.(api)).rejects.toMatchObject(failure)
      await Promise.all(closed)
      server.closeAllConnections()
      server.close()
    },
  )
})
