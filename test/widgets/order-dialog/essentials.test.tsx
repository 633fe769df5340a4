import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  essentialsShop,
  milk,
  openShopPage,
  placeholder,
} from '../../shared/features/ordering/essentials-shop'

const user = userEvent.setup({ delay: null })
const button = () => screen.findByRole('button', { name: /Whole milk$/ })

beforeEach(() => sessionStorage.clear())

test('G-62 The card shows the order as soon as it is saved and offers to change it', async () => {
  await openShopPage(placeholder('order-dialog', {}, 'data-tab="regular"'), essentialsShop())
  const card = screen.getByRole('button', { name: 'Order: Whole milk' })
  await user.click(card)
  await user.click(await screen.findByRole('button', { name: /^Increase quantity of Whole milk on Monday/ }))
  await user.click(screen.getByRole('button', { name: 'Add to my order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('You get 1 every Monday')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change order: Whole milk' })).toHaveFocus()
})

test('G-62 The card names the day of the order once, and nothing after the order is removed', async () => {
  const shop = essentialsShop()
  shop.oneOff = { '2026-11-26': { quantity: 2, order_id: 7, frequency: 0 } }
  await openShopPage(placeholder('order-dialog', {}, 'data-tab="one-off"'), shop)
  const close = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await button())
  await user.click(await screen.findByRole('button', { name: 'Increase quantity of Whole milk' }))
  await user.click(screen.getByRole('button', { name: 'Update order' }))
  await close()
  expect(screen.getByText('You get 3 on Thursday 26 November')).toBeVisible()
  await user.click(await button())
  await user.click(await screen.findByRole('button', { name: 'Remove order' }))
  await close()
  expect(screen.queryByText(/You get/)).toBeNull()
})

test('OD-09 A daily essential with a maximum of 0 is out of stock and opens no dialog', async () => {
  await openShopPage(
    placeholder('order-dialog', { product: { ...milk, max_qty_allowed: 0 } }),
    essentialsShop(),
  )
  const out = await button()
  expect(out).toHaveTextContent('Out of Stock')
  expect(out).toHaveAttribute('aria-disabled', 'true')
  await user.click(out)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['', 'Just once'],
  ['data-tab="regular"', 'Regularly'],
  ['data-tab="one-off"', 'Just once'],
])('OD-02 A-126 With %j the dialog of a daily essential opens at %s', async (attribute, name) => {
  await openShopPage(placeholder('order-dialog', {}, attribute), essentialsShop())
  await user.click(await button())
  expect(await screen.findByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
})
