/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { routes } from '../../../../../shared/domain/api/client/routes'
import { object, string } from '../../../../../shared/platform/values/decoder'
import { anyParams, callNames, empty, failureOf, json, openShop, page } from '../fake-shop'

const named = object({ name: string })

describe('every call', () => {
  it('CALL-01 Each call has the page’s token in exactly one header', async () => {
    const { client, sent } = openShop([json({})])
    for (const name of callNames) await client.call(name, { params: anyParams })
    expect(sent).toHaveLength(callNames.length)
    for (const { headers } of sent) {
      expect(headers['x-csrf-token']).toBe('token-1')
      expect(headers['x-xsrf-token']).toBeUndefined()
    }
  })

  it('CALL-02 Each call has the AJAX marker and an Accept header', async () => {
    const { client, sent } = openShop([json({})])
    for (const name of callNames) {
      await client.call(name, { params: anyParams })
      const headers = sent.at(-1)?.headers
      expect(headers?.['x-requested-with']).toBe('XMLHttpRequest')
      expect(headers?.accept).toBe(routes[name].as === 'html' ? 'text/html' : 'application/json')
    }
  })

  it('Calls go to the page’s own origin in same-origin mode, whatever its <base> says', async () => {
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

  it("Calls are never answered from the browser's cache", async () => {
    const { client, sent } = openShop([json({})])
    for (const name of callNames) await client.call(name, { params: anyParams })
    expect(new Set(sent.map(({ cache }) => cache))).toEqual(new Set(['no-store']))
  })

  it('A change outlives its page, and a read does not; a body that is too long for that is sent all the same', async () => {
    const { client, sent } = openShop([json({})])
    for (const name of callNames) await client.call(name, { params: anyParams })
    expect(sent.filter(({ keepalive, method }) => keepalive !== (method !== 'GET'))).toEqual([])
    await client.call('saveRegularOrder', { body: { note: 'x'.repeat(20_000) } })
    expect(sent.at(-1)?.keepalive).toBe(false)
  })

  it('The token is read at the moment of sending, also for the retry of a read', async () => {
    let token = 'token-1'
    const failOnce = () => {
      token = 'token-2'
      return new Response('', { status: 503 })
    }
    const { client, sent } = openShop([failOnce, json({})], { token: () => token })
    await client.call('readBasket')
    expect(sent.map(({ headers }) => headers['x-csrf-token'])).toEqual(['token-1', 'token-2'])
  })

  it('A call has a JSON body with its type, or a query as text, or neither', async () => {
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

describe('reading an answer', () => {
  it('CALL-05 Documented fields of an answer are read, and others are dropped', async () => {
    const { client } = openShop([json({ name: 'Oakdale', secret: 1, __html: '<b>' })])
    await expect(client.call('readBasket', { read: named })).resolves.toEqual({ name: 'Oakdale' })
  })

  it('A call whose answer is not read succeeds with an empty one', async () => {
    const { client } = openShop([empty])
    await expect(client.call('saveInterest', { params: { id: 3 } })).resolves.toEqual({})
  })

  it('An HTML page is returned with its address where a page is expected', async () => {
    const { client } = openShop([page('<p>Grid</p>')])
    await expect(client.call('readMorePosts', { params: { link: '/community?page=2' } })).resolves.toEqual({
      html: '<p>Grid</p>',
      url: 'https://shop.test/community?page=2',
    })
  })

  it('JSON with a wrong content type is still read', async () => {
    const { client } = openShop([page('{"name":"Oakdale"}')])
    await expect(client.call('readBasket', { read: named })).resolves.toEqual({ name: 'Oakdale' })
  })
})

describe('the time of a reply', () => {
  const timesOf = async (headers: Record<string, string>, status = 200) => {
    const times: string[] = []
    const answer = () => new Response('{}', { status, headers })
    const noteTime = (time: Date) => times.push(time.toISOString())
    const { client } = openShop([answer], { noteTime })
    await client.call('cancelBasket').catch(() => {})
    return times
  }
  const made = 'Wed, 25 Nov 2026 12:00:00 GMT'

  it('Each reply, also a refusal, reports its time, including its age in a cache', async () => {
    expect(await timesOf({ Date: made })).toEqual(['2026-11-25T12:00:00.000Z'])
    expect(await timesOf({ Date: made }, 422)).toEqual(['2026-11-25T12:00:00.000Z'])
    expect(await timesOf({ Date: made, Age: '3600' })).toEqual(['2026-11-25T13:00:00.000Z'])
  })

  it.each([{}, { Date: 'soon' }, { Date: '7' }, { Date: 'Wed, 25 Nov 2026' }, { Date: made, Age: 'old' }])(
    'A reply without a readable date reports no time: %j',
    async headers => expect(await timesOf(headers)).toEqual([]),
  )

  it('Each try of a read reports the time', async () => {
    const noteTime = jest.fn()
    const at = (status: number) => () => new Response('{}', { status, headers: { Date: made } })
    const { client } = openShop([at(503), at(200)], { noteTime })
    await client.call('readBasket')
    expect(noteTime).toHaveBeenCalledTimes(2)
  })
})

describe('an aborted call', () => {
  it('An aborted call sends nothing and ends with the reason', async () => {
    const { client, sent } = openShop([json({})])
    const leaving = new AbortController()
    leaving.abort()
    expect(await failureOf(client.call('readBasket', { signal: leaving.signal }))).toBe(leaving.signal.reason)
    expect(sent).toHaveLength(0)
  })

  it('An answer that arrives after the abort is dropped', async () => {
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
