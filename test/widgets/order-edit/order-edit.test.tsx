import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type EssentialsShop,
  essentialsShop,
  held,
  openShopPage,
  placeholder,
  weekdays,
} from '../../shared/features/ordering/essentials-shop'
import type { PageOptions } from '../../support/page/open-page'

const user = userEvent.setup({ delay: null })
const friday = '2026-11-27'
const weekly = 'You can also edit this order for a single week using the weekly basket view.'

let shop: EssentialsShop
beforeEach(() => {
  shop = essentialsShop()
})

const show = (attributes = '', page: PageOptions = {}, around = '') =>
  openShopPage(`${placeholder('order-edit', {}, attributes)}${around}`, shop, page)
const edit = () => screen.findByRole('button', { name: 'Edit Whole milk' })
const open = async () => {
  await user.click(await edit())
  return within(await screen.findByRole('dialog'))
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** A button of the dialog, once its data has been read. */
const ready = (name: string) =>
  waitFor(() => {
    const button = within(screen.getByRole('dialog')).getByRole('button', { name })
    expect(button).not.toHaveAttribute('aria-disabled')
    return button
  })
const plus = async () =>
  user.click(await screen.findByRole('button', { name: /Increase quantity of Whole milk( on Monday)?$/ }))

test('OE-01 Edit opens a dialog with the product as its title, and nothing is read before', async () => {
  await show()
  const button = await edit()
  expect(button).toHaveTextContent(/^Edit$/)
  expect(shop.calls).toEqual([])
  await open()
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Edit order for Whole milk')
})

test('OE-02 Without a delivery date the dialog shows the regular order', async () => {
  shop.regular = { weekdays: weekdays(2) }
  await show()
  const dialog = await open()
  expect(await dialog.findByRole('spinbutton', { name: 'Quantity of Whole milk on Monday' })).toHaveAttribute(
    'aria-valuenow',
    '2',
  )
  expect(dialog.queryByRole('combobox')).toBeNull()
})

test('OE-03 With a delivery date the dialog shows the order of that date and names it', async () => {
  shop.oneOff[friday] = { quantity: 3, order_id: 871, frequency: 0 }
  await show(`data-delivery-date="${friday}"`)
  const dialog = await open()
  expect(await dialog.findByRole('combobox', { name: 'Delivery date' })).toHaveValue(friday)
  expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Friday 27 November')
  expect(await dialog.findByRole('button', { name: 'Update order' })).toBeVisible()
  expect(dialog.getAllByRole('spinbutton')).toHaveLength(1)
})

test('F-06 After another date is chosen, the dialog says that the first order stays', async () => {
  shop.oneOff[friday] = { quantity: 3, order_id: 871, frequency: 0 }
  await show(`data-delivery-date="${friday}"`)
  const dialog = await open()
  await dialog.findByRole('button', { name: 'Update order' })
  expect(dialog.queryByText(/stays as it is/)).toBeNull()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Delivery date' }), '2026-11-26')
  expect(await dialog.findByRole('button', { name: 'Add to my order' })).toBeVisible()
  expect(
    dialog.getByText('Your order for Friday 27 November stays as it is. This is another one.'),
  ).toBeVisible()
  // No heading still names the earlier date.
  expect(dialog.queryByText('Friday 27 November')).toBeNull()
})

test('OE-03 A-16 A date not on offer is shown and sent as the page wrote it', async () => {
  shop.oneOff['24/12/2026'] = { quantity: 3, order_id: 871, frequency: 0 }
  await show('data-delivery-date="24/12/2026"')
  const dialog = await open()
  await ready('Update order')
  expect(dialog.getByRole('option', { name: 'Thursday 24 December' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Update order' }))
  await dialog.findByText('Saved as you wished.')
  expect(shop.sent()).toEqual([{ id: 101, quantity: 3, date: '24/12/2026', order_id: 871 }])
})

describe('the footer', () => {
  test('OE-04 The footer says that a single week can be edited in the weekly basket', async () => {
    await show()
    expect((await open()).getByText(weekly)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Weekly view' })).toBeNull()
  })

  test("J-02 A weekly basket in a visitor's comment is ignored", async () => {
    await show('', {}, '<p data-doorstep-off><span data-widget="header-basket"></span></p>')
    expect((await open()).queryByRole('button', { name: 'Weekly view' })).toBeNull()
  })

  test('OE-04 On a page with a weekly basket the footer links to it', async () => {
    const opened = jest.fn()
    window.addEventListener('open-weekly-basket', opened)
    await show('', {}, '<div data-widget="header-basket" data-load="interaction"></div>')
    await user.click((await open()).getByRole('button', { name: 'Weekly view' }))
    expect(opened).toHaveBeenCalledTimes(1)
    await closed()
    window.removeEventListener('open-weekly-basket', opened)
  })

  test('OE-05 The footer lets a customer pause deliveries', async () => {
    await show()
    expect((await open()).getByRole('link', { name: 'Pause your deliveries' })).toHaveAttribute(
      'href',
      '/account/pauses',
    )
  })

  test('OE-06 A guest gets no offer to pause, and reads that logging in would help', async () => {
    await show('', { globals: { isGuest: true } })
    const dialog = await open()
    expect(dialog.queryByRole('link', { name: /Pause your deliveries/ })).toBeNull()
    expect(dialog.getByRole('link', { name: 'Log in to pause' })).toHaveAttribute('href', '/login')
  })
})

describe('closing', () => {
  test('RO-16 Reopened, the regular order has neither typed quantities nor messages', async () => {
    await show()
    const dialog = await open()
    await plus()
    shop.instead = ({ method }) =>
      method === 'POST' ? Response.json({ message: 'No.' }, { status: 422 }) : undefined
    await user.click(dialog.getByRole('button', { name: 'Add to my order' }))
    await dialog.findByRole('alert')
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: 'Close without saving' }))
    await closed()
    expect(await edit()).toHaveFocus()
    const again = await open()
    expect(
      await again.findByRole('spinbutton', { name: 'Quantity of Whole milk on Monday' }),
    ).toHaveAttribute('aria-valuenow', '0')
    expect(again.queryByRole('alert')).toBeNull()
  })

  test('OO-18 OO-19 Reopened, the one-off order has quantity 1, no message and no link', async () => {
    shop.link = '/account/orders/871'
    await show(`data-delivery-date="${friday}"`)
    const dialog = await open()
    await plus()
    await user.click(await ready('Add to my order'))
    expect(await dialog.findByRole('link', { name: 'View your order' })).toBeVisible()
    await user.keyboard('{Escape}')
    await closed()
    const again = await open()
    expect(await again.findByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1')
    expect(again.queryByText('Saved as you wished.')).toBeNull()
    expect(again.queryByRole('link', { name: 'View your order' })).toBeNull()
  })

  test('A-69 UI-04 The dialog closes one second after an order is saved', async () => {
    await show()
    const dialog = await open()
    await plus()
    await user.click(dialog.getByRole('button', { name: 'Add to my order' }))
    await dialog.findByText('Saved as you wished.')
    const saved = Date.now()
    await closed()
    expect(Date.now() - saved).toBeGreaterThan(500)
  })

  test('Escape does not close the dialog while an order is being saved', async () => {
    await show()
    const dialog = await open()
    await plus()
    const { reply, letGo } = held({ success: true, message: 'Done.' })
    shop.instead = ({ method }) => (method === 'POST' ? reply : undefined)
    await user.click(dialog.getByRole('button', { name: 'Add to my order' }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeVisible()
    letGo()
    expect(await dialog.findByText('Done.')).toBeVisible()
  })
})
