import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DayOrderTabs } from '../../../../../shared/features/ordering/day/DayOrderTabs'
import { productFrom } from '../../../../../shared/features/ordering/product.options'
import { expectElement } from '../../../../support/expect-element'
import { type EssentialsShop, essentialsShop, held, inAlert, milk, weekdays } from '../essentials-shop'
import { showOrdering } from '../show-ordering'

const user = userEvent.setup({ delay: null })
const product = productFrom(milk)

let shop: EssentialsShop
beforeEach(() => {
  shop = essentialsShop()
  shop.days = { '2026-08-14': 3, '2026-08-15': 1 }
})

const on = (date: string) => <DayOrderTabs product={product} date={date} />
const quantity = (day: string) =>
  screen.findByRole('spinbutton', { name: `Quantity of Whole milk on ${day}` })

test('DO-08 After a change of the date its quantity is read, and the quantity typed for the first date is gone', async () => {
  const { show } = showOrdering(on('2026-08-14'), shop)
  expect(await quantity('Friday 14 August')).toHaveAttribute('aria-valuenow', '3')
  await user.click(screen.getByRole('button', { name: /Increase/ }))
  show(on('2026-08-15'))
  expect(await quantity('Saturday 15 August')).toHaveAttribute('aria-valuenow', '1')
  expect(shop.reads().filter(path => path.includes('modified'))).toEqual([
    '/api/product/regular-modified/101/2026-08-14',
    '/api/product/regular-modified/101/2026-08-15',
  ])
})

test('DO-08 An answer for the earlier date is dropped', async () => {
  const { reply, letGo } = held({ quantity_ordered: 9 })
  shop.instead = ({ path }) => (path.endsWith('14') ? reply : undefined)
  const { show } = showOrdering(on('2026-08-14'), shop)
  show(on('2026-08-15'))
  await quantity('Saturday 15 August')
  letGo()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(await quantity('Saturday 15 August')).toHaveAttribute('aria-valuenow', '1')
})

test('Back to regular focuses the quantity, since its button has gone', async () => {
  shop.regular = { weekdays: weekdays(0, 0, 0, 0, 2) }
  showOrdering(on('2026-08-14'), shop)
  const field = await quantity('Friday 14 August')
  await user.click(await screen.findByRole('button', { name: 'Back to regular (2)' }))
  expect(field).toHaveAttribute('aria-valuenow', '2')
  expect(field).toHaveFocus()
})

test('DO-01 The regular quantity beside the day is read again once all weeks are changed', async () => {
  shop.regular = { weekdays: weekdays(0, 0, 0, 0, 2) }
  showOrdering(on('2026-08-14'), shop)
  expect(await screen.findByText('Regular quantity: 2')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Change all weeks' }))
  await user.click(await screen.findByRole('button', { name: /Increase.*on Friday$/ }))
  shop.regular = { weekdays: weekdays(0, 0, 0, 0, 3) }
  await user.click(screen.getByRole('button', { name: 'Update order' }))
  await waitFor(() => expect(shop.sent()).toHaveLength(1))
  await user.click(screen.getByRole('tab', { name: 'Change this day only' }))
  expect(await screen.findByText('Regular quantity: 3')).toBeVisible()
})

test('Try again keeps the focus in the editor during the retry', async () => {
  shop.instead = ({ path }) => (path.includes('modified') ? Response.json({}, { status: 500 }) : undefined)
  showOrdering(on('2026-08-14'), shop)
  const again = await screen.findByRole('button', { name: 'Try again' })
  shop.instead = () => undefined
  await user.click(again)
  await quantity('Friday 14 August')
  await waitFor(() => expect(document.body).not.toHaveFocus())
  expect(screen.getByRole('tabpanel')).toContainElement(expectElement(document.activeElement, HTMLElement))
})

test('With an invalid date only all weeks can be changed', async () => {
  showOrdering(on('31/02/2026'), shop)
  expect(await quantity('Monday')).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('A quantity typed for the day stays while all weeks are shown', async () => {
  showOrdering(on('2026-08-14'), shop)
  await quantity('Friday 14 August')
  await user.click(screen.getByRole('button', { name: /Increase/ }))
  await user.click(screen.getByRole('tab', { name: 'Change all weeks' }))
  await quantity('Monday')
  expect(screen.getAllByRole('button', { name: /order$/ })).toHaveLength(1)
  await user.click(screen.getByRole('tab', { name: 'Change this day only' }))
  const friday = await quantity('Friday 14 August')
  await waitFor(() => expect(friday).toHaveAttribute('aria-valuenow', '4'))
})

test('F-52 A-15 One press skips a day and moves the focus to its quantity', async () => {
  showOrdering(on('2026-08-14'), shop)
  await quantity('Friday 14 August')
  const skip = screen.getByRole('button', { name: 'Skip this day' })
  await user.click(skip)
  await screen.findByText('Saved as you wished.', inAlert)
  expect(shop.sent()).toEqual([{ id: 101, date: '2026-08-14', quantity: 0 }])
  expect(await quantity('Friday 14 August')).toHaveFocus()
})

test('F-52 A day without a delivery cannot be skipped', async () => {
  shop.days = {}
  showOrdering(on('2026-08-14'), shop)
  await quantity('Friday 14 August')
  expect(screen.queryByRole('button', { name: 'Skip this day' })).toBeNull()
})

const week = (more: object) => ({ products: [], orders: [], pauses: [], moves: [], ...more })
const line = { id: 1, product_id: 101, delivery_date: '2026-08-14', quantity_ordered: 3 }

test.each([
  [
    'paused',
    { pauses: [{ start_date: '2026-08-14', end_date: '2026-08-20' }] },
    'Your deliveries are paused on this day. Nothing comes unless you resume them.',
  ],
  [
    'without the product',
    { products: [{ ...line, temp_unavailable: 1 }] },
    'We do not have this product on this day.',
  ],
])('F-16 A day that is %s says so beside the controls', async (_, more, words) => {
  shop.instead = ({ path }) => (path === '/api/basket' ? Response.json(week(more)) : undefined)
  showOrdering(on('2026-08-14'), shop)
  await quantity('Friday 14 August')
  expect(await screen.findByText(words)).toBeVisible()
})

test('F-16 When the week cannot be read, the dialog says nothing about the day', async () => {
  shop.instead = ({ path }) => (path === '/api/basket' ? new Response('', { status: 500 }) : undefined)
  showOrdering(on('2026-08-14'), shop)
  await quantity('Friday 14 August')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('F-03 A-110 Reading the day decides the outcome of a lost answer', async () => {
  shop.instead = ({ method }) => {
    if (method !== 'POST') return undefined
    shop.days = { '2026-08-14': 4 }
    return new Response('', { status: 500 })
  }
  showOrdering(on('2026-08-14'), shop)
  await quantity('Friday 14 August')
  await user.click(screen.getByRole('button', { name: /Increase/ }))
  await user.click(screen.getByRole('button', { name: 'Update order' }))
  expect(await screen.findByText('Your order has been updated.', inAlert)).toBeVisible()
  expect(shop.sent()).toHaveLength(1)
})
