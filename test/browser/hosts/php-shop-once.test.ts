import { randomUUID } from 'node:crypto'
import { type PhpShop, servePhpShop } from '../../support/servers/php-shop'

// A Wednesday noon: today's orders are delivered from tomorrow on.
const friday = '2026-11-27'

let shop: PhpShop
beforeAll(async () => {
  shop = await servePhpShop()
})
afterAll(async () => {
  expect(shop.complaints()).toBe('')
  await shop.close()
})

type Sent = { method: string; path: string; body: object; isForm?: boolean }

/**
 * A logged-in visitor without a browser: a request with one key is sent as often as a network may repeat it.
 */
async function logIn() {
  let cookie = ''
  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | FormData,
  ) => {
    const answer = await fetch(`${shop.url}/winkel${path}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, cookie },
      ...(body !== undefined && { body }),
    })
    const [set] = answer.headers.getSetCookie().slice(-1)
    if (set) cookie = set.split(';')[0] ?? ''
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
  }
  const call = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
  const token = async (): Promise<string> => JSON.parse((await ask('GET', '/token', call)).text).token
  const post = (path: string, fields: Record<string, string>) =>
    ask(
      'POST',
      path,
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      `${new URLSearchParams(fields)}`,
    )
  await post('/sign-in', { _token: await token(), email: 'alison@doorstep.example', password: 'gold-top' })
  const csrf = await token()
  const reads = [
    '/service/bol-basket',
    '/service/basket',
    '/service/basket/latest-bol',
    '/service/product/oneoff/102',
  ]
  return {
    send: ({ method, path, body, isForm }: Sent, key: string) =>
      isForm
        ? post(path, { ...body, _token: csrf, _idempotency_key: key })
        : ask(method, path, { ...call, 'X-CSRF-Token': csrf, 'Idempotency-Key': key }, JSON.stringify(body)),
    /** Sends a form as those with files are sent. */
    sendInParts(path: string, fields: Record<string, string>, key: string) {
      const form = new FormData()
      const all = { ...fields, _token: csrf, _idempotency_key: key }
      for (const [name, value] of Object.entries(all)) form.append(name, value)
      return ask('POST', path, {}, form)
    },
    async sees() {
      const answers = []
      for (const path of reads) answers.push((await ask('GET', path, call)).text)
      const { text } = await ask('GET', '/my/payments')
      return [...answers, (text.match(/<td>Payment, thank you/g) ?? []).length]
    },
  }
}

const fill: Sent = {
  method: 'POST',
  path: '/service/product/bol',
  body: { id: '221', quantity: 1, increment: true },
}
const choose: Sent = {
  method: 'POST',
  path: '/service/bol-checkout/update-date',
  body: { frequency: '0', date: friday, day: null },
}

test.each<[string, Sent, readonly Sent[]]>([
  ['a payment', { method: 'POST', path: '/my/payments', body: { amount: '20.00' }, isForm: true }, []],
  ['a product put into the box', fill, []],
  [
    'a confirmed box',
    { method: 'POST', path: '/service/bol-checkout/confirm', body: { delivery_instructions: 'porch' } },
    [fill, choose],
  ],
  ['a re-ordered box', { method: 'POST', path: '/service/basket/reorder-bol', body: { order_id: '8' } }, []],
  [
    'a one-off order',
    { method: 'POST', path: '/service/product/oneoff', body: { id: '102', date: friday, quantity: 2 } },
    [],
  ],
])(
  'G-34 G-03 In the PHP shop %s sent three times with one key counts once, and gets the same answer',
  async (_, change, before) => {
    const { send, sees } = await logIn()
    for (const each of before) expect((await send(each, randomUUID())).status).toBe(200)
    const key = randomUUID()
    const nothing = await sees()
    const [first, ...others] = await Promise.all([send(change, key), send(change, key)])
    const once = await sees()
    others.push(await send(change, key))
    expect(first?.status).toBeLessThan(400)
    expect(others).toEqual([first, first])
    expect(once).not.toEqual(nothing)
    expect(await sees()).toEqual(once)
  },
)

test('G-34 In the PHP shop the same payment with another key is another payment', async () => {
  const { send, sees } = await logIn()
  const paid = async () => Number((await sees()).at(-1))
  const pay: Sent = { method: 'POST', path: '/my/payments', body: { amount: '7.50' }, isForm: true }
  const before = await paid()
  for (const key of ['one', 'two', 'two']) await send(pay, key)
  expect(await paid()).toBe(before + 2)
})

test('L-12 In the PHP shop a key counts for the customer beyond a session, and for its own content in forms of all kinds', async () => {
  const [one, other] = [await logIn(), await logIn()]
  const paid = async () => Number((await one.sees()).at(-1))
  const before = await paid()
  for (const visit of [one, other]) await visit.sendInParts('/my/payments', { amount: '8.50' }, 'of both')
  expect(await paid()).toBe(before + 1)
  expect((await one.sendInParts('/my/payments', { amount: '9.50' }, 'of both')).status).toBe(422)
  expect(await paid()).toBe(before + 1)
})
