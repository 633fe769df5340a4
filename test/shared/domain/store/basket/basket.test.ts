/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { newDraft } from '../../../../../demo-pages/shop/boxes/box-basket'
import { createDemoShop } from '../../../../../demo-pages/shop/create-demo-shop'
import { findProduct } from '../../../../../demo-pages/shop/products/catalogue'
import { noteShown } from '../../../../../shared/domain/api/keys'
import { toProduct } from '../../../../../shared/domain/api/product'
import { createPageApi } from '../../../../../shared/domain/hooks/use-api'
import { connectBasket } from '../../../../../shared/domain/page/connect-basket'
import { createBasketStore } from '../../../../../shared/domain/store/basket/basket'
import { createShopStore } from '../../../../../shared/domain/store/create-shop-store'
import { readPageHints } from '../../../../../shared/domain/store/page-hints'
import { linkTabs } from '../../../../../shared/platform/page/lifecycle/other-tabs'
import { dataLayer } from '../../../../support/page/data-layer'
import { shortMemory } from '../../../../support/visit-memory'
import { installTabs } from '../../../platform/page/tabs'

const cheddar = toProduct(findProduct(231))

type Line = [productId: number, quantity: number]
let disconnect = () => {}
let leaveAll = () => {}

/** A basket of the demo shop and its store, on the test's clock. */
function openBasket({
  lines = [
    [231, 1],
    [201, 2],
  ] as Line[],
} = {}) {
  const visit = createDemoShop().visit({ as: 'customer' })
  visit.state.box.lines = lines.map(([productId, quantity], index) => ({
    id: 700 + index,
    productId,
    quantity,
  }))
  Object.assign(window, { csrfToken: visit.csrfToken, isGuest: false, hasPostcode: true, dataLayer: [] })
  const api = createPageApi(visit.fetch, () => true)
  // Nothing is known of a new page's box.
  noteShown('product', () => undefined)
  const basket = createBasketStore({ api: () => api })
  disconnect = connectBasket(
    basket,
    createShopStore({ page: readPageHints, memory: shortMemory() }),
    linkTabs(),
  )
  const stops: (() => void)[] = []
  leaveAll = () => {
    for (const stop of stops) stop()
  }
  return {
    visit,
    basket,
    watch: () => {
      const stop = basket.subscribe(() => {})
      stops.push(stop)
      return stop
    },
    calls: () => visit.log.map(({ method, path }) => `${method} ${path}`),
    shown: () => basket.getState().basket?.lines.map(({ productId, quantity }) => `${productId} ${quantity}`),
  }
}

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  disconnect()
  leaveAll()
  jest.useRealTimers()
})

test('Nothing is read before somebody subscribes; then any number of subscribers share one read', async () => {
  const { basket, watch, calls, shown } = openBasket()
  await pass(1000)
  expect(calls()).toEqual([])
  expect(basket.getState()).toMatchObject({ status: 'idle', basket: null })
  for (let count = 0; count < 20; count += 1) watch()
  expect(basket.getState().status).toBe('loading')
  await pass(10)
  expect(calls()).toEqual(['GET /api/bol-basket'])
  expect(shown()).toEqual(['231 1', '201 2'])
})

test('Leaving and returning within a task causes no second read; when all leave, the read ends', async () => {
  const { visit, basket, watch, calls } = openBasket()
  visit.setFault({ kind: 'slow', ms: 500, times: 'always' })
  watch()()
  watch()
  await pass(600)
  expect(calls()).toHaveLength(1)
  expect(basket.getState().status).toBe('ready')
  basket.invalidate()
  await pass(1)
  expect(basket.getState().status).toBe('loading')
  leaveAll()
  await pass(1)
  expect(basket.getState()).toMatchObject({ status: 'ready', isUpdating: false })
  watch()
  await pass(600)
  expect(calls()).toHaveLength(3)
})

test('Unchanged lines stay the same objects through a change, its saving and the next read', async () => {
  const { basket, watch } = openBasket()
  watch()
  await pass(10)
  const before = basket.getState().basket?.lines ?? []
  basket.getState().setQuantity('700', 4)
  expect(basket.getState().basket?.lines[1]).toBe(before[1])
  expect(basket.getState().basket?.lines[0]?.quantity).toBe(4)
  await pass(2000)
  const after = basket.getState().basket?.lines ?? []
  expect(after[1]).toBe(before[1])
  expect(after[0]?.product).not.toBe(undefined)
  expect(basket.getState().isUpdating).toBe(false)
})

test('A read with the same content notifies no subscriber', async () => {
  const { basket, watch } = openBasket()
  watch()
  await pass(10)
  const { basket: before } = basket.getState()
  await basket.getState().refresh()
  expect(basket.getState().basket?.lines.every((line, index) => line === before?.lines[index])).toBe(true)
})

test('I3 Changes of lines, a code and an add run one after the other in their order', async () => {
  const { basket, watch, calls } = openBasket()
  watch()
  await pass(10)
  const { setQuantity, applyCode, add, remove } = basket.getState()
  setQuantity('700', 3)
  setQuantity('701', 1)
  void applyCode('SPRING5')
  void add(cheddar, { quantity: 1, increment: true })
  remove('700')
  await pass(100)
  expect(calls().slice(1)).toEqual([
    'PUT /api/bol-basket/700',
    'PUT /api/bol-basket/701',
    'POST /api/basket/apply-discount',
    'POST /api/product/bol',
    'DELETE /api/bol-basket/700',
    'GET /api/bol-basket',
  ])
})

test("A-08 CALL-17 An add sends all three parts and returns the shop's message", async () => {
  const { visit, basket, watch } = openBasket({ lines: [] })
  watch()
  await pass(10)
  const saved = basket.getState().add(cheddar, { quantity: 2, increment: true })
  await pass(10)
  await expect(saved).resolves.toMatchObject({ message: 'Mature cheddar added to your box.' })
  expect(JSON.parse(visit.log.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
    id: 231,
    quantity: 2,
    increment: true,
  })
})

test('I7 Any requested quantity is sent as a whole number within the limits', async () => {
  const { visit, basket, watch } = openBasket({ lines: [[221, 1]] })
  watch()
  await pass(10)
  for (const wanted of [99, -4, 2.7, Number.NaN]) {
    basket.getState().setQuantity('700', wanted)
    await pass(1000)
    if (!visit.state.box.lines.length) visit.state.box.lines = [{ id: 700, productId: 221, quantity: 1 }]
    await basket.getState().refresh()
  }
  const sent = visit.log.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body).quantity)
  expect(sent).toEqual([3, 0, 2, 0])
})

test('ANA-06 ANA-07 A-100 Adding from nothing is reported as an add, raising as an update, both with bol', async () => {
  // Other products in the box do not count.
  const { basket, watch } = openBasket({ lines: [[201, 2]] })
  watch()
  await pass(10)
  void basket.getState().add(cheddar, { quantity: 1, increment: true })
  await pass(10)
  void basket.getState().add(cheddar, { quantity: 3, increment: false })
  await pass(10)
  const reports = dataLayer().filter(({ event }) => event)
  expect(reports).toMatchObject([
    { event: 'add_to_cart', order_type: 'bol', product_type: 'bol', ecommerce: { value: 4.8 } },
    { event: 'update_cart', order_type: 'bol', product_type: 'bol', ecommerce: { value: 9.6 } },
  ])
})

test('I20 A refused add is neither reported nor announced', async () => {
  const { visit, basket, watch } = openBasket({ lines: [] })
  watch()
  await pass(10)
  const hear = jest.fn()
  window.addEventListener('basket-updated', hear)
  visit.state.postcode = null
  const refused = basket.getState().add(cheddar, { quantity: 1, increment: true })
  refused.catch(() => {})
  await pass(10)
  window.removeEventListener('basket-updated', hear)
  await expect(refused).rejects.toMatchObject({ kind: 'rejected' })
  expect(dataLayer()).toEqual([])
  expect(hear).not.toHaveBeenCalled()
})

test('An add whose answer was lost is not repeated; the page is told, and the basket is read', async () => {
  const { visit, basket, watch, calls, shown } = openBasket({ lines: [] })
  watch()
  await pass(10)
  const hear = jest.fn()
  window.addEventListener('basket-updated', hear)
  visit.setFault({ kind: 'drop-after', match: 'POST *' })
  const unanswered = basket.getState().add(cheddar, { quantity: 1, increment: true })
  unanswered.catch(() => {})
  await pass(1000)
  window.removeEventListener('basket-updated', hear)
  await expect(unanswered).rejects.toMatchObject({ kind: 'request-failed', outcome: 'unknown' })
  expect(calls().slice(1)).toEqual(['POST /api/product/bol', 'GET /api/bol-basket'])
  expect(shown()).toEqual(['231 1'])
  expect(hear).toHaveBeenCalledTimes(1)
})

test('An add whose answer was lost is not reported as a change made by the shop', async () => {
  const { visit, basket, watch, shown } = openBasket()
  watch()
  await pass(10)
  visit.setFault({ kind: 'drop-after', match: 'POST *' })
  basket
    .getState()
    .add(cheddar, { quantity: 2, increment: true })
    .catch(() => {})
  await pass(1000)
  expect(shown()).toEqual(['231 3', '201 2'])
  expect(basket.getState().notices).toEqual([])
  expect(basket.getState().takeNews()).toEqual([])
})

test('A-104 A change refused for its token is not announced, and its message goes with the next saved change', async () => {
  const { visit, basket, watch, shown } = openBasket()
  watch()
  await pass(10)
  const savedKinds: string[] = []
  basket.onSaved(({ kind }) => savedKinds.push(kind))
  visit.setFault({ kind: '419', match: 'PUT *' })
  basket.getState().setQuantity('700', 4)
  await pass(2000)
  expect(basket.getState().refusedFor).toBe('old-token')
  expect(shown()).toEqual(['231 1', '201 2'])
  expect(savedKinds).toEqual([])
  // The page's own script has fetched another token.
  visit.state.csrfToken = 'fresh'
  Object.assign(window, { csrfToken: 'fresh' })
  basket.getState().setQuantity('700', 5)
  await pass(2000)
  expect(basket.getState().refusedFor).toBeNull()
  expect(savedKinds).toEqual(['quantity'])
})

test('BB-14 A-73 An emptied box has no discount, even before it is read again', async () => {
  const { visit, basket, watch } = openBasket()
  visit.state.coupon = 'SPRING5'
  watch()
  await pass(10)
  expect(basket.getState().basket?.discount).toBeGreaterThan(0)
  visit.setFault({ kind: 'slow', ms: 500, match: 'GET *' })
  await basket.getState().cancel()
  expect(basket.getState()).toMatchObject({ status: 'loading', basket: { lines: [], discount: 0 } })
  await pass(600)
})

test('Two requests to undo put the product back once', async () => {
  const { basket, watch, calls, shown } = openBasket()
  watch()
  await pass(10)
  basket.getState().remove('700')
  await pass(500)
  expect(shown()).toEqual(['201 2'])
  for (const undone of [basket.getState().undo('231'), basket.getState().undo('231')]) void undone
  await pass(500)
  expect(shown()).toEqual(['201 2', '231 1'])
  expect(calls().filter(call => call === 'POST /api/product/bol')).toHaveLength(1)
})

test('A-15 A line stepped to 0 and then removed comes back with its earlier quantity', async () => {
  const { basket, watch, shown } = openBasket()
  watch()
  await pass(10)
  basket.getState().setQuantity('701', 0)
  basket.getState().remove('701')
  await pass(500)
  expect(shown()).toEqual(['231 1'])
  void basket.getState().undo('201')
  await pass(500)
  expect(shown()).toEqual(['231 1', '201 2'])
})

test('A first read that nobody waits for any more leaves the basket unread', async () => {
  const { visit, basket, watch } = openBasket()
  visit.setFault({ kind: 'slow', ms: 500 })
  watch()
  await pass(10)
  leaveAll()
  await pass(10)
  expect(basket.getState()).toMatchObject({ status: 'idle', basket: null })
})

test('CALL-03 Once the session has ended, later subscribers cause no read', async () => {
  const { visit, watch, calls } = openBasket()
  visit.setFault({ kind: '401', match: 'GET *', times: 'always' })
  watch()
  await pass(10)
  leaveAll()
  await pass(10)
  watch()
  await pass(10)
  expect(calls()).toEqual(['GET /api/bol-basket'])
})

test('A line that could not be removed can then be changed like any other', async () => {
  const { visit, basket, watch, calls } = openBasket()
  watch()
  await pass(10)
  visit.setFault({ kind: '422', match: 'DELETE *' })
  basket.getState().remove('700')
  await pass(500)
  basket.getState().setQuantity('700', 0)
  await pass(2000)
  expect(calls().filter(call => !call.startsWith('GET'))).toEqual([
    'DELETE /api/bol-basket/700',
    'PUT /api/bol-basket/700',
  ])
})

test('A basket is empty as soon as it has been cancelled', async () => {
  const { basket, watch, calls, shown } = openBasket()
  watch()
  await pass(10)
  void basket.getState().cancel()
  await pass(10)
  expect(calls().filter(call => call.startsWith('POST'))).toEqual(['POST /api/bol-basket/cancel'])
  expect(shown()).toEqual([])
  expect(basket.getState()).toMatchObject({ removed: [], notices: [] })
})

test('News is handed out once, to the first who asks', async () => {
  const { basket, watch } = openBasket()
  watch()
  await pass(10)
  basket.getState().setQuantity('700', 2)
  await pass(1000)
  expect(basket.getState().takeNews()).toEqual([
    { kind: 'saved', productId: '231', name: 'Mature cheddar', quantity: 2 },
  ])
  expect(basket.getState().takeNews()).toEqual([])
})

test('A change by another script or by an add causes no notice, and a change by the server does', async () => {
  const { visit, basket, watch } = openBasket()
  watch()
  await pass(10)
  const raise = () => {
    visit.state.box.lines = visit.state.box.lines.map(line => ({ ...line, quantity: line.quantity + 1 }))
  }
  raise()
  window.dispatchEvent(new CustomEvent('basket-updated'))
  await pass(500)
  expect(basket.getState().notices).toEqual([])
  raise()
  await basket.getState().refresh()
  expect(basket.getState().notices.map(({ kind, quantity }) => `${kind} ${quantity}`)).toEqual([
    'changed 3',
    'changed 4',
  ])
  basket.getState().dismiss()
  expect(basket.getState().notices).toEqual([])
})

test.each([
  ['K-439 A basket of another order', newDraft(89), [{ id: 800, productId: 221, quantity: 1 }]],
  ['K-546 A basket whose order was confirmed in another tab', null, []],
])('%s has no notice of what was in it before, and nothing to undo', async (_, draft, lines) => {
  const { visit, basket, watch } = openBasket()
  visit.state.box.draft = newDraft(88)
  watch()
  await pass(10)
  basket.getState().remove('701')
  await pass(1000)
  expect(basket.getState().removed).toHaveLength(1)
  Object.assign(visit.state.box, { draft, lines })
  await basket.getState().refresh()
  const { notices, removed } = basket.getState()
  expect({ notices, removed }).toEqual({ notices: [], removed: [] })
})

test('A change by an add causes no notice, and a later change of that product by the server does', async () => {
  const { visit, basket, watch } = openBasket()
  watch()
  await pass(10)
  await basket.getState().add(cheddar, { quantity: 1, increment: true })
  await pass(500)
  expect(basket.getState().notices).toEqual([])
  for (const line of visit.state.box.lines) if (line.productId === 231) line.quantity = 9
  basket.invalidate()
  await pass(500)
  expect(basket.getState().notices).toMatchObject([{ kind: 'changed', quantity: 9 }])
})

test("The basket is not read again after its own product post, but it is after another script's", async () => {
  const { basket, watch, calls } = openBasket({ lines: [] })
  watch()
  await pass(10)
  const post = (product: number, template = 'bol') =>
    window.dispatchEvent(new CustomEvent('product-posted', { detail: { template, product, quantity: 1 } }))
  void basket
    .getState()
    .add(cheddar, { quantity: 1, increment: true })
    .then(() => post(231))
  await pass(600)
  expect(calls()).toEqual(['GET /api/bol-basket', 'POST /api/product/bol', 'GET /api/bol-basket'])
  post(101, 'de')
  await pass(600)
  expect(calls()).toHaveLength(3)
  post(231)
  await pass(600)
  expect(calls()).toHaveLength(4)
})

test('Leaving the page sends pending changes at once', async () => {
  const { basket, watch, calls } = openBasket()
  watch()
  await pass(10)
  basket.getState().setQuantity('700', 2)
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  await pass(1)
  expect(calls().at(1)).toBe('PUT /api/bol-basket/700')
})

test.each([
  [0, []],
  [4, ['201 4']],
])(
  'I2 Emptied, added elsewhere and set to %i during the first change, the line ends at that number',
  async (last, left) => {
    const { basket, watch, visit, shown } = openBasket({ lines: [[201, 1]] })
    watch()
    await pass(10)
    visit.setFault({ kind: 'slow', ms: 3000 })
    const { setQuantity, add } = basket.getState()
    setQuantity('700', 0)
    await pass(400)
    setQuantity('700', 1)
    void add(toProduct(findProduct(201)), { quantity: 1, increment: false })
    setQuantity('700', last)
    await pass(10_000)
    expect(visit.state.box.lines.map(({ productId, quantity }) => `${productId} ${quantity}`)).toEqual(left)
    expect(shown()).toEqual(left)
  },
)

test('I2 A product changed by an add can be set back before it is read again', async () => {
  const { basket, watch, visit, shown } = openBasket()
  const leave = watch()
  await pass(10)
  leave()
  await pass(10)
  const { add, setQuantity } = basket.getState()
  void add(cheddar, { quantity: 3, increment: false })
  await pass(10)
  expect(shown()).toEqual(['231 3', '201 2'])
  setQuantity('700', 1)
  await pass(1000)
  expect(visit.state.box.lines.map(({ productId, quantity }) => `${productId} ${quantity}`)).toEqual([
    '231 1',
    '201 2',
  ])
})

test('I12 Three tabs that hear of each change read it once each and tell nobody else', async () => {
  const tabs = installTabs()
  try {
    const { visit, basket, watch, calls } = openBasket()
    watch()
    await pass(10)
    const api = createPageApi(visit.fetch, () => true)
    const others = [1, 2].map(() => {
      const other = createBasketStore({ api: () => api })
      const end = connectBasket(
        other,
        createShopStore({ page: readPageHints, memory: shortMemory() }),
        linkTabs(),
      )
      return { other, end, stop: other.subscribe(() => {}) }
    })
    await pass(500)
    const before = calls().length
    basket.getState().setQuantity('700', 5)
    await pass(3000)
    // One change, its read here, and the other tabs' reads: the test's tabs share a window, so they hear the
    // event too.
    expect(tabs.traffic).toEqual([{ kind: 'orders-changed' }])
    const later = calls().slice(before)
    expect(later.filter(call => call.startsWith('PUT'))).toHaveLength(1)
    expect(later.filter(call => call.startsWith('GET')).length).toBeLessThanOrEqual(5)
    for (const { other } of others) expect(other.getState().basket?.lines[0]?.quantity).toBe(5)
    for (const { end, stop } of others) {
      end()
      stop()
    }
  } finally {
    tabs.restore()
  }
})

/** The reports to the page's analytics: the kind and the quantity of each. */
const reported = () =>
  dataLayer()
    .filter(({ event }) => event)
    .map(
      ({ event, ecommerce }) =>
        `${event} ${(ecommerce as { items: { quantity: number }[] }).items[0]?.quantity}`,
    )

test.each([
  ['with a subscriber, its answer lost', true, 'drop-after'],
  ['without a subscriber, its answer lost', false, 'drop-after'],
  ['with a subscriber, its answer an error', true, '500-after'],
  ['with a subscriber, its answer unreadable', true, 'malformed'],
] as const)(
  'J-29 After an addition %s, a second press reports each addition that is found once',
  async (_, isWatched, kind) => {
    const { visit, basket, watch } = openBasket({ lines: [] })
    if (isWatched) watch()
    await pass(500)
    visit.setFault({ kind, match: 'POST *' })
    const add = () =>
      basket
        .getState()
        .add(cheddar, { quantity: 1, increment: true })
        .catch(() => {})
    const first = add()
    await pass(5000)
    await first
    const second = add()
    await pass(5000)
    await second
    expect(visit.state.box.lines).toMatchObject([{ quantity: 2 }])
    expect(reported()).toEqual(['add_to_cart 1', 'update_cart 1'])
    await basket.getState().refresh()
    expect(reported()).toHaveLength(2)
  },
)

test('J-29 A quantity whose answer was lost is reported once it is found, and not if it was not saved', async () => {
  const { visit, basket, watch } = openBasket({ lines: [[231, 1]] })
  watch()
  await pass(500)
  const set = async (quantity: number) => {
    basket.getState().setQuantity(basket.getState().basket?.lines[0]?.id ?? '', quantity)
    await pass(6000)
  }
  visit.setFault({ kind: 'drop-after', match: 'PUT *' })
  await set(3)
  expect(reported()).toEqual(['update_cart 2'])
  await set(4)
  expect(reported()).toEqual(['update_cart 2', 'update_cart 1'])
})

test('L-61 The box keeps its own, newer state over what another part of the page reads of it', async () => {
  const { basket, watch } = openBasket({ lines: [[231, 1]] })
  watch()
  await pass(500)
  const take = basket.hear()
  const { basket: before } = basket.getState()
  basket.getState().setQuantity('700', 3)
  if (before) take({ ...before, lines: before.lines.map(line => ({ ...line, quantity: 5 })) })
  expect(basket.getState().basket?.lines.map(({ quantity }) => quantity)).toEqual([3])
  await pass(2000)
})
