import { screen, waitFor, within } from '@testing-library/react'
import { toDraft } from '../../../shared/domain/api/box-draft'
import { toBoxOrder } from '../../../shared/domain/api/box-orders'
import { toSaved } from '../../../shared/domain/api/client/saved'
import { openPage } from '../../support/page/open-page'

/* The same fact in the spellings of several servers. */

const line = (id: number, more: object = {}) => ({
  id,
  product_id: 230 + id,
  product: { id: 230 + id, name: `Cheese ${id}`, template: 'bol', order_price: '4.80' },
  quantity: 2,
  ...more,
})
const draft = { id: 900, frequency: 0, date: '2026-11-27' }
const basketOf = (products: object[], order: unknown = draft) => ({ basket: {}, order, products })
const openBasket = async (answer: unknown) => {
  await openPage('<div data-widget="bol-basket" data-load="ready"></div>', {
    globals: { hasPostcode: true, isGuest: false },
    fetch: async () => Response.json(answer),
  })
  return screen.findByRole('region', { name: 'Your Best of Local box' })
}
const nothings = [0, '0', ' 0 ', '', null, undefined, false]

test.each(nothings)(
  'G-06 An order whose parent and edited order are %j is a new one, not an amendment',
  async none => {
    const order = { ...draft, parent_id: none, editing_order_id: none }
    expect(toDraft(order)).toMatchObject({ parentId: null, editingOrderId: null })
    const basket = await openBasket(basketOf([line(1)], order))
    expect(await within(basket).findByRole('button', { name: 'Cancel order' })).toBeInTheDocument()
    expect(within(basket).queryByRole('button', { name: 'Cancel amendments' })).toBeNull()
  },
)

test.each([...nothings, [], {}, { id: 0 }])('G-06 A basket whose order is %j has no order', async none => {
  expect(toDraft(none)).toBeNull()
})

test.each([2, '2', '2.00', ' 2.0 '])(
  'G-07 A line with the quantity %j is shown like a line with the quantity 2',
  async quantity => {
    const basket = await openBasket(basketOf([line(1, { quantity })]))
    expect(await within(basket).findByRole('spinbutton')).toHaveValue('2')
    expect(basket).toHaveTextContent('£9.60')
  },
)

test.each(['0000-00-00', '0000-00-00 00:00:00', '', null])(
  'G-07 A basket whose order has the date %j is shown like one without a date',
  async date => {
    const basket = await openBasket(basketOf([line(1)], { ...draft, date, next_delivery_date: date }))
    expect(await within(basket).findByText('Cheese 1')).toBeInTheDocument()
    expect(screen.queryByText("We couldn't load your box.")).toBeNull()
  },
)

test.each([{ quantity: 'two' }, { id: null }, { quantity: -1 }, { product: 'x' }])(
  'G-07 A line with %j does not affect the other lines, and the total is unknown',
  async bad => {
    const basket = await openBasket(basketOf([line(1), line(2, bad), line(3)]))
    expect(await within(basket).findByText('Cheese 1')).toBeInTheDocument()
    expect(within(basket).getByText('Cheese 3')).toBeInTheDocument()
    expect(within(basket).getByText("Part of your box can't be shown here.")).toBeInTheDocument()
    expect(within(basket).getByText('Total').closest('div')).toHaveTextContent('not known yet')
    expect(basket).not.toHaveTextContent('Please add some products')
  },
)

test('G-07 A day whose only line is unreadable is not reported as empty', async () => {
  const essential = (id: number, date: string, more: object = {}) => ({
    id,
    product: { id, name: `Milk ${id}`, template: 'de', order_price: '1.00' },
    delivery_date: date,
    quantity_ordered: 2,
    total_price: '2.00',
    ...more,
  })
  const products = [essential(1, '2026-11-26'), essential(2, '2026-11-27', { quantity_ordered: 'many' })]
  await openPage(
    '<div data-widget="weekly-cost" data-load="ready"></div><div data-widget="header-basket" data-load="ready" data-open></div>',
    {
      globals: { hasPostcode: true, isGuest: false },
      fetch: async () => Response.json({ products, orders: [], pauses: [], moves: [], activeBolOrder: 0 }),
      providers: { now: () => new Date('2026-11-25T12:00:00Z') },
    },
  )
  const week = within(await screen.findByRole('region', { name: 'Your week' }))
  const friday = await week.findByRole('region', { name: /Friday 27/ })
  await waitFor(() => expect(week.getByText('Milk 1')).toBeInTheDocument())
  expect(friday).toHaveTextContent('—')
  expect(friday).not.toHaveTextContent(/Nothing/)
  expect(screen.getAllByText("Part of this week can't be shown here.")).toHaveLength(2)
})

test('G-06 A message inside data is shown, also beside null at the top', () => {
  expect(
    toSaved({ message: null, order_link: '', data: { message: 'Saved.', order_link: '/orders' } }, ''),
  ).toEqual({
    message: 'Saved.',
    link: '/orders',
    redirect: null,
  })
})

test('G-07 An unreadable row of a box is shown as unknown, and the other rows stay', () => {
  const { products, deliveries } = toBoxOrder({
    id: 1,
    products: [{ product: { name: 'Leeks' }, quantity: 2 }, 'x'],
    deliveries: [null, { product_name: 'Leeks', quantity_ordered: 2 }],
  })
  expect(products.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Leeks', 2],
    ['', null],
  ])
  expect(deliveries.map(({ name, ordered }) => [name, ordered])).toEqual([
    ['Leeks', 2],
    ['', null],
  ])
})
