import { explain } from '../../../../shared/domain/api/client/errors'
import { type Answer, failureOf, json, openShop, page } from './fake-shop'

const reload = 'Your session has expired. Please reload the page.'

/** A shop that refuses every token but the valid one. */
const accepting =
  (good: string): Answer =>
  request =>
    request.headers.get('X-CSRF-TOKEN') === good
      ? Response.json({ done: true })
      : Response.json({ message: 'CSRF token mismatch.' }, { status: 419 })

describe('a page without a token', () => {
  it('The client still reads', async () => {
    const { client, sent } = openShop([json({})], { token: () => null })
    await client.call('readBasket')
    expect(sent[0]?.headers).not.toHaveProperty('x-csrf-token')
  })

  it.each([[null], ['']])('The client sends no change (token %p) and asks for a reload', async token => {
    const { client, sent } = openShop([json({})], { token: () => token })
    const failure = await failureOf(client.call('addToBasket', { body: { id: 1 } }))
    expect(failure).toMatchObject({ kind: 'token-expired' })
    expect(explain(failure)).toBe(reload)
    expect(sent).toHaveLength(0)
  })

  it('The client fetches a token first when the page gives an address for tokens', async () => {
    const refreshToken = jest.fn(async () => 'fresh')
    const { client, sent } = openShop([accepting('fresh')], { token: () => null, refreshToken })
    await expect(client.call('addToBasket', { body: { id: 1 } })).resolves.toEqual({ done: true })
    expect(sent).toHaveLength(1)
  })
})

describe('a refused token', () => {
  it('The token is replaced once, and the change is sent once more', async () => {
    const refreshToken = jest.fn(async () => 'fresh')
    const { client, sent } = openShop([accepting('fresh')], { refreshToken })
    await expect(client.call('addToBasket', { body: { id: 1 } })).resolves.toEqual({ done: true })
    expect(sent.map(({ body }) => body)).toEqual(['{"id":1}', '{"id":1}'])
    expect(refreshToken).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['ASP.NET', 400, '', 2],
    ['Spring', 403, '{"status":403,"error":"Forbidden","path":"/x"}', 2],
    ['Phoenix', 403, '{"errors":{"detail":"Forbidden"}}', 2],
    ['a shop with a reason', 403, '{"message":"No milk for you."}', 1],
  ])('L-64 A change that %s refuses with %d and "%s" is sent %d times', async (_, status, body, times) => {
    const refused = page(body, status)
    const { client, sent } = openShop([refused, json({ done: true })], { refreshToken: async () => 'fresh' })
    const answer = await client.call('addToBasket', { body: { id: 1 } }).catch(error => error.kind)
    expect([sent.length, answer]).toEqual([times, times > 1 ? { done: true } : 'rejected'])
    expect(sent[1]?.headers['idempotency-key']).toBe(
      times > 1 ? sent[0]?.headers['idempotency-key'] : undefined,
    )
  })

  it('One new token serves all calls in flight and all later calls', async () => {
    const refreshToken = jest.fn(async () => 'fresh')
    const { client, sent } = openShop([accepting('fresh')], { refreshToken })
    await Promise.all([1, 2, 3, 4].map(id => client.call('addToBasket', { body: { id } })))
    expect(refreshToken).toHaveBeenCalledTimes(1)
    expect(sent).toHaveLength(8)
    await client.call('cancelBasket')
    expect(sent).toHaveLength(9)
  })

  it('A call refused after another one has fetched the new token is only repeated', async () => {
    const refreshToken = jest.fn(async () => 'fresh')
    let release: (() => void) | undefined
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const answer = accepting('fresh')
    const slowFirst: Answer = async request => {
      await held
      return answer(request)
    }
    const { client, sent } = openShop([slowFirst, answer], { refreshToken })
    const slow = client.call('addToBasket', { body: { id: 1 } })
    await client.call('addToBasket', { body: { id: 2 } })
    release?.()
    await slow
    expect(refreshToken).toHaveBeenCalledTimes(1)
    expect(sent).toHaveLength(4)
  })

  it('A second refusal brings no third try, and the visitor is asked to reload', async () => {
    const { client, sent } = openShop([accepting('another')], { refreshToken: async () => 'fresh' })
    const failure = await failureOf(client.call('addToBasket', { body: { id: 1 } }))
    expect(failure).toMatchObject({ kind: 'token-expired' })
    expect(explain(failure)).toBe(reload)
    expect(sent).toHaveLength(2)
  })

  it('A second refusal brings no third try, whatever tokens the address returns', async () => {
    let made = 0
    const { client, sent } = openShop([accepting('another')], { refreshToken: async () => `made-${made++}` })
    expect(await failureOf(client.call('addToBasket'))).toMatchObject({ kind: 'token-expired' })
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['there is no address', undefined],
    ['it fails', () => Promise.reject(new Error('offline'))],
    ['it returns no token', async () => null],
    ['it returns the refused token', async () => 'token-1'],
  ])('When %s, nothing is repeated', async (_, refreshToken) => {
    const { client, sent } = openShop([accepting('another')], { refreshToken })
    expect(await failureOf(client.call('addToBasket'))).toMatchObject({ kind: 'token-expired' })
    expect(sent).toHaveLength(1)
  })

  it('When the page has lost its token meanwhile, nothing is sent without a token', async () => {
    let token: string | null = 'token-1'
    const refuse: Answer = request => {
      token = null
      return accepting('another')(request)
    }
    const { client, sent } = openShop([refuse], { token: () => token })
    expect(await failureOf(client.call('addToBasket'))).toMatchObject({ kind: 'token-expired' })
    expect(sent).toHaveLength(1)
  })

  it('A newer token of the page takes precedence, even over a refreshed one', async () => {
    let token = 'token-1'
    const refreshToken = jest.fn(async () => 'fresh')
    const answer = accepting('token-3')
    const turn: Answer = request => {
      token = 'token-3'
      return answer(request)
    }
    const { client, sent } = openShop([accepting('fresh'), accepting('fresh'), turn], {
      token: () => token,
      refreshToken,
    })
    await client.call('addToBasket')
    await client.call('addToBasket')
    expect(sent.map(({ headers }) => headers['x-csrf-token'])).toEqual([
      'token-1',
      'fresh',
      'fresh',
      'token-3',
    ])
    expect(refreshToken).toHaveBeenCalledTimes(1)
  })
})
