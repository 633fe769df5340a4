import { readFileSync } from 'node:fs'
import path from 'node:path'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectElement } from '../../support/expect-element'
import { dataLayer } from '../../support/page/data-layer'
import { pass } from '../../support/test-time'
import {
  amount,
  basket,
  cheddar,
  fewer,
  hamper,
  heard,
  more,
  openBasket,
  rows,
  total,
  vegBox,
} from './open-basket'

afterEach(() => jest.useRealTimers())

const settle = () => waitFor(() => expect(basket()).not.toHaveAttribute('aria-busy'))

test('BB-01 BB-02 CALL-13 The basket is read and shows each line', async () => {
  const { calls } = await openBasket()
  await screen.findByText('Seasonal veg box')
  expect(calls()).toEqual(['GET /api/bol-basket'])
  expect(rows().map(row => row.querySelector('p')?.textContent)).toEqual([
    'Seasonal veg box',
    'Mature cheddar',
    'Dry cured back bacon',
  ])
})

test('X1 The news of the box is said by the panel that people see, although a hidden one hears of it first', async () => {
  await openBasket({ html: '<div aria-hidden="true"><div data-widget="bol-basket"></div></div>' })
  await screen.findAllByText('Dry cured back bacon')
  await userEvent.click(more('Dry cured back bacon'))
  await waitFor(() => expect(heard()).toBe('Dry cured back bacon: 3. Total £32.05.'), { timeout: 4000 })
})

test('BB-03 BB-04 BB-13 Each line has a stepper and its price, and the total stands below', async () => {
  await openBasket()
  await screen.findByText('Seasonal veg box')
  expect(amount('Dry cured back bacon')).toHaveValue('2')
  expect(within(expectElement(rows()[2], HTMLElement)).getByText('£8.50')).toBeVisible()
  expect(within(expectElement(rows()[2], HTMLElement)).getByText('£4.25 each')).toBeVisible()
  expect(total()).toBe('£27.80')
})

test('BB-07 CALL-14 A-26 A changed quantity shows at once, is sent with PUT, and the basket is read again', async () => {
  const { calls, bodies, served } = await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.click(more('Mature cheddar'))
  expect(amount('Mature cheddar')).toHaveValue('2')
  expect(total()).toBe('£32.60')
  await waitFor(() => expect(calls()).toHaveLength(3))
  expect(calls().slice(1)).toEqual(['PUT /api/bol-basket/701', 'GET /api/bol-basket'])
  expect(bodies('PUT')).toEqual([{ quantity: 2 }])
  expect(served()).toMatchObject({ [cheddar]: 2 })
})

test('X1 A change is announced once, when it is saved, with the new total', async () => {
  await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.click(more('Dry cured back bacon'))
  await userEvent.click(more('Dry cured back bacon'))
  expect(heard() ?? '').not.toContain('bacon')
  await waitFor(() => expect(heard()).toBe('Dry cured back bacon: 4. Total £36.30.'))
})

test('BB-09 BB-10 A-13 A quantity stops at the maximum of its product', async () => {
  const { served } = await openBasket({ lines: [[vegBox, 3]] })
  await screen.findByText('Seasonal veg box')
  expect(more('Seasonal veg box')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(more('Seasonal veg box'))
  expect(amount('Seasonal veg box')).toHaveValue('3')
  expect(served()).toEqual({ [vegBox]: 3 })
})

test('BB-09 A-14 A typed quantity above the maximum becomes the maximum, which is 100 by default', async () => {
  const { served } = await openBasket()
  await screen.findByText('Mature cheddar')
  const field = amount('Mature cheddar')
  await userEvent.clear(field)
  await userEvent.type(field, '250{Enter}')
  expect(field).toHaveValue('100')
  await waitFor(() => expect(served()).toMatchObject({ [cheddar]: 100 }))
})

test.each(['abc', '-3', ''])('BB-12 A typed %p becomes 0', async text => {
  const { bodies } = await openBasket()
  await screen.findByText('Mature cheddar')
  const field = amount('Mature cheddar')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
  expect(field).toHaveValue('0')
  await waitFor(() => expect(bodies('PUT')).toEqual([{ quantity: 0 }]))
})

test('BB-11 Minus is disabled at 0', async () => {
  await openBasket({ lines: [[cheddar, 1]] })
  await screen.findByText('Mature cheddar')
  await userEvent.click(fewer('Mature cheddar'))
  expect(amount('Mature cheddar')).toHaveValue('0')
  expect(fewer('Mature cheddar')).toHaveAttribute('aria-disabled', 'true')
  await settle()
})

test('An unavailable line says so and costs nothing', async () => {
  await openBasket({
    lines: [
      [204, 1],
      [cheddar, 2],
    ],
  })
  await screen.findByText('Old English sausages')
  expect(
    within(expectElement(rows()[0], HTMLElement)).getByText('Not available for this delivery'),
  ).toBeVisible()
  expect(total()).toBe('£9.60')
})

test('J-74 J-98 BB-31 The lines scroll when the panel is taller than the window less 300 px; Tab stops at their controls alone', async () => {
  await openBasket()
  const lines = await screen.findByRole('region', { name: 'Products in your box' })
  expect(lines).not.toHaveAttribute('tabindex')
  expect(within(lines).getAllByRole('listitem')).toHaveLength(3)
  for (const line of within(lines).getAllByRole('listitem'))
    expect(within(line).getAllByRole('button')).not.toHaveLength(0)
  expect(within(lines).queryByText('Total')).toBeNull()
  const styles = readFileSync(
    path.resolve(__dirname, '../../../shared/features/basket/BasketPanel.module.css'),
    'utf8',
  )
  expect(styles).toContain('max-height: var(--doorstep-basket-height, max(520px, calc(100vh - 300px)))')
})

test('X8 Before the first answer the total is a dash and the basket is marked busy', async () => {
  const { visit } = await openBasket({
    arrange: visit => visit.setFault({ kind: 'slow', match: 'GET *', ms: 300 }),
  })
  expect(basket()).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('—')
  expect(screen.queryByText('£0.00')).toBeNull()
  await screen.findByText('Seasonal veg box')
  expect(visit.log).toHaveLength(1)
})

test('EVT-06 OD-16 Each saved change is announced to the page and causes no second read here', async () => {
  const { calls } = await openBasket()
  await screen.findByText('Mature cheddar')
  const hear = jest.fn()
  window.addEventListener('basket-updated', hear)
  await userEvent.click(more('Mature cheddar'))
  await settle()
  await pass(400)
  window.removeEventListener('basket-updated', hear)
  expect(hear).toHaveBeenCalledTimes(1)
  expect(calls()).toEqual(['GET /api/bol-basket', 'PUT /api/bol-basket/701', 'GET /api/bol-basket'])
})

test('A-69 The basket is read again after an event of another script, at most twice in a storm of events', async () => {
  const { visit, reads } = await openBasket()
  await screen.findByText('Mature cheddar')
  visit.state.box.lines.push({ id: 900, productId: hamper, quantity: 1 })
  act(() => {
    for (let count = 0; count < 50; count += 1) window.dispatchEvent(new CustomEvent('basket-updated'))
  })
  await screen.findByText('Farmhouse hamper')
  await pass(600)
  expect(reads()).toBe(3)
})

test('ANA-05 ANA-07 A-100 For customers a raised quantity is reported to analytics once the server has taken it', async () => {
  await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.click(more('Mature cheddar'))
  const layer = () => dataLayer()
  expect(layer()).toEqual([])
  await settle()
  expect(layer().filter(({ event }) => event)).toEqual([
    expect.objectContaining({
      event: 'update_cart',
      order_type: 'bol',
      product_type: 'bol',
      ecommerce: expect.objectContaining({ currency: 'GBP', value: 4.8 }),
    }),
  ])
})

test('ANA-05 Nothing is reported to analytics for guests', async () => {
  await openBasket({ as: 'guest' })
  await screen.findByText('Mature cheddar')
  await userEvent.click(more('Mature cheddar'))
  await settle()
  expect(dataLayer()).toEqual([])
})
