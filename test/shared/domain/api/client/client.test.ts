/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import type { CallName } from '../../../../../shared/domain/api/client/routes'
import { routes } from '../../../../../shared/domain/api/client/routes'
import { object, string } from '../../../../../shared/platform/values/decoder'
import { empty, failureOf, json, openShop, page } from '../fake-shop'

const named = object({ name: string })
const callable = Object.entries(routes).filter(([, route]) => route.as !== 'form')
const anyParams = {
  id: 7,
  lineId: 7,
  list: '/products/suggestions',
  productId: 7,
  orderId: 7,
  selectedDate: '2026-03-29',
  link: '/community?page=2',
}

describe('what every call carries', () => {
  it('CALL-01 each of the 33 calls, and a page’s list of suggestions, carries the page’s token, in exactly one header', async () => {
    const { client, sent } = openShop([json({})])
    for (const [name] of callable) await client.call(name as CallName, { params: anyParams })
    expect(sent).toHaveLength(34)
    for (const { headers } of sent) {
      expect(headers['x-csrf-token']).toBe('token-1')
      expect(headers['x-xsrf-token']).toBeUndefined()
    }
  })

  it('CALL-02 each of the 33 calls, and a page’s list of suggestions, carries the AJAX marker and says what it reads', async () => {
    const { client, sent } = openShop([json({})])
    for (const [name, { as }] of callable) {
      await client.call(name as CallName, { params: anyParams })
      const headers = sent.at(-1)?.headers
      expect(headers?.['x-requested-with']).toBe('XMLHttpRequest')
      expect(headers?.accept).toBe(as === 'html' ? 'text/html' : 'application/json')
    }
  })

  it('goes to the page’s own origin in same-origin mode, whatever a <base> in the page says', async () => {
    document.head.innerHTML = '<base href="https://evil.test/">'
    const { client, sent } = openShop([json({})])
    await client.call('readBasket')
    document.head.innerHTML = ''
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://shop.test/api/bol-basket',
      mode: 'same-origin',
      credentials: 'same-origin',
    })
  })

  it('is never answered from what the browser has kept', async () => {
    const { client, sent } = openShop([json({})])
    for (const [name] of callable) await client.call(name as CallName, { params: anyParams })
    expect(new Set(sent.map(({ cache }) => cache))).toEqual(new Set(['no-store']))
  })

  it('reads the token at the moment of sending, also for the second try of a read', async () => {
    let token = 'token-1'
    const failOnce = () => {
      token = 'token-2'
      return new Response('', { status: 503 })
    }
    const { client, sent } = openShop([failOnce, json({})], { token: () => token })
    await client.call('readBasket')
    expect(sent.map(({ headers }) => headers['x-csrf-token'])).toEqual(['token-1', 'token-2'])
  })

  it('sends a JSON body with its type, a query as text, and nothing of the sort when there is none', async () => {
    const { client, sent } = openShop([json({})])
    await client.call('changeBasketLine', { params: { lineId: 5 }, body: { quantity: 2 } })
    await client.call('readWeek', { query: { start_of_week: '2026-03-29', note: 'a&b=c #' } })
    await client.call('cancelBasket')
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      url: 'https://shop.test/api/bol-basket/5',
      body: '{"quantity":2}',
    })
    expect(sent[0]?.headers['content-type']).toBe('application/json')
    expect(sent[1]?.url).toBe('https://shop.test/api/basket?start_of_week=2026-03-29&note=a%26b%3Dc+%23')
    expect(sent[2]?.body).toBe('')
    expect(sent[2]?.headers['content-type']).toBeUndefined()
  })
})

describe('what an answer becomes', () => {
  it('CALL-05 an answer is read by the fields that are documented; others are dropped', async () => {
    const { client } = openShop([json({ name: 'Oakdale', secret: 1, __html: '<b>' })])
    await expect(client.call('readBasket', { read: named })).resolves.toEqual({ name: 'Oakdale' })
  })

  it('a call whose answer does not matter succeeds with an empty one', async () => {
    const { client } = openShop([empty])
    await expect(client.call('saveInterest', { params: { id: 3 } })).resolves.toEqual({})
  })

  it('a page of HTML is handed over as text where a page is expected', async () => {
    const { client } = openShop([page('<p>Grid</p>')])
    await expect(client.call('readMorePosts', { params: { link: '/community?page=2' } })).resolves.toBe(
      '<p>Grid</p>',
    )
  })

  it('JSON under a wrong content type is still read', async () => {
    const { client } = openShop([page('{"name":"Oakdale"}')])
    await expect(client.call('readBasket', { read: named })).resolves.toEqual({ name: 'Oakdale' })
  })
})

describe('what time a reply says it is', () => {
  const timesOf = async (headers: Record<string, string>, status = 200) => {
    const times: string[] = []
    const answer = () => new Response('{}', { status, headers })
    const noteTime = (time: Date) => times.push(time.toISOString())
    const { client } = openShop([answer], { noteTime })
    await client.call('cancelBasket').catch(() => {})
    return times
  }
  const made = 'Wed, 25 Nov 2026 12:00:00 GMT'

  it('is told, also by a refusal, with the time that a cache has kept it', async () => {
    expect(await timesOf({ Date: made })).toEqual(['2026-11-25T12:00:00.000Z'])
    expect(await timesOf({ Date: made }, 422)).toEqual(['2026-11-25T12:00:00.000Z'])
    expect(await timesOf({ Date: made, Age: '3600' })).toEqual(['2026-11-25T13:00:00.000Z'])
  })

  it.each([{}, { Date: 'soon' }, { Date: '7' }, { Date: 'Wed, 25 Nov 2026' }, { Date: made, Age: 'old' }])(
    'is not told by one without a readable date: %j',
    async headers => expect(await timesOf(headers)).toEqual([]),
  )

  it('is told by each try of a read', async () => {
    const noteTime = jest.fn()
    const at = (status: number) => () => new Response('{}', { status, headers: { Date: made } })
    const { client } = openShop([at(503), at(200)], { noteTime })
    await client.call('readBasket')
    expect(noteTime).toHaveBeenCalledTimes(2)
  })
})

describe('a call that was given up', () => {
  it('sends nothing once aborted, and ends with the reason', async () => {
    const { client, sent } = openShop([json({})])
    const leaving = new AbortController()
    leaving.abort()
    expect(await failureOf(client.call('readBasket', { signal: leaving.signal }))).toBe(leaving.signal.reason)
    expect(sent).toHaveLength(0)
  })

  it('drops an answer that arrives after the abort', async () => {
    const leaving = new AbortController()
    const late = () => {
      leaving.abort()
      return Response.json({ name: 'late' })
    }
    const { client } = openShop([late])
    const failure = await failureOf(client.call('readBasket', { signal: leaving.signal, read: named }))
    expect(failure).toBe(leaving.signal.reason)
  })
})
