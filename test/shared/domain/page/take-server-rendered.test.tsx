import { waitFor } from '@testing-library/react'
import { routes } from '../../../../shared/domain/api/client/routes'
import { takeServerRendered } from '../../../../shared/domain/page/take-server-rendered'
import { listOf, object, string } from '../../../../shared/platform/values/decoder'
import { activate, openInactive, settle, stateOf, wordsOf } from '../../../support/page/inactive-page'
import { openPage } from '../../../support/page/open-page'

const featured = '/shop/best-of-local/featured'
const printedAt = Date.parse('2026-11-25T12:00:00Z')

type Fill = { call: (...call: never[]) => Promise<Response> }
const fill =
  (quantity: number, id = 231) =>
  (visit: Fill) =>
    visit.call(...(['POST', '/api/product/bol', { id, quantity }] as never[]))

/** The featured page, loaded this many seconds after it was printed, with three of a product in the box. */
async function openFeatured(seconds: number, product = 231) {
  jest.spyOn(Date, 'now').mockReturnValue(printedAt + seconds * 1000)
  entries({})
  const page = await openInactive(featured, ['bol-basket', 'order-again'], { prepare: fill(3, product) })
  const asked = (method = 'GET') => page.calls(method).filter(call => !/product\/bol/.test(call))
  return { ...page, asked }
}

const entries = (found: Readonly<Record<string, readonly object[]>>) =>
  Object.assign(performance, { getEntriesByType: (type: string) => found[type] ?? [] })

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

describe('the printed answer', () => {
  test('A fresh printed answer replaces the first read and no other', async () => {
    entries({
      navigation: [{ type: 'navigate', transferSize: 900 }],
      'visibility-state': [{ name: 'visible' }],
    })
    const { asked, providers } = await openFeatured(9)
    await activate('bol-basket')
    await activate('order-again')
    expect(wordsOf('bol-basket')).toContain('Total£14.40')
    expect(wordsOf('order-again')).toContain('05/12/2026')
    expect(asked()).toEqual([])
    await settle(() => providers.basket.invalidate())
    expect(asked()).toEqual(['GET /api/bol-basket'])
  })

  test('An older printed answer is shown and read again without a notice', async () => {
    const { asked, visit } = await openFeatured(11)
    await fill(5)(visit)
    await activate('bol-basket')
    await waitFor(() => expect(wordsOf('bol-basket')).toContain('Total£24.00'))
    expect(asked()).toEqual(['GET /api/bol-basket'])
    expect(wordsOf('bol-basket')).not.toContain('isnow')
  })

  test.each([
    ['is nine seconds old', true, 9, {}],
    ['is eleven seconds old', false, 11, {}],
    ['has a time in the future', false, -11, {}],
    ['was restored by Back', false, 1, { navigation: [{ type: 'back_forward', transferSize: 900 }] }],
    ['came from the browser’s cache', false, 1, { navigation: [{ type: 'navigate', transferSize: 0 }] }],
    [
      'was fetched ahead',
      false,
      1,
      { navigation: [{ type: 'navigate', transferSize: 900, deliveryType: 'navigational-prefetch' }] },
    ],
    ['was visible all the time', true, 1, { 'visibility-state': [{ name: 'visible' }] }],
    ['was hidden meanwhile', false, 1, { 'visibility-state': [{ name: 'visible' }, { name: 'hidden' }] }],
  ])('A page that %s is fresh: %s', (_, isFresh, seconds, found) => {
    entries(found)
    jest.spyOn(Date, 'now').mockReturnValue(printedAt + seconds * 1000)
    document.body.innerHTML = `<script type="application/json" data-doorstep-answer="GET /api/basket" data-at="2026-11-25T12:00:00Z">{"name":"printed"}</script>`
    const printed = takeServerRendered(routes.readWeek, '/api/basket', object({ name: string }))
    expect(printed).toEqual({ answer: { name: 'printed' }, isFresh })
  })

  test('After a change on this page the printed answer is never used', async () => {
    const { asked, providers } = await openFeatured(1)
    await providers.api.call('removeBasketLine', { params: { lineId: 999 } }).catch(() => {})
    await activate('order-again')
    expect(asked()).toContain('GET /api/basket/latest-bol')
  })

  test.each(['{"basket": {}}', 'not JSON', '{"success": false}'])(
    'An invalid printed answer is reported and not used: %s',
    async broken => {
      const warn = jest.spyOn(console, 'warn').mockImplementation()
      jest.spyOn(Date, 'now').mockReturnValue(printedAt)
      const more = `<script type="application/json" data-doorstep-answer="GET /api/basket?d=1" data-at="2026-11-25T12:00:00Z">${broken}</script>`
      const answer = { products: [{ name: 'Butter' }] }
      const fetch = jest.fn(async () => Response.json(answer))
      const { providers } = await openPage(more, { fetch })
      const decode = object({ products: listOf(object({ name: string })) })
      expect(await providers.api.call('readWeek', { query: { d: 1 }, read: decode })).toEqual(answer)
      expect(fetch).toHaveBeenCalledTimes(1)
      expect(warn.mock.calls.join()).toMatch(/printed answer cannot be used: GET \/api\/basket/)
    },
  )

  test('A printed answer serves only the same query', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(printedAt)
    const printed = `<script type="application/json" data-doorstep-answer="GET /api/basket?d=1" data-at="2026-11-25T12:00:00Z">{"name":"printed"}</script>`
    const { providers } = await openPage(printed, { fetch: async () => Response.json({ name: 'live' }) })
    const ask = (d: number) =>
      providers.api.call('readWeek', { query: { d }, read: object({ name: string }) })
    expect([await ask(2), await ask(1), await ask(1)]).toEqual([
      { name: 'live' },
      { name: 'printed' },
      { name: 'live' },
    ])
  })
})

describe('on a printed basket', () => {
  test('A sleeping basket wakes when a widget knows another basket of the same size and total', async () => {
    const { asked, visit, providers } = await openFeatured(60, 201)
    const stop = providers.basket.subscribe(() => {})
    await waitFor(() => expect(asked()).toHaveLength(1))
    await settle(() => {})
    expect(stateOf('bol-basket')).toBe('waiting')
    visit.state.box.lines = visit.state.box.lines.map(line => ({ ...line, productId: 202 }))
    await settle(() => providers.basket.invalidate())
    await waitFor(() => expect(stateOf('bol-basket')).toBe('mounted'))
    expect(wordsOf('bol-basket')).toContain('Unsmokedbackbacon')
    stop()
  })

  test('A-115 A sleeping basket wakes when a new day begins in London', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-28T23:10:00Z'), advanceTimers: true })
    await openInactive(featured, ['bol-basket', 'order-again', 'postcode-panel'])
    await settle(() => jest.advanceTimersByTimeAsync(3_030_500))
    expect(['bol-basket', 'order-again', 'postcode-panel'].map(stateOf)).toEqual([
      'mounted',
      'mounted',
      'waiting',
    ])
    jest.useRealTimers()
  })
})
