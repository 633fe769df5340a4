import { screen, waitFor } from '@testing-library/react'
import { checkoutPanel } from '../../../../demo-pages/pages/boxes/box-placeholders'
import { boxesBetween } from '../../../../demo-pages/shop/boxes/box-orders'
import { doorstepAnswer } from '../../../../shared/tools/server-helpers/doorstep'
import { shownOf as shownAt, weekdays } from '../../../support/page/device-days-off'
import { openPage } from '../../../support/page/open-page'
import { openShopPage } from '../../../support/page/shop-page'
import { pass } from '../../../support/test-time'
import { inOwnWords } from '../../../support/words/own-words'

/* A device whose clock is two days behind or ahead of the shop's. */

const at = '2026-11-25T12:00:00Z'
const dayMs = 86_400_000
type Visit = Awaited<ReturnType<typeof openShopPage>>['visit']

const widget = (name: string, json: object = {}, attributes = '') =>
  `<div data-widget="${name}" data-load="ready" ${attributes}><script type="application/json">${JSON.stringify(json)}</script></div>`
const box = ({ state }: Visit, order: number, date: string) =>
  boxesBetween(state, new Date(at), date, date).find(({ order_id }) => order_id === order)
const payment = widget('payment-form', {}, 'data-outstanding-balance="12.50" data-balance-date="2026-11-25"')

/** Widgets that state times, each beside a widget whose call to the shop gives the time. */
const parts: Record<string, (visit: Visit) => string> = {
  'payment-form with the date of its balance': () => payment,
  'payment-form without one': () => widget('payment-form', {}, 'data-outstanding-balance="12.50"'),
  'header-basket': () => widget('header-basket', {}, 'data-open'),
  'weekly-view-link': () => widget('weekly-view-link', {}, 'data-total'),
  'checkout-panel': visit => inOwnWords(checkoutPanel(visit.page('/shop/best-of-local/checkout')).markup),
  'order-again': () => widget('order-again'),
  'box-order-detail of a past day': visit =>
    widget('box-order-detail', { order: box(visit, 802, '2026-11-24') }),
  'box-order-detail of a future day': visit =>
    widget('box-order-detail', { order: box(visit, 806, '2026-12-05') }),
  'pause-picker': () => widget('pause-picker'),
  'transaction-search': () => widget('transaction-search'),
}

async function shownOf(html: (visit: Visit) => string, daysAhead: number): Promise<string> {
  sessionStorage.clear()
  const { visit } = await openShopPage(
    async opened => {
      await opened.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
      return widget('weekly-cost') + html(opened)
    },
    { at, daysAhead },
  )
  await waitFor(() => expect(visit.log.some(({ path }) => path.startsWith('/api/basket'))).toBe(true))
  await pass(400)
  const values = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].map(
    each => each.value,
  )
  const text = document.body.cloneNode(true) as HTMLElement
  for (const script of text.querySelectorAll('script,template')) script.remove()
  return `${text.textContent} ${values.join(' ')}`
}

const rows = Object.keys(parts).flatMap(name => [-2, 2].map(days => [name, days] as const))

test.each(rows)(
  `J-50 A-17 %s on a device %d days off shows the same as on a right one (1 of ${rows.length} rows)`,
  async (name, days) => {
    const html = parts[name] as (visit: Visit) => string
    expect(await shownOf(html, days)).toBe(await shownOf(html, 0))
  },
)

const never = () => new Promise<never>(() => {})
const device = (days: number) => ({ now: () => new Date(Date.parse(at) + days * dayMs) })

test.each([-2, 2])(
  'J-50 Before the shop has answered, a device %d days off says nothing about a freshly printed balance',
  async days => {
    await openPage(payment, { fetch: never, providers: { ...device(days), askTime: never } })
    await screen.findByText('£12.50')
    expect(document.body).not.toHaveTextContent('may have changed')
  },
)

test.each([-2, 2])(
  'J-50 G-30 A printed week is shown for the shop’s day at once on a device %d days off',
  async days => {
    const answer = { products: [], orders: [], pauses: [], moves: [], activeBolOrder: null }
    const printed = doorstepAnswer('GET /api/basket?start_of_week=2026-11-22', answer).replace(
      /data-at="[^"]*"/,
      `data-at="${at}"`,
    )
    jest.setSystemTime(Date.parse(at) + days * dayMs)
    await openPage(widget('header-basket', {}, 'data-open') + printed, {
      globals: { hasPostcode: true, isGuest: false },
      fetch: never,
      providers: device(days),
    })
    await waitFor(() => expect(document.body).toHaveTextContent('Sun 22nd November - Sat 28th November'))
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('heading', { level: 3 })
          .filter(each => each.textContent?.includes('Today'))
          .map(each => each.textContent),
      ).toEqual([expect.stringContaining('25')]),
    )
  },
)

const christmas = widget('seasonal-popup', {}, 'data-from="2026-11-22" data-until="2030-12-20"')
const early: [name: string, html: (visit: Visit) => string, at: keyof typeof weekdays, days: number][] = [
  ['weekly-cost', () => widget('weekly-cost'), 'Sunday', -2],
  ['header-basket', () => widget('header-basket', {}, 'data-open'), 'Saturday', 2],
  [
    'box-order-detail',
    visit => widget('box-order-detail', { order: box(visit, 802, '2026-11-24') }),
    'Wednesday',
    -2,
  ],
  ['pause-picker', () => widget('pause-picker'), 'Wednesday', 2],
  ['payment-form', () => payment, 'Wednesday', -2],
]

test.each(early)(
  'J-50 Before the shop has answered, %s states no times of a device that is days off',
  async (_, part, day, days) => {
    const { visit } = await openShopPage('')
    const html = part(visit)
    const at = weekdays[day]
    const moment = 'before an answer'
    expect(await shownAt(html, { moment, at, days })).toBe(await shownAt(html, { moment, at, days: 0 }))
  },
)

const asking: [name: string, html: string][] = [
  ['pause-picker', widget('pause-picker')],
  ['transaction-search', widget('transaction-search')],
  ['payment-form', payment],
  ['seasonal-popup', christmas],
]

test.each(asking)(
  'J-50 %s, which reads nothing, asks the server for the time once and falls back on the device',
  async (_, html) => {
    const askTime = jest.fn(async () => null)
    await openPage(html + html, { fetch: never, providers: { ...device(0), askTime } })
    expect(askTime).toHaveBeenCalledTimes(1)
    const askInVain = jest.fn(() => Promise.reject(new TypeError('offline')))
    const { providers } = await openPage(html, {
      fetch: never,
      providers: { ...device(0), askTime: askInVain },
    })
    await pass(20)
    expect(providers.clock.isKnown()).toBe(true)
    expect(askInVain).toHaveBeenCalledTimes(1)
  },
)

test('J-50 On a freshly printed page with its time nobody asks for the time', async () => {
  const printed = doorstepAnswer('GET /api/bol-basket', {}).replace(/data-at="[^"]*"/, `data-at="${at}"`)
  const askTime = jest.fn(never)
  jest.setSystemTime(Date.parse(at) + 2 * dayMs)
  await openPage(widget('pause-picker') + printed, { fetch: never, providers: { ...device(2), askTime } })
  expect(document.body).toHaveTextContent('Friday 27 November')
  expect(askTime).not.toHaveBeenCalled()
})

test.each([
  [-2, '2026-11-22', true],
  [2, '2026-11-23', false],
])(
  'J-50 SP-01 On a device %d days off a season from %s has begun by the shop’s 22 November: %s',
  async (days, from, isOn) => {
    const at = '2026-11-22T12:00:00Z'
    const html = widget('seasonal-popup', {}, `data-from="${from}"`)
    const shown = await shownAt(html, { moment: 'at rest', at, days })
    expect(/Christmas/.test(shown)).toBe(isOn)
    expect(shown).toBe(await shownAt(html, { moment: 'at rest', at, days: 0 }))
  },
)
