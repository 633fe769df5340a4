import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Call, essentialsShop, openShopPage, placeholder, weekdays } from './essentials-shop'

const user = userEvent.setup({ delay: null })
beforeEach(() => sessionStorage.clear())

type Row = { widget: string; attributes: string; quantity: string | RegExp; save: string; more: RegExp }
const rows: Row[] = [
  {
    widget: 'order-dialog',
    attributes: 'data-tab="regular"',
    quantity: 'Quantity of Whole milk on Monday',
    save: 'Update order',
    more: /^Increase quantity of Whole milk on Monday/,
  },
  {
    widget: 'order-dialog',
    attributes: 'data-tab="one-off"',
    quantity: /^Quantity of Whole milk/,
    save: 'Add to my order',
    more: /^Increase quantity of Whole milk/,
  },
  {
    widget: 'day-order',
    attributes: 'data-selected-date="2026-11-26"',
    quantity: /^Quantity of Whole milk/,
    save: 'Update order',
    more: /^Increase quantity of Whole milk/,
  },
]

test.each(rows)(
  'G-63 In $widget $attributes a save of unknown outcome shows one message and one button, which finds out',
  async ({ widget, attributes, quantity, save, more }) => {
    const shop = essentialsShop()
    shop.regular = { weekdays: weekdays(2) }
    shop.days = { 101: 2 }
    await openShopPage(placeholder(widget, {}, attributes), shop)
    await user.click(screen.getByRole('button', { name: /milk|day/i }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: more }))
    const field = () => dialog.getByRole('spinbutton', { name: quantity })
    const chosen = field().getAttribute('aria-valuenow')
    const broken = ({ method, path }: Call) =>
      method === 'POST' || path.startsWith('/api/product/')
        ? Response.json({ message: 'Server Error' }, { status: 502 })
        : undefined
    shop.instead = broken
    await user.click(dialog.getByRole('button', { name: save }))
    const message = await dialog.findByText("We can't tell yet whether this was saved.")
    await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(1))
    expect(dialog.getByRole('alert')).toContainElement(message)
    expect(field()).toHaveAttribute('aria-valuenow', chosen)
    expect(dialog.getByRole('button', { name: 'Check again' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
    shop.instead = () => undefined
    await user.click(dialog.getByRole('button', { name: 'Check again' }))
    expect(await dialog.findByText('That was not saved. Please try again.')).toBeVisible()
    expect(field()).toHaveAttribute('aria-valuenow', chosen)
    await user.click(await dialog.findByRole('button', { name: save }))
    expect(await dialog.findByText('Saved as you wished.')).toBeVisible()
  },
)
