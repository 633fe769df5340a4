import { explain, isApiError } from '../../../../shared/domain/api/client/errors'
import { flag, object } from '../../../../shared/platform/values/decoder'
import {
  type Answer,
  anyParams,
  callNames,
  empty,
  failureOf,
  json,
  never,
  noAnswer,
  openShop,
  page,
  text,
} from './fake-shop'

const generic = 'Sorry, something went wrong. Please try again.'
const unreachable = "We can't reach the shop. Check your connection and try again."
const anyAnswer = object({ ok: flag })

const read = (answers: Answer[]) => {
  const shop = openShop(answers)
  return { ...shop, ended: () => failureOf(shop.client.call('readBasket', { read: anyAnswer })) }
}
const change = (answers: Answer[]) => {
  const shop = openShop(answers)
  const params = { lineId: 5 }
  return {
    ...shop,
    ended: () => failureOf(shop.client.call('changeBasketLine', { params, read: anyAnswer })),
  }
}

describe('without an answer', () => {
  it('A read is retried once, then the visitor reads that the shop cannot be reached', async () => {
    const { sent, ended } = read([noAnswer])
    const failure = await ended()
    expect(failure).toMatchObject({ kind: 'request-failed', outcome: 'not-sent', status: null })
    expect(explain(failure)).toBe(unreachable)
    expect(sent).toHaveLength(2)
  })

  it.each(['changeBasketLine', 'removeBasketLine', 'addToBasket'] as const)(
    'A change (%s) is sent once, and its outcome is unknown',
    async name => {
      const { client, sent } = openShop([noAnswer])
      const failure = await failureOf(client.call(name, { params: { lineId: 5 } }))
      expect(failure).toMatchObject({ kind: 'request-failed', outcome: 'unknown' })
      expect(sent).toHaveLength(1)
    },
  )

  it('A confirmation waits up to 60 seconds and then has an unknown outcome', async () => {
    jest.useFakeTimers()
    const { client, sent } = openShop([never])
    let failure: unknown
    client.call('confirmOrder').catch(error => {
      failure = error
    })
    await jest.advanceTimersByTimeAsync(59_000)
    expect(failure).toBeUndefined()
    await jest.advanceTimersByTimeAsync(2000)
    jest.useRealTimers()
    expect(failure).toMatchObject({ kind: 'request-failed', outcome: 'unknown' })
    expect(sent).toHaveLength(1)
  })

  it('A reply cut off in the middle of a change leaves the outcome unknown', async () => {
    const cutOff = () =>
      new Response(
        new ReadableStream({
          start: stream => stream.error(new TypeError('terminated')),
        }),
      )
    const { ended } = change([cutOff])
    expect(await ended()).toMatchObject({ kind: 'request-failed', outcome: 'unknown' })
  })
})

describe('when the server fails', () => {
  it.each([500, 502, 503, 504])(
    '%i to a change leaves the outcome unknown and shows no HTML',
    async status => {
      const { sent, ended } = change([page('<h1>SQLSTATE</h1>', status)])
      const failure = await ended()
      expect(failure).toMatchObject({ kind: 'request-failed', outcome: 'unknown', status })
      expect(explain(failure)).toBe(generic)
      expect(sent).toHaveLength(1)
    },
  )

  it("500 to a read is retried once and then reported in general words without the body's", async () => {
    const { sent, ended } = read([json({ message: 'SQLSTATE[42S02]' }, 500)])
    const failure = await ended()
    expect(failure).toMatchObject({ kind: 'rejected', status: 500, messages: [generic] })
    expect(sent).toHaveLength(2)
  })

  it('A read that fails once succeeds on the retry', async () => {
    const { client } = openShop([page('', 503), json({ ok: true })])
    await expect(client.call('readBasket', { read: anyAnswer })).resolves.toEqual({ ok: true })
  })

  it.each([
    ['3600', 1],
    ['120', 1],
    [new Date(Date.now() + 60_000).toUTCString(), 1],
    ['2', 2],
    ['soon', 2],
  ])(
    'L-06 After "Retry-After: %s" a read is sent %d times, and never before that time',
    async (after, times) => {
      jest.useFakeTimers()
      const busy = () => new Response('', { status: 503, headers: { 'Retry-After': after } })
      const { client, sent } = openShop([busy, json({ ok: true })])
      const answer = client.call('readBasket', { read: anyAnswer }).catch(error => error.kind)
      await jest.advanceTimersByTimeAsync(after === '2' ? 1900 : 0)
      expect(sent).toHaveLength(1)
      await jest.advanceTimersByTimeAsync(600)
      jest.useRealTimers()
      expect(await answer).toEqual(times > 1 ? { ok: true } : 'rejected')
      expect(sent).toHaveLength(times)
    },
  )
})

describe('a refusal', () => {
  it('CALL-04 The messages of all fields form one list, and each field has its first one', async () => {
    const body = { message: 'The given data was invalid.', errors: { a: ['One', 'Two'], b: 'Three' } }
    const failure = await change([json(body, 422)]).ended()
    expect(failure).toMatchObject({ kind: 'rejected', status: 422, messages: ['One', 'Two', 'Three'] })
    expect(failure).toHaveProperty('fields.a', 'One')
    expect(failure).toHaveProperty('fields.b', 'Three')
    expect(explain(failure)).toBe('One')
  })

  it.each([{ success: false }, { success: 'false' }, { success: 0 }, { data: { success: '0' } }])(
    '%j with status 200 is a refusal with its message',
    async no => {
      const failure = await change([json({ ...no, message: 'Sold out' })]).ended()
      expect(failure).toMatchObject({ kind: 'rejected', status: 200, messages: ['Sold out'] })
    },
  )
})

describe('an undocumented answer', () => {
  it.each([
    ['nothing', empty, 'ok'],
    ['an empty value', text(''), 'body'],
    ['a page', page('<p>Welcome to the hotel</p>'), 'body'],
    ['a truncated reply', text('{"ok":tr'), 'body'],
    ['a bare number', json(5), 'body'],
    ['null', json(null), 'body'],
    ['a field of another type', json({ ok: 'perhaps' }), 'ok'],
    ['an answer without the field', json({}), 'ok'],
  ])('%s is reported with method, path and field', async (_, answer, field) => {
    const { sent, ended } = change([answer])
    const failure = await ended()
    expect(failure).toMatchObject({
      kind: 'contract',
      method: 'PUT',
      path: '/api/bol-basket/{lineId}',
      field,
    })
    expect(isApiError(failure) && failure.message).toContain(`PUT /api/bol-basket/{lineId}: ${field}`)
    expect(explain(failure)).toBe(generic)
    expect(sent).toHaveLength(1)
  })

  it('A web page is no success even for a change whose answer is not read', async () => {
    const { client } = openShop([page('<p>Welcome to the hotel</p>')])
    const failure = await failureOf(client.call('saveInterest', { params: { id: 3 } }))
    expect(failure).toMatchObject({ kind: 'contract', field: 'body' })
  })

  it('An unreadable answer to a read is requested once more', async () => {
    const { client, sent } = openShop([text('{"ok":tr'), json({ ok: true })])
    await expect(client.call('readBasket', { read: anyAnswer })).resolves.toEqual({ ok: true })
    expect(sent).toHaveLength(2)
  })
})

describe('an ended session', () => {
  const login = page('<form action="/login">', 200, 'https://shop.test/login')
  it('CALL-03 A 401 on any call leads to /login and shows nothing', async () => {
    // Suggestions are asked for while somebody types, who must not be led away.
    for (const name of callNames.filter(each => each !== 'readSuggestions')) {
      const { client, leaveForLogin } = openShop([json({ message: 'Unauthenticated.' }, 401)])
      const failure = await failureOf(client.call(name, { params: anyParams }))
      expect(failure).toMatchObject({ kind: 'session-ended' })
      expect(explain(failure)).toBe('')
      expect(leaveForLogin).toHaveBeenCalledTimes(1)
    }
  })

  it('CALL-03 A login page in place of an answer leads to /login too, also after a blocked redirect', async () => {
    for (const name of callNames.filter(each => each !== 'readSuggestions')) {
      const { client, leaveForLogin } = openShop([login])
      expect(await failureOf(client.call(name, { params: anyParams }))).toMatchObject({
        kind: 'session-ended',
      })
      expect(leaveForLogin).toHaveBeenCalledTimes(1)
    }
    expect(await change([page('', 405, 'https://shop.test/login')]).ended()).toMatchObject({
      kind: 'session-ended',
    })
  })

  it('K-231 Suggestions for customers only do not lead people away from their typing', async () => {
    const { client, leaveForLogin } = openShop([login, login])
    expect(await failureOf(client.call('readSuggestions', { params: anyParams }))).toMatchObject({
      kind: 'contract',
    })
    expect(leaveForLogin).not.toHaveBeenCalled()
  })

  it('L-03 If the page may not go to the login by itself, a read and a change ask the person to log in', async () => {
    for (const name of ['readBasket', 'addToBasket'] as const) {
      const { client } = openShop([json({}, 401)], { leaveForLogin: () => false })
      const failure = await failureOf(client.call(name))
      expect(failure).toMatchObject({ kind: 'rejected', status: 401, reason: 'loggedOut' })
      expect(explain(failure)).toBe('Please log in again.')
    }
  })
})

describe('F-38 F-20 A-120 texts about the server rather than the request', () => {
  it.each([
    [
      404,
      { message: 'No query results for model [App\\Models\\Product] 110.' },
      'This is no longer available.',
    ],
    [403, { message: 'This action is unauthorized.' }, "You can't do that here."],
    [429, { message: 'Too Many Attempts.' }, 'That was a lot at once. Please wait a moment and try again.'],
    [405, { message: 'The PUT method is not supported for this route.' }, generic],
    [413, '<h1>413 Request Entity Too Large</h1>', generic],
  ])('A %d shows our own words, not the framework’s', async (status, body, words) => {
    const { ended } = change([json(body, status)])
    expect(await ended()).toMatchObject({ kind: 'rejected', messages: [words] })
  })

  it.each([
    [422, { message: 'Only 3 are left.' }],
    [200, { success: false, message: 'Only 3 are left.' }],
    [400, { success: false, message: 'Only 3 are left.' }],
    [400, { errors: { quantity: ['Only 3 are left.'] } }],
  ])('When the shop validates the request (%d %j), its words are shown', async (status, body) => {
    const { ended } = change([json(body, status)])
    expect(await ended()).toMatchObject({ kind: 'rejected', messages: ['Only 3 are left.'] })
  })
})
