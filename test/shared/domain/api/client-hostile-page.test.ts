import type { Rejected } from '../../../../shared/domain/api/client/errors'
import { flag, object } from '../../../../shared/platform/values/decoder'
import { failureOf, json, noAnswer, openShop } from './fake-shop'

const anyAnswer = object({ ok: flag })

/** Names that scripts have put on Object.prototype, or that ky, Request or our own options would read. */
const polluted =
  'isGuest redirect __html method json body headers signal params query schema refreshToken fetch ' +
  'searchParams prefix prefixUrl baseUrl hooks init beforeRequest beforeRetry beforeError afterResponse ' +
  'parseJson stringifyJson throwHttpErrors timeout totalTimeout onDownloadProgress onUploadProgress ' +
  'cache referrer referrerPolicy integrity keepalive window mode credentials success data'

// jsdom keeps URL in its own realm; in a real page URL would inherit from the same Object.prototype.
const spoilt = [Object.prototype, URL.prototype]
const ofUrl = new Set(Reflect.ownKeys(URL.prototype))

function pollute(value: unknown): () => void {
  const names = polluted.split(' ').filter(name => !ofUrl.has(name))
  const descriptor = { value, configurable: true, enumerable: true, writable: true }
  for (const prototype of spoilt) {
    for (const name of names) Object.defineProperty(prototype, name, { ...descriptor })
  }
  return () => {
    for (const prototype of spoilt) {
      for (const name of names) Reflect.deleteProperty(prototype, name)
    }
  }
}

async function journey(clean: () => void) {
  const refused = json({ message: 'Sold out' }, 422)
  const shop = openShop([json({ ok: true }), noAnswer, json({ ok: true }), refused], {
    refreshToken: undefined,
  })
  const { client, sent } = shop
  try {
    const first = await client.call('addToBasket', { body: { id: 1, quantity: [2, 3] }, read: anyAnswer })
    const second = await client.call('readBasket', { read: anyAnswer })
    const third = await failureOf(client.call('cancelBasket'))
    return { answers: [first.ok, second.ok], messages: (third as Rejected).messages, sent }
  } finally {
    clean()
  }
}

// Each change has a key of its own.
const sameKey = () => jest.spyOn(crypto, 'randomUUID').mockReturnValue('0-0-0-0-0')
afterEach(() => jest.restoreAllMocks())

describe('a page that has added names to Object.prototype', () => {
  let expected: Awaited<ReturnType<typeof journey>>
  beforeAll(async () => {
    sameKey()
    expected = await journey(() => {})
  })
  beforeEach(sameKey)
  it.each([['text'], [true], [false], [5], [() => 'called']])(
    'The client sends and reads the same as on a clean page (%p)',
    async value => {
      expect(await journey(pollute(value))).toEqual(expected)
      expect(expected).toMatchObject({ answers: [true, true], messages: ['Sold out'], sent: { length: 4 } })
    },
  )
})

describe('a page with an old library', () => {
  const toJSON = { configurable: true, value: () => '"wrong"' }
  const taught = [Array.prototype, String.prototype, Number.prototype, Date.prototype, Object.prototype]

  afterEach(() => {
    for (const prototype of taught) Reflect.deleteProperty(prototype, 'toJSON')
  })

  it('The client sends the same body beside Prototype 1.6, which adds toJSON to every built-in', async () => {
    for (const prototype of taught) Object.defineProperty(prototype, 'toJSON', toJSON)
    const { client, sent } = openShop([json({})])
    await client.call('reorderBox', { body: { order_id: 5, deliveries: [1, { id: '2' }], date: null } })
    expect(sent[0]?.body).toBe('{"order_id":5,"deliveries":[1,{"id":"2"}],"date":null}')
  })
})
