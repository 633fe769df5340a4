/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { keyField } from '../../../../shared/platform/page/login/idempotency'
import { calendarDay } from '../../../support/calendar-day'
import { fieldsSentBy } from '../../../support/page/watch-posts'
import { basketAnswer } from './answers/ordering-answers'

const friday = calendarDay('2026-11-27')
const milk = { id: '101' }
const draft = { id: '900', editingOrderId: null }
const confirmation = {
  frequency: 0,
  delivery_slot_id: '0',
  delivery_instructions: 'porch',
  other_delivery_instruction: '',
  day: null,
}
const [box, cheese] = basketAnswer.products
const basketWith = (quantity: number, more: object = {}) => ({
  ...basketAnswer,
  products: [box, ...(quantity ? [{ ...cheese, quantity }] : [])],
  ...more,
})
const offer = (order_id: number | null) => ({ dates: {}, quantity: order_id && 2, order_id, frequency: 1 })
const days = (quantity: number) => ({ weekdays: { monday: { quantity, frequency: 1 } } })

/** Loads the scripts of a page anew, as each page does. */
async function openPage(customer = 'alison', token = 'token') {
  jest.resetModules()
  document.head.innerHTML = `<meta name="csrf-token" content="${token}"><meta name="doorstep-is-guest" content="${customer === 'nobody'}">
    <meta name="doorstep-customer" content="${customer === 'nobody' ? '' : customer}">`
  if (customer === 'unnamed') document.head.lastElementChild?.remove()
  const load = await Promise.all([
    import('../../../../shared/domain/api/basket'),
    import('../../../../shared/domain/api/box-orders'),
    import('../../../../shared/domain/api/checkout'),
    import('../../../../shared/domain/api/essentials'),
    import('../../../../shared/domain/hooks/use-api'),
  ])
  const calls = Object.assign({}, ...load.slice(0, 4)) as (typeof load)[0] &
    (typeof load)[1] &
    (typeof load)[2] &
    (typeof load)[3]
  const api = load[4].createPageApi(
    async request => {
      const { status, body } = shop(request)
      return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
    },
    () => true,
  )
  return { api, calls }
}
type Page = Awaited<ReturnType<typeof openPage>>

type Row = {
  send: (page: Page) => Promise<unknown>
  /** Reads the outcome; there is no such read if the shop's other answers do not have it. */
  read?: (page: Page) => Promise<unknown>
  /** The answer of that read before and after the change; null for 404. */
  says?: [before: object, after: object | null]
}
const basketRead = ({ api, calls }: Page) => calls.readBasket(api)
const rows: Record<string, Row> = {
  confirm: {
    send: ({ api, calls }) => calls.confirmOrder(api, confirmation, draft),
    read: ({ api, calls }) => calls.readCheckout(api, '900'),
    says: [{ total: 3000, products: [] }, null],
  },
  'confirm, with another place': {
    send: ({ api, calls }) =>
      calls.confirmOrder(api, { ...confirmation, delivery_instructions: `${sent.length}` }, draft),
    read: ({ api, calls }) => calls.readCheckout(api, '900'),
    says: [{ total: 3000, products: [] }, null],
  },
  add: {
    send: ({ api, calls }) => calls.addToBasket(api, { id: '231' }, { quantity: 1, increment: true }),
    read: basketRead,
    says: [basketWith(1), basketWith(2)],
  },
  'add what is not in the box': {
    send: ({ api, calls }) => calls.addToBasket(api, { id: '231' }, { quantity: 3, increment: true }),
    read: basketRead,
    says: [basketWith(0), basketWith(3)],
  },
  quantity: {
    send: ({ api, calls }) => calls.changeBasketLine(api, '12', 4),
    read: basketRead,
    says: [basketWith(1), basketWith(4)],
  },
  remove: {
    send: ({ api, calls }) => calls.removeBasketLine(api, '12'),
    read: basketRead,
    says: [basketWith(1), basketWith(0)],
  },
  discount: {
    send: ({ api, calls }) => calls.applyDiscount(api, 'AUTUMN'),
    read: basketRead,
    says: [basketWith(1), basketWith(1, { basket: { coupon_code: 'AUTUMN' } })],
  },
  'cancel the box': {
    send: ({ api, calls }) => calls.cancelBasket(api),
    read: basketRead,
    says: [basketWith(1), { basket: [], order: null, products: [] }],
  },
  reorder: {
    send: ({ api, calls }) => calls.reorderBox(api, { orderId: '7', sent: { date: null, deliveries: [] } }),
  },
  'one-off': {
    send: ({ api, calls }) => calls.saveOneOff(api, milk, { quantity: 2, date: friday, orderId: null }),
    read: ({ api, calls }) => calls.readOneOff(api, milk, friday),
    says: [offer(null), offer(871)],
  },
  'one day': {
    send: ({ api, calls }) => calls.saveDayOrder(api, milk, { date: friday, quantity: 2 }),
    read: ({ api, calls }) => calls.readDayOrder(api, milk, friday),
    says: [{ quantity_ordered: 0 }, { quantity_ordered: 2 }],
  },
  regular: {
    send: ({ api, calls }) => calls.saveRegularOrder(api, milk, { days: [], isList: false, isDeleted: true }),
    read: ({ api, calls }) => calls.readRegularOrder(api, milk),
    says: [days(2), days(0)],
  },
  'cancel a placed box': {
    send: ({ api, calls }) =>
      calls.cancelBoxOrder(
        api,
        { orderId: '7', date: friday, sent: { date: friday, deliveries: [] } },
        { isAllFuture: false },
      ),
  },
}

/** The keys that the shop got, and what it answers. */
const sent: string[] = []
let status = 200
let isDone = false
let row: Row = rows.add as Row

function shop(request: Request): { status: number; body: unknown } {
  if (request.method === 'GET') {
    const body = row.says?.[isDone ? 1 : 0]
    return { status: body ? 200 : 404, body: body ?? { message: 'No such order.' } }
  }
  sent.push(request.headers.get('Idempotency-Key') ?? '')
  return { status, body: status === 200 ? { success: true, id: 901 } : { message: 'No.' } }
}

const answer = async (page: Page, how: number, wish = row): Promise<string> => {
  status = how
  const before = sent.length
  await wish.send(page).catch(() => {})
  return sent[before] ?? 'nothing was sent'
}
const open = async (...who: Parameters<typeof openPage>) => {
  const page = await openPage(...who)
  await row.read?.(page).catch(() => {})
  return page
}

/** How much later it is than the clock of this machine says. */
let laterMs = 0
const now = Date.now
const wait = (ms: number) => {
  laterMs += ms
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now() + laterMs)
  localStorage.clear()
  sessionStorage.clear()
  sent.length = 0
  laterMs = 0
  isDone = false
})
afterEach(() => jest.restoreAllMocks())

/** How a person comes to press again; each answers the page on which they do. */
const ways: Record<string, (first: Page) => Promise<Page> | Page> = {
  'on the same page': first => first,
  'after a reload': () => open(),
  'in a second tab': () => {
    sessionStorage.clear()
    return open()
  },
  'with a token of its own for each page': () => open('alison', 'another-token'),
  'an hour later, in a browser that was closed': () => {
    sessionStorage.clear()
    wait(row.read ? 3_600_000 : 100_000)
    return open()
  },
  'after another customer was there': async () => {
    await answer(await open('joseph'), 200)
    return open()
  },
  'after the session had ended': async first => {
    await answer(first, 401)
    return open()
  },
  'after the shop said that the first is still under way': async first => {
    await answer(first, 409)
    return open()
  },
}

/** What ends the doubt, or is another wish; each answers the page on which somebody asks again. */
const ends = {
  'another customer asks the same': () => open('joseph'),
  'the shop has refused': async () => {
    await answer(await open(), 422)
    return open()
  },
  'a day has passed': () => {
    wait(86_400_001)
    return open()
  },
  'a read shows that it was made': () => {
    isDone = true
    return open()
  },
}

describe.each(Object.entries(rows))('L-01 A-129 %s', (name, wish) => {
  beforeEach(() => {
    row = wish
  })

  const isWhole = /^(confirm|add|cancel a placed box)$/.test(name)
  test.each(Object.entries(ways).slice(0, isWhole ? 99 : 2))(
    'A lost answer: %s, the same wish has the same key',
    async (_way, come) => {
      const first = await open()
      const key = await answer(first, 504)
      const again = await come(first)
      expect(await answer(again, 504)).toBe(key)
      expect(await answer(await open(), 200)).toBe(key)
      expect(await answer(await open(), 200)).not.toBe(key)
    },
  )

  test.each(Object.entries(ends))('The key is another one when %s', async (_end, come) => {
    if (!row.read && come === ends['a read shows that it was made']) return
    const key = await answer(await open(), 504)
    const again = await come()
    expect(await answer(again, 504)).not.toBe(key)
  })
})

test.each([
  ['add', true, 1],
  ['add', false, 2],
  ['one-off', true, 1],
  ['one-off', false, 2],
] as const)(
  'L-01 Before a repeat of %s a look into the shop tells whether it was made: it was is %s, so %d are sent in all',
  async (name, isMade, times) => {
    row = rows[name] as Row
    await answer(await open(), 504)
    isDone = isMade
    await answer(await openPage(), 200)
    expect(sent).toHaveLength(times)
    isDone = false
    await answer(await open(), 200)
    expect(sent).toHaveLength(times + 1)
  },
)

test('L-01 A page that is left before the answer came has told its key to the next', async () => {
  row = rows.confirm as Row
  const page = await open()
  status = 504
  const first = row.send(page)
  const other = await open()
  const second = row.send(other)
  await Promise.allSettled([first, second])
  expect(sent).toEqual([sent[0], sent[0]])
})

test('L-02 A found change forgets its own key alone, also if the other one is of the same product', async () => {
  const add = (quantity: number, id = '231'): Row => ({
    send: ({ api, calls }) => calls.addToBasket(api, { id }, { quantity, increment: true }),
    read: basketRead,
    says: [basketWith(0), basketWith(6)],
  })
  row = add(6)
  const [five, six, other] = [add(5), add(6), add(6, '555')]
  const page = await open()
  const keys = [await answer(page, 504, five), await answer(page, 504, other), await answer(page, 504, six)]
  isDone = true
  await row.read?.(page)
  const now = [await answer(page, 504, five), await answer(page, 504, other), await answer(page, 504, six)]
  expect(now.map((key, at) => key === keys[at])).toEqual([true, true, false])
})

test('L-01 A later quantity of a line takes the place of an earlier one, which then is another wish', async () => {
  row = rows.quantity as Row
  const page = await open()
  const set = (quantity: number): Row => ({
    send: ({ api, calls }) => calls.changeBasketLine(api, '12', quantity),
  })
  const key = await answer(page, 504, set(4))
  await answer(page, 200, set(2))
  expect(await answer(page, 200, set(4))).not.toBe(key)
})

test.each([
  ['a customer without a name keeps the key in all tabs', ['unnamed'], true],
  ['and loses it with the login, as the next may be another', ['unnamed', 'nobody'], false],
])('L-01 Where the site names no customers, %s', async (_, visits, isSame) => {
  row = rows.confirm as Row
  const key = await answer(await open('unnamed'), 504)
  for (const who of visits) await open(who)
  expect((await answer(await open('unnamed'), 200)) === key).toBe(isSame)
})

test.each([
  ['full', 'setItem'],
  ['forbidden', 'getItem'],
] as const)('L-01 In a browser whose storage is %s the key lasts as long as the page', async (_, method) => {
  row = rows.confirm as Row
  const refuse = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('no storage')
  })
  if (method === 'getItem') jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse as never)
  const page = await open()
  const key = await answer(page, 504)
  expect(await answer(page, 200)).toBe(key)
  expect(await answer(page, 200)).not.toBe(key)
})

describe('L-01 A payment', () => {
  /** Sends the payment from a page as the browser loads it. */
  async function pay(
    load: { type: string; responseStatus?: number },
    amount: string,
    { closed = false, led = false } = {},
  ) {
    if (closed) sessionStorage.clear()
    Object.assign(performance, { getEntriesByType: () => [load] })
    Object.defineProperty(document, 'referrer', {
      configurable: true,
      value: led ? 'https://shop.test/a' : '',
    })
    await openPage()
    const { keepKey } = await import('../../../../shared/platform/page/login/idempotency')
    document.body.innerHTML = `<form action="/pay"><input name="amount" value="${amount}"></form>`
    const [form] = document.forms
    if (!form) throw new Error('no form')
    const letGo = keepKey(form)
    const key = fieldsSentBy(form).get(keyField)
    letGo()
    return key
  }
  const typed = { type: 'navigate' }
  afterEach(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType')
    Reflect.deleteProperty(document, 'referrer')
  })

  test.each([
    ['goes Back', { type: 'back_forward' }, {}, true],
    ['loads the page again', { type: 'reload' }, {}, true],
    ['types the address again', typed, {}, true],
    ['takes a second tab', typed, { closed: true, led: true }, true],
    ['gets an error page of the shop, with a link', { ...typed, responseStatus: 504 }, { led: true }, true],
    ['gets the page that answers', { ...typed, responseStatus: 200 }, { led: true }, false],
  ])(
    'After a lost answer somebody %s and pays the same: sent with the same key is %4$s',
    async (_, load, how, isSame) => {
      const key = await pay(typed, '30.00')
      wait(20_000)
      expect((await pay(load, '30.00', how)) === key).toBe(isSame)
      expect(await pay({ type: 'reload' }, '33.00')).not.toBe(key)
    },
  )
})
