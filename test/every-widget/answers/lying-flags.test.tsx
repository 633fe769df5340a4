import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { FaultOptions } from '../../../demo-pages/shop/server/fault-kinds'
import { createPageApi } from '../../../shared/domain/hooks/use-api'
import { mayGoByItself } from '../../../shared/platform/page/lifecycle/by-itself'
import { createLeaveForLogin } from '../../../shared/platform/page/lifecycle/leave-for-login'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'
import { examplesOf } from '../../support/widgets/all-widgets'

const user = userEvent.setup({ delay: null })
const rest = (ms = 50) => pass(ms)

const basket = '<div data-widget="bol-basket" data-load="ready"></div>'
const week = '<div data-widget="header-basket" data-load="ready" data-open></div>'

type Lie = {
  page: 'guest' | 'customer'
  session: 'guest' | 'customer'
  fault?: FaultOptions
  /** The code that became active after the page was printed. */
  coupon?: string
}

/** A page from a full-page cache, shown to another visitor. */
async function openCached(html: string, { page, session, fault, coupon = '' }: Lie) {
  const now = () => new Date('2026-11-25T12:00:00Z')
  const visit = createDemoShop({ now }).visit({ as: session, hasPostcode: true })
  await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
  visit.state.coupon = coupon || null
  if (fault) visit.setFault(fault)
  const leave = jest.fn()
  const place = {
    pathname: '/shop/best-of-local/featured',
    search: '',
    origin: location.origin,
    assign: leave,
  }
  const opened = await openPage(html, {
    globals: { ...visit.globals(), activeCoupon: null, isGuest: page === 'guest' },
    providers: { now, api: createPageApi(request => visit.fetch(request), createLeaveForLogin(place)) },
  })
  const ways = () => leave.mock.calls.map(([address]) => address)
  return { ...opened, visit, ways }
}

/** The text that the widget still shows, unless it has crashed. */
const stands = (name: string) =>
  expect(document.querySelector(`[data-widget="${name}"]`)).toHaveAttribute('data-widget-state', 'mounted')

afterEach(() => sessionStorage.clear())

const toLogin = [`${location.origin}/login?return=%2Fshop%2Fbest-of-local%2Ffeatured`]
const discount = 'POST /api/basket/apply-discount'

describe("a cached page for customers in a guest's session", () => {
  const lie = { page: 'customer', session: 'guest' } as const

  const places = [
    {
      ids: 'BB-20',
      of: 'the box',
      html: basket,
      widget: 'bol-basket',
      isShown: () => screen.getByText('Mature cheddar'),
      kind: '401',
    },
    {
      ids: 'HB-50',
      of: 'the week',
      html: week,
      widget: 'header-basket',
      isShown: () => screen.getByRole('region', { name: 'Your week' }),
      kind: 'login-page',
    },
  ] as const
  test.each(places)(
    'CALL-03 $ids GLB-04 A code for $of answered with $kind leads to the login once, and $of stays',
    async ({ html, widget, isShown, kind }) => {
      const { ways } = await openCached(html, { ...lie, fault: { kind, match: discount, times: 'always' } })
      const field = await screen.findByRole('textbox', { name: /code/i })
      for (let time = 0; time < 3; time++) {
        await user.type(field, 'SPRING5{Enter}')
        await rest()
      }
      expect(ways()).toEqual(toLogin)
      stands(widget)
      expect(isShown()).toBeVisible()
    },
  )

  test('BB-19 GLB-04 A code that the shop refuses to a guest says so, and nobody is sent away', async () => {
    const { ways } = await openCached(basket, lie)
    const field = await screen.findByRole('textbox', { name: 'Promotional code' })
    await user.type(field, 'SUMMR{Enter}')
    expect(await screen.findByText(/: That code is not valid\.$/)).toBeVisible()
    expect(ways()).toEqual([])
    stands('bol-basket')
  })

  const refused = { ...lie, fault: { kind: '401', match: 'GET *', times: 'always' } } as const

  test('L-03 On the page to which the login page has led straight back, each failed read has a link to the login', async () => {
    mayGoByItself('/login')
    const [checkout] = await examplesOf('checkout-panel')
    const { ways } = await openCached(
      `${basket}${week}<div data-widget="weekly-cost" data-load="ready"></div><div data-widget="order-again" data-load="ready"></div>
      ${checkout?.markup.replace('<div', '<div data-load="ready"')}`,
      refused,
    )
    for (const name of ['bol-basket', 'header-basket', 'weekly-cost', 'order-again', 'checkout-panel']) {
      const widget = document.querySelector<HTMLElement>(`[data-widget="${name}"]`) as HTMLElement
      const link = await within(widget).findByRole('link', { name: 'Log in' })
      expect([name, link.getAttribute('href')]).toEqual([name, '/login?return=%2F'])
      expect(widget).toHaveTextContent('Please log in again.')
      expect(within(widget).queryByRole('button', { name: 'Try again' })).toBeNull()
    }
    expect(ways()).toEqual([])
  })

  test('CALL-03 GLB-04 When every read is refused, basket and week together lead to the login page once', async () => {
    const { ways, providers } = await openCached(basket + week, refused)
    await waitFor(() => expect(ways()).toEqual(toLogin))
    for (let time = 0; time < 3; time++) {
      await act(async () => {
        await Promise.all([providers.weeks.getState().refresh(), providers.basket.getState().refresh()])
      })
    }
    await rest()
    expect(ways()).toEqual(toLogin)
    stands('bol-basket')
    stands('header-basket')
  })
})

describe("a cached page for guests in a customer's session", () => {
  const lie = { page: 'guest', session: 'customer' } as const

  test("BB-14 BB-16 GLB-04 The box shows the shop's lines and the discount of a code, without a field for a code", async () => {
    const { ways, visit } = await openCached(basket, { ...lie, coupon: 'SPRING5' })
    await screen.findByText('Mature cheddar')
    expect(screen.getByText('Discount').nextElementSibling).toHaveTextContent('minus £0.72')
    expect(screen.queryByRole('textbox', { name: 'Promotional code' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Increase quantity of Mature cheddar/ }))
    await waitFor(() => expect(visit.state.box.lines).toMatchObject([{ quantity: 4 }]))
    expect(ways()).toEqual([])
    stands('bol-basket')
  })

  test("HB-48 GLB-04 The week shows the shop's data and offers no code", async () => {
    const { ways } = await openCached(week, lie)
    const shown = await screen.findByRole('region', { name: 'Your week' })
    await waitFor(() => expect(shown).not.toHaveAttribute('aria-busy'))
    expect(shown).toHaveTextContent('Whole milk')
    expect(screen.queryByRole('textbox', { name: /code/i })).toBeNull()
    expect(ways()).toEqual([])
    stands('header-basket')
  })

  test('GLB-04 BB-16 When the page’s script corrects the flag, the field for a code appears', async () => {
    const { providers } = await openCached(basket, lie)
    await screen.findByText('Mature cheddar')
    Object.assign(window, { isGuest: false })
    act(() => providers.store.getState().rereadPage())
    expect(screen.getByRole('textbox', { name: 'Promotional code' })).toBeVisible()
  })
})
