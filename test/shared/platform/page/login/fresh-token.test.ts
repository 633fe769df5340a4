/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { createPageApi } from '../../../../../shared/domain/hooks/use-api'
import { readPageGlobals } from '../../../../../shared/platform/page/globals'
import { freshToken } from '../../../../../shared/platform/page/login/fresh-token'

const source = (address: string) => {
  document.head.innerHTML = `<meta name="doorstep-csrf-url" content="${address}">`
}
const answer = (body: unknown, status = 200) =>
  jest.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }))

beforeEach(() => {
  source('/csrf')
  Object.assign(window, { csrfToken: 'stale' })
})

test.each([[{ token: 'fresh' }], [{ data: { token: 'fresh' } }]])(
  "A-104 A token from the page's address for tokens is also given to the page: %j",
  async body => {
    const fetch = answer(body)
    await expect(freshToken(fetch)).resolves.toBe('fresh')
    expect(readPageGlobals().csrfToken).toBe('fresh')
    expect(fetch.mock.calls).toEqual([
      [
        `${location.origin}/csrf`,
        {
          headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
          signal: expect.any(AbortSignal),
        },
      ],
    ])
  },
)

test.each([
  ['a number', answer({ token: 5 })],
  ['nothing', answer({})],
  ['a refusal', answer({ token: 'refused' }, 403)],
  ['no JSON', async () => new Response('<p>Log in</p>')],
  ['no answer', async () => Promise.reject(new TypeError('lost'))],
])('A-104 %s is no token, and the page’s own stays', async (_, fetch) => {
  await expect(freshToken(fetch)).resolves.toBeNull()
  expect(readPageGlobals().csrfToken).toBe('stale')
})

test.each(['//evil.test/csrf', 'https://evil.test/csrf', 'javascript:alert(1)', ''])(
  'A-104 An address for tokens elsewhere is not requested: "%s"',
  async address => {
    source(address)
    const fetch = answer({ token: 'evil' })
    await expect(freshToken(fetch)).resolves.toBeNull()
    expect(fetch).not.toHaveBeenCalled()
  },
)

test('A-104 Refused calls and forms sent at the same moment request one token', async () => {
  const asked: string[] = []
  const answered = (address: string) => {
    asked.push(address)
    return Response.json({ token: 'fresh' })
  }
  const api = createPageApi(
    async request => {
      if (request.url.endsWith('/csrf')) return answered('by a call')
      const isFresh = request.headers.get('X-CSRF-TOKEN') === 'fresh'
      return isFresh ? Response.json({}) : Response.json({}, { status: 419 })
    },
    () => true,
  )
  const calls = [api.call('readBasket'), api.call('readBasket')]
  const form = freshToken(async () => answered('by a form'))
  await expect(form).resolves.toBe('fresh')
  await Promise.all(calls)
  expect(asked).toHaveLength(1)
})
