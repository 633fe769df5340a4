import { act, waitFor } from '@testing-library/react'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { apiProvider, createPageApi } from '../../../../shared/domain/hooks/use-api'
import { linkTabs } from '../../../../shared/platform/page/lifecycle/other-tabs'
import { createShopClock } from '../../../../shared/platform/page/shop-clock'
import { createProviders } from '../../../../shared/platform/providers/provider'
import { clockProvider } from '../../../../shared/platform/providers/use-clock'
import { tabsProvider } from '../../../../shared/platform/providers/use-tabs'
import { boot } from '../../../../shared/platform/runtime/boot'
import { hearsOf } from '../../../../shared/platform/runtime/lazy/built-server-rendered'
import { widgets } from '../../../../widgets'
import { activate, printedOn, settle, wordsOf } from '../../../support/page/inactive-page'
import { forgetFacts, settled } from '../../../support/page/open-page'
import { definitionOf } from '../../../support/widgets/all-widgets'
import { installTabs } from '../page/tabs'

let tabs: ReturnType<typeof installTabs>
let life = new AbortController()
beforeEach(() => {
  tabs = installTabs()
  life = new AbortController()
  forgetFacts()
})
afterEach(() => {
  act(() => life.abort())
  tabs.restore()
  document.body.innerHTML = ''
})

/** Opens a page without a store or an active widget that could listen. */
async function openLazy(names: readonly string[], as: 'guest' | 'customer', path = '/') {
  const clock = createShopClock(() => new Date('2026-11-25T12:00:00Z'))
  const visit = createDemoShop({ now: clock.now }).visit({ as, hasPostcode: as === 'customer' })
  Object.assign(window, visit.globals())
  document.body.innerHTML = printedOn(visit, path, names)
  for (const name of names) Object.assign(hearsOf, { [name]: (await definitionOf(name)).hears ?? [] })
  const api = createPageApi(
    request => visit.fetch(request),
    () => true,
    clock,
  )
  const providers = createProviders(
    [
      [clockProvider, clock],
      [apiProvider, api],
      [tabsProvider, linkTabs()],
    ],
    life.signal,
  )
  await act(async () => {
    boot(widgets, { providers, until: life.signal })
    await settled()
  })
  return visit
}

test('The week opens at the date requested while no widget was active', async () => {
  Element.prototype.scrollIntoView = jest.fn()
  await openLazy(['header-basket', 'weekly-view-link'], 'customer')
  const detail = { date: '2026-12-08' }
  await settle(() => window.dispatchEvent(new CustomEvent('open-weekly-basket', { detail })))
  await waitFor(() => expect(wordsOf('header-basket')).toContain('Tuesday8December'))
})

test('EVT-04 A postcode confirmed while no widget was active is shown', async () => {
  await openLazy(['postcode-panel'], 'guest')
  const detail = { postcode: 'BS3 4TN', quotaReached: false }
  await settle(() => window.dispatchEvent(new CustomEvent('valid-postcode', { detail })))
  await waitFor(() => expect(wordsOf('postcode-panel')).toContain('BS34TN'))
})

test('EVT-01 X7 A postcode confirmed in another tab while no widget was active is shown and fills the page once', async () => {
  const heard = jest.fn()
  window.addEventListener('valid-postcode', heard)
  await openLazy(['postcode-panel'], 'guest')
  const message = { kind: 'postcode-confirmed', postcode: 'BS3 4TN', quotaReached: false }
  await settle(() => new BroadcastChannel('doorstep').postMessage(message))
  await waitFor(() => expect(wordsOf('postcode-panel')).toContain('BS34TN'))
  window.removeEventListener('valid-postcode', heard)
  expect(heard).toHaveBeenCalledTimes(1)
})

test("X7 An order announced by a page's script while no widget was active reaches other tabs", async () => {
  await openLazy(['mobile-basket-button'], 'customer')
  const detail = { template: 'bol', product: 231, quantity: 1 }
  await settle(() => window.dispatchEvent(new CustomEvent('product-posted', { detail })))
  await waitFor(() => expect(tabs.traffic).toContainEqual({ kind: 'orders-changed' }))
})

/** Events after which no printed state is trusted. */
const happenings: [string, () => unknown][] = [
  ['an event', () => window.dispatchEvent(new CustomEvent('basket-updated', { detail: {} }))],
  [
    'a message of another tab',
    () => new BroadcastChannel('doorstep').postMessage({ kind: 'orders-changed' }),
  ],
  ['Back', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
]

describe('the basket that a page has just printed', () => {
  const shop = { call: (quantity: number) => ['POST', '/api/product/bol', { id: 231, quantity }] as const }
  const open = async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:00:03Z'))
    Object.assign(performance, { getEntriesByType: () => [] })
    const visit = await openLazy(['bol-basket'], 'customer', '/shop/best-of-local/featured')
    await visit.call(...shop.call(2))
    return visit
  }
  const wordsAndReads = (visit: Awaited<ReturnType<typeof open>>) => [
    /Total£9.60/.test(wordsOf('bol-basket')),
    visit.log.filter(({ method }) => method === 'GET').map(({ path }) => path),
  ]
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(performance, 'getEntriesByType')
  })

  test('The basket is not read when somebody uses it', async () => {
    const visit = await open()
    await activate('bol-basket')
    expect(wordsAndReads(visit)).toEqual([false, []])
  })

  test.each(happenings)('X7 The basket is read again after %s', async (_, happen) => {
    const visit = await open()
    await settle(happen)
    await waitFor(() => expect(wordsAndReads(visit)).toEqual([true, ['/api/bol-basket']]))
  })
})

describe('a printed box', () => {
  const open = async () => {
    const visit = await openLazy(['view-box'], 'customer', '/account/orders')
    return () => visit.log.map(({ method, path }) => `${method} ${path}`)
  }

  test('A-114 The box is not read when somebody uses it', async () => {
    const calls = await open()
    await activate('view-box')
    expect(calls()).toEqual([])
  })

  const posted = { detail: { template: 'bol', product: 231, quantity: 1 } }
  test.each<[string, () => unknown]>([
    ['an order', () => window.dispatchEvent(new CustomEvent('product-posted', posted))],
    ...happenings,
  ])('A-114 The box is read after %s', async (_, happen) => {
    const calls = await open()
    await settle(happen)
    await waitFor(() => expect(calls()).toContain('GET /api/basket?start_of_week=2026-11-29'))
  })
})
