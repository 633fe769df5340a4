import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type EssentialsShop, essentialsShop, openShopPage, placeholder, weekdays } from './essentials-shop'

const user = userEvent.setup({ delay: null })
const friday = '2026-08-14'

let shop: EssentialsShop
beforeEach(() => {
  shop = essentialsShop()
  shop.regular = { weekdays: weekdays(2) }
  shop.days[friday] = 3
  shop.oneOff['2026-11-26'] = { quantity: 2, order_id: 7, frequency: 0 }
})

const show = (widget: string, attributes = '') => openShopPage(placeholder(widget, {}, attributes), shop)
const type = async (field: RegExp, text: string) => {
  const box = await screen.findByRole('spinbutton', { name: field })
  await user.clear(box)
  await user.type(box, text)
}
const update = () => user.click(screen.getByRole('button', { name: 'Update order' }))

test('RO-11 A press on Update that turns 2.5 into 0 says so and saves nothing until the next press', async () => {
  await show('regular-order')
  await type(/on Monday/, '2.5')
  await update()
  expect(
    screen.getByText('“2.5” is not a whole number of items, so Monday was set to 0.', { selector: 'p' }),
  ).toBeVisible()
  expect(shop.sent()).toEqual([])
  await update()
  await waitFor(() => expect(shop.sent()).toMatchObject([{ weekdays: { 1: { quantity: 0 } } }]))
})

test('RO-11 After Tab has left the field and shown the note, the first press on Update saves', async () => {
  await show('regular-order')
  await type(/on Monday/, '50')
  await user.tab()
  expect(screen.getByText('“50” is more than 12, so Monday was set to 0.', { selector: 'p' })).toBeVisible()
  await user.tab()
  screen.getByRole('button', { name: 'Update order' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shop.sent()).toHaveLength(1))
})

test('A-14 A day’s quantity over the maximum becomes the maximum with a note, and that press does not save', async () => {
  await show('day-order', `data-selected-date="${friday}"`)
  await user.click(screen.getByRole('button', { name: /^Change this day/ }))
  expect(await screen.findByText('Maximum 12.')).toBeVisible()
  await type(/Friday/, '50')
  await update()
  expect(
    screen.getByText('“50” is more than 12, so the quantity was set to 12.', { selector: 'p' }),
  ).toBeVisible()
  expect(shop.sent()).toEqual([])
  await update()
  await waitFor(() => expect(shop.sent()).toMatchObject([{ quantity: 12 }]))
})

test('OO-07 An invalid one-off quantity becomes 0 with a note, and that press does not save', async () => {
  await show('one-off-order')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove order' })).toBeVisible())
  await type(/Whole milk/, 'two')
  await update()
  expect(
    screen.getByText('“two” is not a whole number of items, so the quantity was set to 0.', {
      selector: 'p',
    }),
  ).toBeVisible()
  expect(shop.sent()).toEqual([])
})

test('OO-08 I7 An order above a lowered maximum is shown unchanged and not sent again unchanged', async () => {
  shop.oneOff['2026-11-26'] = { quantity: 15, order_id: 7, frequency: 0 }
  await show('one-off-order')
  const box = await screen.findByRole('spinbutton', { name: 'Quantity of Whole milk' })
  await waitFor(() => expect(box).toHaveAttribute('aria-valuenow', '15'))
  expect(screen.getByRole('button', { name: 'Update order' })).toHaveAccessibleDescription('Maximum 12.')
  await user.click(screen.getByRole('button', { name: /Decrease/ }))
  expect(box).toHaveAttribute('aria-valuenow', '12')
  await update()
  await waitFor(() => expect(shop.sent()).toMatchObject([{ quantity: 12 }]))
})

test('DO-04 I7 A day above a lowered maximum is shown unchanged', async () => {
  shop.days[friday] = 20
  await show('day-order', `data-selected-date="${friday}"`)
  await user.click(screen.getByRole('button', { name: /^Change this day/ }))
  expect(await screen.findByRole('spinbutton', { name: /Friday/ })).toHaveAttribute('aria-valuenow', '20')
  await update()
  expect(shop.sent()).toEqual([])
})
