import { screen, waitFor, within } from '@testing-library/react'
import { openPage } from '../support/page/open-page'

/* One fact in two fields: a pause is in the list of pauses, in the marks of the day's lines, or in both. */

const friday = '2026-11-27'
const line = (id: number, date: string, more: object = {}) => ({
  id,
  product: { id, name: `Product ${id}`, template: 'de', order_price: '1.00' },
  delivery_date: date,
  quantity_ordered: 2,
  total_price: '2.00',
  orderproduct: { order: { id: 7, frequency: 1 } },
  ...more,
})
const box = (date: string, more: object = {}) => ({
  id: 801,
  order_id: 800,
  start_date: date,
  grand_total: '10.00',
  subtotal: '10.00',
  order: { id: 800, frequency: 1 },
  products: [],
  deliveries: [],
  ...more,
})
const pauses = [{ start_date: friday, end_date: friday }]
const weekOf = (more: object, list: object[] | undefined) => ({
  products: [line(1, friday, more), line(2, friday, more), line(3, '2026-11-26')],
  orders: [box(friday, more)],
  pauses: list,
  moves: [],
  activeBolOrder: null,
})

const ways = {
  'by the list, with marks of "no"': weekOf({ paused: false }, pauses),
  'by marks alone, written as "1"': weekOf({ paused: '1' }, undefined),
  'by marks past the cut-off': weekOf({ paused: true }, null as never),
} as const

const html = `<div data-widget="weekly-cost" data-load="ready"></div>
<div data-widget="header-basket" data-load="ready" data-open data-start-of-week="${friday}"></div>
<div data-widget="box-order-detail" data-load="ready" data-start-of-week="${friday}"><script type="application/json">${JSON.stringify({ order: box(friday, { shifted: true }) })}</script></div>`

test.each(Object.entries(ways))(
  'G-02 J-93 A-121 A Friday that is paused %s is described the same everywhere',
  async (_, week) => {
    await openPage(html, {
      globals: { hasPostcode: true, isGuest: false },
      fetch: async () => Response.json(week),
      providers: { now: () => new Date('2026-11-25T12:00:00Z') },
    })
    const basket = within(await screen.findByRole('region', { name: 'Your week' }))
    const day = await basket.findByRole('region', { name: /Friday 27 November/ })
    await waitFor(() => expect(within(day).getByText(/Product 1/)).toBeInTheDocument())
    expect(day).toHaveTextContent('Deliveries Paused')
    // Two of the third product come, and a box counts whether it is paused or not.
    expect(screen.getByRole('region', { name: 'What this week costs' })).toHaveTextContent('£12.00')
    expect(basket.getByText('Week total', { selector: 'dt' }).closest('dl')).toHaveTextContent(
      /Best of Local£10.00/,
    )
    expect(basket.getByText(/^3 items over 2 days\. Not counted: paused products\.$/)).toBeInTheDocument()
    expect(screen.getByRole('region', { name: /^Best of Local box/ })).toHaveTextContent(/paused/)
    expect(day.textContent).not.toMatch(/Delivering/)
  },
)

test('G-02 A day with one of two products marked is not shown as paused, and only the marked product is left out', async () => {
  const week = {
    ...weekOf({}, []),
    orders: [],
    products: [line(1, friday, { paused: true }), line(2, friday)],
  }
  await openPage(html, {
    globals: { hasPostcode: true, isGuest: false },
    fetch: async () => Response.json(week),
    providers: { now: () => new Date('2026-11-25T12:00:00Z') },
  })
  const basket = within(await screen.findByRole('region', { name: 'Your week' }))
  const day = await basket.findByRole('region', { name: /Friday 27 November/ })
  await waitFor(() => expect(within(day).getByText(/Product 1/)).toBeInTheDocument())
  expect(day).not.toHaveTextContent('Deliveries Paused')
  expect(screen.getByRole('region', { name: 'What this week costs' })).toHaveTextContent('£2.00')
})
