import { act, screen, waitFor } from '@testing-library/react'
import { findProduct } from '../../../../demo-pages/shop/products/catalogue'
import type { FaultOptions } from '../../../../demo-pages/shop/server/fault-kinds'
import { openShopPage } from '../../../support/page/shop-page'
import { present } from '../../../support/present'

// The presses before the shop goes down, and the presses after it, by the name of a button or a tab.
type Row = { name: string; html: string; before?: RegExp[]; after: RegExp[]; lost: string; type?: RegExp }

const milk = findProduct(101)
const cheddar = findProduct(231)
const place = (name: string, options: object = {}, attributes = '') =>
  `<div data-widget="${name}" data-load="ready" ${attributes}><script type="application/json">${JSON.stringify(options)}</script></div>`

const rows: Row[] = [
  {
    name: 'a regular order',
    html: place('regular-order', { product: milk }),
    before: [/^Increase quantity .* Monday/],
    after: [/^(Update|Add to my) order/],
    lost: 'POST *',
  },
  {
    name: 'a one-off order',
    html: place('one-off-order', { product: milk }),
    before: [/^Increase quantity/],
    after: [/^(Update|Add to my) order/],
    lost: 'POST *',
  },
  {
    name: 'one day of an order',
    html: place('day-order', { product: milk }, 'data-selected-date="2026-11-27"'),
    before: [/./, /^Increase quantity/],
    after: [/^Update order/],
    lost: 'POST *',
  },
  {
    name: 'a box product in its dialog',
    html: place('order-dialog', { product: cheddar }, 'data-mode="dialog"'),
    before: [/./, /^Increase quantity/],
    after: [/^(Update box|Add to basket|Update)/],
    lost: 'POST *',
  },
  {
    name: 'emptying the box',
    html: place('bol-basket'),
    before: [/^Cancel order/],
    after: [/^Yes/],
    lost: 'POST *',
  },
  {
    name: 'a code of the box',
    html: place('bol-basket'),
    type: /Promotional code/,
    after: [/^Apply/],
    lost: 'POST *',
  },
  {
    name: 'a code of the week',
    html: place('header-basket', {}, 'data-open'),
    type: /Discount code/,
    after: [/^Apply/],
    lost: 'POST *',
  },
]

const waysOn = () =>
  screen
    .queryAllByRole('button', { name: /^(Try again|Check again|Reload)$/ })
    .map(button => button.textContent)

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = () => {}
})

test.each(rows)(
  'J-70 A-110 With the shop down, $name has one message and one button; later that button is enough',
  async ({ html, before = [], after, lost, type }) => {
    const { user, visit, providers } = await openShopPage(({ state }) => {
      state.box.lines = [{ id: 700, productId: 231, quantity: 2 }]
      return html
    })
    const press = async (name: RegExp) => {
      const [button] = await screen.findAllByRole('button', { name })
      await user.click(present(button))
    }
    for (const name of before) await press(name)
    if (type) await user.type(await screen.findByLabelText(type), 'MILK10')
    const down: FaultOptions[] = [
      { kind: 'drop-after', match: lost, times: 'always' },
      { kind: '503', match: 'GET /api/*', times: 'always' },
    ]
    for (const fault of down) visit.setFault(fault)
    for (const name of after) await press(name)
    await waitFor(() => expect(waysOn()).toEqual(['Check again']))
    // Every read of the page fails as well.
    await act(() => providers.weeks.getState().refresh())
    expect(waysOn()).toEqual(['Check again'])
    expect(screen.getAllByRole('alert').filter(alert => alert.dataset.tone)).toHaveLength(1)
    visit.state.faults.length = 0
    await press(/^Check again/)
    await waitFor(() => expect(waysOn()).toEqual([]))
  },
)
