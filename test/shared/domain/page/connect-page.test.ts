/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { theBasket } from '#site/events'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { findProduct } from '../../../../demo-pages/shop/products/catalogue'
import { toProduct } from '../../../../shared/domain/api/product'
import { createPageApi } from '../../../../shared/domain/hooks/use-api'
import { connectBasket } from '../../../../shared/domain/page/connect-basket'
import { connectPage } from '../../../../shared/domain/page/connect-page'
import { connectWeeks } from '../../../../shared/domain/page/connect-weeks'
import { createBasketStore } from '../../../../shared/domain/store/basket/basket'
import { createShopStore, type ShopStore } from '../../../../shared/domain/store/create-shop-store'
import { createWeeksStore } from '../../../../shared/domain/store/weeks'
import { emit } from '../../../../shared/platform/page/events/window-events'
import { linkTabs } from '../../../../shared/platform/page/lifecycle/other-tabs'
import { createShopClock } from '../../../../shared/platform/page/shop-clock'
import { expectElement } from '../../../support/expect-element'
import { shortMemory } from '../../../support/visit-memory'
import { installTabs } from '../../platform/page/tabs'

let tabs: ReturnType<typeof installTabs>
const disconnects: (() => void)[] = []
const openTab = (): ShopStore => {
  const page = () => ({
    csrfToken: null,
    csrfUrl: null,
    hasPostcode: false,
    isGuest: true,
    activeCoupon: null,
  })
  const store = createShopStore({ page, memory: shortMemory() })
  disconnects.push(connectPage(store, linkTabs()))
  return store
}
const session = (store: ShopStore) => store.getState().session
const raise = (detail: unknown) => window.dispatchEvent(new CustomEvent('valid-postcode', { detail }))
const settle = () => jest.advanceTimersByTime(2000)

beforeEach(() => {
  jest.useFakeTimers()
  tabs = installTabs()
})
afterEach(() => {
  for (const disconnect of disconnects.splice(0)) disconnect()
  tabs.restore()
  jest.useRealTimers()
})

test('EVT-04 A postcode announced by any script of the page counts as confirmed', () => {
  const store = openTab()
  raise({ postcode: 'sw1a1aa' })
  expect(session(store)).toMatchObject({ postcode: 'SW1A 1AA', isPostcodeConfirmed: true, isBlocked: false })
})

test('A postcode announced on a day without registrations left blocks ordering', () => {
  const store = openTab()
  raise({ postcode: 'SW1A 1AA', quotaReached: true })
  expect(session(store).isBlocked).toBe(true)
})

test.each([[null], [{ postcode: '<img>' }], [{ postcode: 12 }], ['SW1A 1AA']])(
  'The announcement %j confirms nothing',
  detail => {
    const store = openTab()
    raise(detail)
    expect(session(store).isPostcodeConfirmed).toBe(false)
  },
)

test('A widget that allows ordering despite the daily limit is not overruled by its own event', () => {
  const store = openTab()
  store.getState().confirmPostcode({ postcode: 'SW1A 1AA', quotaReached: true, quotaBlocks: false })
  emit('valid-postcode', { postcode: 'SW1A 1AA', quotaReached: true })
  expect(session(store).isBlocked).toBe(false)
})

test('F-18 EVT-01 A postcode confirmed in one tab is confirmed in another with one message and one event', () => {
  const first = openTab()
  const raised: unknown[] = []
  const hear = (event: CustomEvent<unknown>) => raised.push(event.detail)
  const second = openTab()
  window.addEventListener('valid-postcode', hear)
  first.getState().confirmPostcode({ postcode: 'SW1A 1AA', quotaReached: true })
  settle()
  window.removeEventListener('valid-postcode', hear)
  const { postcode, isPostcodeConfirmed, isBlocked } = session(first)
  expect(session(second)).toMatchObject({ postcode, isPostcodeConfirmed, isBlocked })
  expect(tabs.traffic).toHaveLength(1)
  expect(raised).toEqual([{ postcode: 'SW1A 1AA', quotaReached: true }])
})

test('A malformed message of another tab confirms nothing', () => {
  const store = openTab()
  const channel = new BroadcastChannel('doorstep')
  for (const message of [null, 7, 'x', {}, { kind: 'postcode-confirmed', postcode: {} }])
    channel.postMessage(message)
  settle()
  expect(session(store).isPostcodeConfirmed).toBe(false)
})

test('A page value that changed while the page was away is read again', () => {
  const page = {
    csrfToken: null,
    csrfUrl: null,
    hasPostcode: false,
    isGuest: true,
    activeCoupon: null as string | null,
  }
  const store = createShopStore({ page: () => ({ ...page }), memory: shortMemory() })
  disconnects.push(connectPage(store, linkTabs()))
  page.activeCoupon = 'MILK'
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(session(store).coupon).toBe('MILK')
})

const post = (template: string) => emit('product-posted', { template, product: 101, quantity: 1 })

test('X7 An order of daily essentials reaches the other tabs once on any page', () => {
  openTab()
  post('de')
  settle()
  expect(tabs.traffic).toEqual([{ kind: 'orders-changed' }])
  post('de')
  expect(tabs.traffic).toHaveLength(2)
})

/** Submits a form as the browser does, with no listener cancelling it. */
function submit(method: string, isHandled = false) {
  document.body.innerHTML = `<form method="${method}"></form>`
  const form = expectElement(document.querySelector('form'), HTMLFormElement)
  const handle = (event: Event) => event.preventDefault()
  if (isHandled) form.addEventListener('submit', handle)
  if (form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })))
    form.dispatchEvent(new Event('formdata', { bubbles: true }))
}
const loadNextPage = () => {
  for (const disconnect of disconnects.splice(0)) disconnect()
  return openTab()
}

test("X7 A pause saved by the page's form reaches the other tabs once, when the next page is there", () => {
  openTab()
  submit('post')
  expect(tabs.traffic).toEqual([])
  loadNextPage()
  expect(tabs.traffic).toEqual([{ kind: 'orders-changed' }])
  loadNextPage()
  expect(tabs.traffic).toHaveLength(1)
})

test.each([
  ['a search', () => submit('get')],
  ['a form submitted by a script', () => submit('post', true)],
])('X7 %s is not announced to other tabs', (_, send) => {
  openTab()
  send()
  loadNextPage()
  expect(tabs.traffic).toEqual([])
})

test('X7 With two baskets on the page an order is still announced to other tabs once', async () => {
  const store = openTab()
  const visit = createDemoShop().visit({ as: 'customer' })
  Object.assign(window, { csrfToken: visit.csrfToken })
  const api = createPageApi(visit.fetch, () => true)
  const basket = createBasketStore({ api: () => api })
  const weeks = createWeeksStore({ api: () => api, now: () => new Date() })
  disconnects.push(
    connectBasket(basket, store, linkTabs()),
    connectWeeks(
      weeks,
      linkTabs(),
      createShopClock(() => new Date('2026-11-25T12:00:00Z')),
    ),
  )
  post('de')
  expect(tabs.traffic).toHaveLength(1)
  void basket
    .getState()
    .add(toProduct(findProduct(231)), { quantity: 1, increment: true })
    .then(() => emit('product-posted', { template: 'bol', product: 231, quantity: 1 }, { by: theBasket }))
  await jest.advanceTimersByTimeAsync(2000)
  expect(tabs.traffic).toHaveLength(2)
})
