import { screen } from '@testing-library/react'
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

test('OD-09 a daily essential of which none may be ordered is out of stock, and no dialog opens', async () => {
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
  ['', 'Regular Order'],
  ['data-tab="regular"', 'Regular Order'],
  ['data-tab="one-off"', 'One-off Order'],
])('OD-02 with %j the dialog of a daily essential opens at %s', async (attribute, name) => {
  await openShopPage(placeholder('order-dialog', {}, attribute), essentialsShop())
  await user.click(await button())
  expect(await screen.findByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
})
