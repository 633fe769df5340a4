import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pass } from '../../../support/test-time'
import {
  type EssentialsShop,
  essentialsShop,
  held,
  inAlert,
  openShopPage,
  placeholder,
  weekdays,
} from './essentials-shop'

const user = userEvent.setup({ delay: null })

let shop: EssentialsShop
beforeEach(() => {
  sessionStorage.clear()
  shop = essentialsShop()
  shop.regular = { weekdays: weekdays(2) }
})

const open = async (widget = 'order-dialog', attributes = '') => {
  const page = await openShopPage(placeholder(widget, {}, attributes), shop)
  await user.click(screen.getByRole('button', { name: /milk|day/i }))
  const dialog = within(await screen.findByRole('dialog'))
  return { ...page, dialog }
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const monday = () => screen.findByRole('spinbutton', { name: 'Quantity of Whole milk on Monday' })
const plus = () => press('Increase quantity of Whole milk on Monday')
const question = () => screen.queryByText('Your changes are not saved yet.', inAlert)
const dialog = () => screen.queryByRole('dialog')

describe('closing a dialog with unsaved changes', () => {
  test('Without a change Escape closes at once', async () => {
    await open()
    await monday()
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
  })

  test('Escape asks first, and Keep editing returns to the same field with the typed text', async () => {
    await open()
    await monday()
    await plus()
    await user.keyboard('{Escape}')
    expect(question()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(question()).toBeNull()
    expect(await monday()).toHaveAttribute('aria-valuenow', '3')
    expect(screen.getByRole('button', { name: 'Increase quantity of Whole milk on Monday' })).toHaveFocus()
    expect(shop.sent()).toEqual([])
  })

  test('A second Escape, or Close without saving, drops the changes and sends nothing', async () => {
    await open()
    await monday()
    await plus()
    await user.keyboard('{Escape}{Escape}')
    expect(dialog()).toBeNull()
    // For half a second on a slow machine the dialog is still opening and takes no press.
    await user.click(await screen.findByRole('button', { name: /milk/, busy: false }))
    expect(await monday()).toHaveAttribute('aria-valuenow', '2')
    await plus()
    await press('Close')
    await press('Close without saving')
    expect(dialog()).toBeNull()
    expect(shop.sent()).toEqual([])
  })

  test('An undone change is no change', async () => {
    await open()
    await monday()
    await plus()
    await user.keyboard('{Escape}')
    await press('Decrease quantity of Whole milk on Monday')
    expect(question()).toBeNull()
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
  })

  test('A change in the hidden tab counts', async () => {
    await open()
    await monday()
    await plus()
    await user.click(screen.getByRole('tab', { name: 'Just once' }))
    await user.keyboard('{Escape}')
    expect(question()).toBeVisible()
  })

  test('DO-17 One day of a regular order, and its tabs, also ask first', async () => {
    shop.days['2026-08-14'] = 3
    await open('day-order', 'data-selected-date="2026-08-14"')
    await press('Increase quantity of Whole milk on Friday 14 August')
    await user.click(screen.getByRole('tab', { name: 'Change all weeks' }))
    expect(screen.getByText('Your change to this day is not saved yet.', inAlert)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(question()).toBeVisible()
  })
})

describe('a change made during a save', () => {
  const hold = () => {
    const { reply, letGo } = held({ success: true, message: 'Saved as you wished.' })
    shop.instead = ({ method }) => (method === 'POST' ? reply : undefined)
    return letGo
  }
  const saving = () => screen.getByRole('button', { name: 'Updating' })

  test('RO-15 The change stays, the button stays busy, and the dialog stays open', async () => {
    const letGo = hold()
    await open()
    await monday()
    await plus()
    await press('Update order')
    await plus()
    expect(saving()).toHaveAttribute('aria-disabled', 'true')
    await act(async () => letGo())
    await screen.findByText('Saved as you wished.', inAlert)
    expect(await monday()).toHaveAttribute('aria-valuenow', '4')
    await pass(1100)
    expect(dialog()).toBeVisible()
    shop.instead = () => undefined
    await press('Update order')
    await waitFor(() => expect(shop.sent()).toHaveLength(2))
    expect(shop.sent()).toMatchObject([
      { weekdays: { 1: { quantity: 3 } } },
      { weekdays: { 1: { quantity: 4 } } },
    ])
  })

  test('DO-03 The change stays with the day as well', async () => {
    shop.days['2026-08-14'] = 3
    const letGo = hold()
    await open('day-order', 'data-selected-date="2026-08-14"')
    const more = () => press('Increase quantity of Whole milk on Friday 14 August')
    await more()
    await press('Update order')
    await more()
    await act(async () => letGo())
    expect(
      await screen.findByRole('spinbutton', { name: 'Quantity of Whole milk on Friday 14 August' }),
    ).toHaveAttribute('aria-valuenow', '5')
  })
})
