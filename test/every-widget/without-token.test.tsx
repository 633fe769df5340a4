import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openShopPage } from '../support/page/shop-page'

const veg = { id: 210, name: 'Seasonal veg box', template: 'bol', order_price: '14.50', max_qty_allowed: 5 }

/** Each way of sending something, with the shopper's actions and the page. */
const ways: [widget: string, html: string, send: () => Promise<void>][] = [
  [
    'postcode-panel',
    '<div data-widget="postcode-panel"></div>',
    async () => userEvent.type(await screen.findByRole('textbox'), 'BS3 4TN{Enter}'),
  ],
  [
    'promo-field',
    '<div data-widget="promo-field"></div>',
    async () => userEvent.type(await screen.findByRole('textbox'), 'WELCOME10{Enter}'),
  ],
  [
    'bol-basket',
    `<div data-widget="order-dialog" data-load="ready"><script type="application/json">${JSON.stringify({ product: veg })}</script></div><div data-widget="bol-basket"></div>`,
    async () => userEvent.click(await screen.findByRole('button', { name: /^Add to basket/ })),
  ],
]

let said: jest.SpyInstance

beforeEach(() => {
  said = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => said.mockRestore())

test('F-67 On a page without a token no widget recommends a reload, and one message names the token', async () => {
  for (const [widget, html, send] of ways) {
    const { calls } = await openShopPage(html, { as: 'guest', hasPostcode: widget !== 'postcode-panel' })
    Reflect.deleteProperty(window, 'csrfToken')
    await send()
    expect((await screen.findAllByText(/this page can't send anything to the shop/)).length).toBeGreaterThan(
      0,
    )
    expect(screen.queryByText(/session has expired|reload/i)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
    expect(calls('POST')).toEqual([])
  }
  const named = said.mock.calls.map(([text]) => String(text)).filter(text => text.includes('csrf-token'))
  expect(named).toEqual([
    expect.stringMatching(/^Doorstep: this page names no CSRF token.*<meta name="csrf-token" content="…">/),
  ])
})
