import { act, waitFor } from '@testing-library/react'
import { newDraft } from '../../../demo-pages/shop/boxes/box-basket'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { CallName } from '../../../shared/domain/api/client/routes'
import { printedAt, printedOn, settle, stateOf, wordsOf } from '../../support/page/inactive-page'
import { openPage, settled } from '../../support/page/open-page'
import { present } from '../../support/present'
import { definitionOf, widgetNames } from '../../support/widgets/all-widgets'

/** The widgets that print data of the shop. */
const whoPrints = [
  'weekly-view-link',
  'weekly-cost',
  'mobile-basket-button',
  'postcode-panel',
  'registration-steps',
  'bol-basket',
  'order-again',
  'view-box',
  'account-name',
  'account-phone',
  'payment-form',
  'checkout-panel',
]
const ofVisitor = ['open', 'scheme', 'days']
/** Shown only to people without an account. */
const ofGuests = ['registration-steps']

const arriveBy = (type: string, transferSize = 900) =>
  Object.assign(performance, {
    getEntriesByType: (kind: string) => (kind === 'navigation' ? [{ type, transferSize }] : []),
  })

afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType')
  document.head.innerHTML = ''
  sessionStorage.clear()
})

const cheese = { id: 1, productId: 231, quantity: 3 }
const boxOfToday = newDraft(5001)

/** One visitor of the shop, and a cache's copies of its pages. */
function visitor(as: 'customer' | 'guest' = 'customer', hasPostcode = true) {
  const now = () => new Date('2026-11-25T12:00:00Z')
  const visit = createDemoShop({ now }).visit({ as, hasPostcode })
  const globals = { ...visit.globals() }
  return {
    visit,
    print(widget: string) {
      // Without a box there is nothing to check out.
      if (widget === 'checkout-panel') visit.state.box = { lines: [cheese], draft: boxOfToday }
      return printedOn(visit, present(printedAt[widget]), [widget])
    },
    /** `of` is the customer named by the page. */
    async open(markup: string, of?: string) {
      document.head.innerHTML = of ? `<meta name="doorstep-customer" content="${of}">` : ''
      const page = await openPage(markup, {
        globals,
        fetch: request => visit.fetch(request),
        providers: { now },
      })
      await act(settled)
      return page
    },
  }
}

const personOf = (widget: string) => visitor(ofGuests.includes(widget) ? 'guest' : 'customer')
/** Widgets that keep no typed text and read from the shop. */
const activeReader = '<div data-widget="mobile-basket-button" data-load="ready"></div>'
const activeOf =
  '<div data-widget="typeahead" data-load="ready" data-label="Search" data-source="/list"></div>'

test('G-30 The table has every widget that prints data of the shop', async () => {
  const definitions = await Promise.all(widgetNames.map(definitionOf))
  const tellers = definitions.filter(({ serverRendered }) =>
    Object.keys(serverRendered?.facts ?? {}).some(fact => !ofVisitor.includes(fact)),
  )
  expect(tellers.map(({ name }) => name).toSorted()).toEqual(whoPrints.toSorted())
})

/** Ways in which a page arrives that is old or another customer's. */
const arrivals: readonly [how: string, customer: string, type: string, transferSize: number][] = [
  ['a page that names another customer, as a shared cache may serve it', '18', 'navigate', 900],
  ["Back to a page from the browser's cache", '17', 'back_forward', 0],
  ['Back to a page that is loaded again', '17', 'back_forward', 900],
  ["a link to a page from the browser's cache", '17', 'navigate', 0],
]

const [ofAnother, ...others] = arrivals
// One function decides for all widgets how a page arrived, so each widget is tried with another customer's
// page, and the box in every way.
const comings = [
  ...whoPrints.map(widget => [widget, ...present(ofAnother)] as const),
  ...others.map(arrival => ['bol-basket', ...arrival] as const),
]

test.each(comings)(
  'G-30 The print of %s stays asleep on a page straight from the shop, and not after %s',
  async (widget, _, customer, type, transferSize) => {
    const { open, print } = personOf(widget)
    const printed = print(widget)
    arriveBy('navigate')
    await open(activeOf, '17')
    await open(printed, '17')
    expect(stateOf(widget)).toBe('waiting')
    arriveBy(type, transferSize)
    await open(printed, customer)
    await waitFor(() => expect(stateOf(widget)).toBe('mounted'))
  },
)

/** Changes of the shop's data, one call each, and the printed states that become stale. */
const orders: readonly [deed: string, call: CallName, body: object, concerned: readonly string[]][] = [
  [
    'adding to the box',
    'addToBasket',
    { id: 231, quantity: 2, increment: false },
    ['weekly-view-link', 'weekly-cost', 'mobile-basket-button', 'bol-basket', 'checkout-panel'],
  ],
  [
    'cancelling the box',
    'cancelBoxOrder',
    { order: 806 },
    [
      'weekly-view-link',
      'weekly-cost',
      'mobile-basket-button',
      'bol-basket',
      'order-again',
      'checkout-panel',
    ],
  ],
  [
    'ordering for one day',
    'saveOneOff',
    { product: 12, quantity: 1, date: '2026-12-01' },
    ['weekly-view-link', 'weekly-cost'],
  ],
  ['sending a recipe to a friend', 'sendRecipe', { email: 'a@b.example' }, []],
]

describe.each(orders)('after %s in this tab', (_, call, body, concerned) => {
  test(`G-30 These printed states wake up: ${concerned.join(', ') || 'none'}`, async () => {
    arriveBy('navigate')
    const { open, print } = visitor()
    const printed = whoPrints.map(print).join('')
    const { providers } = await open(activeOf)
    await settle(() => providers.api.call(call, { body }).catch(() => {}))
    await open(printed)
    const activated = document.querySelectorAll<HTMLElement>(
      '[data-printed]:not([data-widget-state=waiting])',
    )
    expect([...activated].map(({ dataset }) => dataset.widget)).toEqual(concerned)
  })
})

test("G-30 Stale data is read once; after the shop's answer the next page stays asleep", async () => {
  arriveBy('navigate')
  const { open, print, visit } = visitor()
  const before = print('mobile-basket-button')
  const { providers } = await open(activeOf)
  await settle(() => providers.api.call('addToBasket', { body: { id: 231, quantity: 2, increment: false } }))
  await open(before)
  await waitFor(() => expect(wordsOf('mobile-basket-button')).toContain('2inbox'))
  // Every page does this when it is left.
  window.dispatchEvent(new Event('pagehide'))
  await open(print('mobile-basket-button'))
  expect(stateOf('mobile-basket-button')).toBe('waiting')
  await open(before)
  await waitFor(() => expect(wordsOf('mobile-basket-button')).toContain('2inbox'))
  expect(visit.log.filter(({ path }) => path === '/api/bol-basket')).toHaveLength(2)
})

describe('a page that a shared cache gives to another customer', () => {
  const fill = (visit: ReturnType<typeof visitor>['visit']) =>
    visit.call('POST', '/api/product/bol', { id: 231, quantity: 3 })

  test.each(['bol-basket', 'mobile-basket-button'])(
    "G-30 After %s customers see their own box, and never another's",
    async widget => {
      arriveBy('navigate')
      const alison = visitor()
      await fill(alison.visit)
      const ofAlison = alison.print(widget)
      expect(ofAlison).toMatch(/3x231|items=3/)
      const joseph = visitor()
      for (const load of ['printed', 'ready']) {
        await joseph.open(activeReader, '18')
        const since = joseph.visit.log.length
        await joseph.open(ofAlison.replace('data-load="printed"', `data-load="${load}"`), '17')
        await waitFor(() => expect(stateOf(widget)).toBe('mounted'))
        expect(wordsOf(widget)).toMatch(widget === 'bol-basket' ? /^(?!.*14\.40)/ : /0inbox/)
        expect(joseph.visit.log.slice(since).map(({ path }) => path)).toContain('/api/bol-basket')
      }
    },
  )

  test("G-30 The cards wake up too, since they may show another customer's box", async () => {
    arriveBy('navigate')
    const product = { id: 231, name: 'Mature cheddar', template: 'bol', is_available: true }
    const card = `<div data-widget="order-dialog"><script type="application/json">${JSON.stringify({ product })}</script><p>✓ 3 in box</p><button>Add another</button></div>`
    const alison = visitor()
    await fill(alison.visit)
    const ofAlison = alison.print('mobile-basket-button')
    const joseph = visitor()
    const own = joseph.print('mobile-basket-button')
    await joseph.open(activeReader, '18')
    await joseph.open(own + card, '18')
    expect(stateOf('order-dialog')).toBe('waiting')
    await joseph.open(ofAlison + card, '17')
    await waitFor(() => expect(stateOf('order-dialog')).toBe('mounted'))
    expect(wordsOf('order-dialog')).not.toContain('3inbasket')
  })

  test("G-30 Another customer's printed answer is not even shown until the shop has answered", async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:00:01Z'))
    arriveBy('navigate')
    const alison = visitor()
    await fill(alison.visit)
    const ofAlison = alison.print('bol-basket')
    const joseph = visitor()
    await joseph.open(activeReader, '18')
    joseph.visit.setFault({ kind: 'offline', match: 'GET /api/bol-basket*', times: 'always' })
    await joseph.open(ofAlison, '17')
    await waitFor(() => expect(stateOf('bol-basket')).toBe('mounted'))
    expect(wordsOf('bol-basket')).not.toMatch(/14\.40|Total£/)
    jest.restoreAllMocks()
  })
})
