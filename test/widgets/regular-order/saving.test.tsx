import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  day,
  type EssentialsShop,
  essentialsShop,
  inAlert,
  milk,
  openShopPage,
  placeholder,
  reported,
  weekdays,
} from '../../shared/features/ordering/essentials-shop'
import { detailOf } from '../../support/page/detail-of'
import type { PageOptions } from '../../support/page/open-page'

const user = userEvent.setup({ delay: null })

let shop: EssentialsShop
let heard: unknown[]
const hear = (event: Event) => heard.push(detailOf(event))
beforeEach(() => {
  shop = essentialsShop()
  heard = []
  window.addEventListener('product-posted', hear)
})
afterEach(() => window.removeEventListener('product-posted', hear))

const show = (options = {}, attributes = '', page: PageOptions = {}) =>
  openShopPage(placeholder('regular-order', options, attributes), shop, page)
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const plus = (name: string) => press(`Increase quantity of Whole milk on ${name}`)
const entries = (quantities: number[], frequency = 1) =>
  Object.fromEntries(quantities.map((quantity, index) => [index + 1, { quantity, frequency }]))

describe('the request', () => {
  test('RO-07 RO-15 CALL-34 A new order sends product, every day including those at 0, and no deletion', async () => {
    await show()
    await plus('Monday')
    await press('Add to my order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(shop.sent()).toEqual([{ id: 101, weekdays: entries([1, 0, 0, 0, 0, 0]), delete: false }])
  })

  test('RO-06 When the shop has no words for a deletion, ours say that the order is deleted', async () => {
    shop.regular = { weekdays: weekdays(2) }
    shop.message = ''
    await show()
    await user.click(await screen.findByRole('checkbox', { name: 'Delete this regular order' }))
    await press('Delete regular order')
    expect(await screen.findByText('We have deleted your regular order.', inAlert)).toBeVisible()
  })

  test('RO-08 A-12 An existing order is updated', async () => {
    shop.regular = { weekdays: weekdays(2, 0, 0, 0, 0, 1) }
    await show()
    await plus('Saturday')
    await press('Update order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(shop.sent()).toEqual([{ id: 101, weekdays: entries([2, 0, 0, 0, 0, 2]), delete: false }])
  })

  test('RO-08 A-12 An entry marked as ordered counts as an order, even at 0', async () => {
    shop.regular = { weekdays: { ...weekdays(), 3: day(0, { is_order: 1 }) } }
    await show()
    expect(await screen.findByRole('button', { name: 'Update order' })).toBeVisible()
  })

  test('A-09 Days are sent in the shape they came in, and a day without delivery is left out', async () => {
    shop.regular = [day(1), day(), day(), day(), day(), day()]
    await show()
    await plus('Saturday')
    await press('Update order')
    await screen.findByText('Saved as you wished.', inAlert)
    shop.regular = { data: { monday: day(1), Thu: day(0, { active: false }), saturday: day() } }
    await show()
    await plus('Saturday')
    await press('Update order')
    await screen.findByText('Saved as you wished.', inAlert)
    const entry = (quantity: number) => ({ quantity, frequency: 1 })
    expect(shop.sent().map(body => (body as { weekdays: unknown }).weekdays)).toEqual([
      [1, 0, 0, 0, 0, 1].map(entry),
      { monday: entry(1), saturday: entry(1) },
    ])
  })

  test('RO-04 A-10 The chosen frequency is sent with every day', async () => {
    await show()
    await plus('Friday')
    await user.click(screen.getByRole('radio', { name: 'Fortnightly' }))
    await press('Add to my order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(shop.sent()).toMatchObject([{ weekdays: entries([0, 0, 0, 0, 1, 0], 2) }])
  })

  test('RO-05 A-71 The product that comes every week is sent as weekly, whatever the shop had', async () => {
    shop.regular = { weekdays: { ...weekdays(), 5: day(1, { frequency: 4 }) } }
    await show({ product: { ...milk, id: 133 } })
    await plus('Friday')
    await press('Update order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(shop.sent()).toMatchObject([{ id: 133, weekdays: entries([0, 0, 0, 0, 2, 0]) }])
  })

  test('A-15 Nothing is sent while nothing is ordered, and the reason is visible', async () => {
    await show()
    const add = await screen.findByRole('button', { name: 'Add to my order' })
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(add).toHaveAccessibleDescription('Choose how many you would like on at least one day.')
    await user.click(add)
    expect(shop.sent()).toEqual([])
  })

  test('A-15 An existing order can be set to nothing', async () => {
    shop.regular = { weekdays: weekdays(1) }
    await show()
    await press('Clear')
    await press('Update order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(shop.sent()).toMatchObject([{ weekdays: entries([0, 0, 0, 0, 0, 0]), delete: false }])
  })
})

test('K-542 What somebody else has ordered for another day meanwhile is still ordered after saving', async () => {
  shop.regular = { weekdays: weekdays(2) }
  await show()
  await plus('Monday')
  shop.regular = { weekdays: weekdays(2, 0, 2) }
  await press('Update order')
  await screen.findByText('Saved as you wished.', inAlert)
  expect(shop.sent()).toMatchObject([{ weekdays: entries([3, 0, 2, 0, 0, 0]) }])
})

describe('deleting', () => {
  test('RO-06 A-11 A ticked box locks the quantities, renames the button and sends the deletion', async () => {
    shop.regular = { weekdays: weekdays(2) }
    await show()
    await user.click(await screen.findByRole('checkbox', { name: 'Delete this regular order' }))
    const monday = screen.getByRole('spinbutton', { name: 'Quantity of Whole milk on Monday' })
    expect(monday).toHaveAttribute('aria-disabled', 'true')
    await plus('Monday')
    await press('Delete regular order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(shop.sent()).toEqual([{ id: 101, weekdays: entries([2, 0, 0, 0, 0, 0]), delete: true }])
    expect(await screen.findByRole('button', { name: 'Add to my order' })).toBeVisible()
    expect(heard).toEqual([{ template: 'de', product: 101, quantity: 0 }])
  })

  test('RO-06 A-11 Without an order there is nothing to delete', async () => {
    await show()
    await screen.findByRole('button', { name: 'Add to my order' })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('after saving', () => {
  test('UI-05 UI-08 A-69 The shop’s message stands in green and is announced, and the page gets an event', async () => {
    shop.message = 'Your milk is on its way.'
    await show()
    await plus('Monday')
    await plus('Monday')
    await press('Add to my order')
    expect(
      (await screen.findByText('Your milk is on its way.', inAlert)).closest('[data-tone]'),
    ).toHaveAttribute('data-tone', 'success')
    await waitFor(() =>
      expect(document.querySelector('[data-doorstep-shell] > [role=status]')).toHaveTextContent(
        'Your milk is on its way.',
      ),
    )
    expect(heard).toEqual([{ template: 'de', product: 101, quantity: 2 }])
    expect(await screen.findByRole('button', { name: 'Update order' })).toBeVisible()
    // Once when it is shown, and once before it is saved.
    expect(shop.reads()).toHaveLength(2)
  })

  test('A-20 An answer that reports no success is shown in red', async () => {
    await show()
    await plus('Monday')
    shop.instead = ({ method }) =>
      method === 'POST' ? Response.json({ success: false, message: 'Not this week.' }) : undefined
    await press('Add to my order')
    expect(await screen.findByRole('alert')).toHaveTextContent('Not this week.')
    expect(heard).toEqual([])
  })

  test('F-03 A-110 When nothing can be read either, the outcome is unknown until Check again, or a second press, finds out', async () => {
    await show()
    await plus('Monday')
    shop.instead = () => new Response('', { status: 503 })
    await press('Add to my order')
    expect(await screen.findByText("We can't tell yet whether this was saved.")).toBeVisible()
    shop.instead = () => undefined
    await press('Check again')
    expect(await screen.findByRole('alert')).toHaveTextContent('That was not saved. Please try again.')
    expect(screen.getByRole('spinbutton', { name: /Monday/ })).toHaveValue('1')
    await waitFor(() => expect(document.body).not.toHaveFocus())
    expect(shop.sent()).toHaveLength(1)
    shop.instead = ({ method }) => {
      if (method !== 'POST') return undefined
      shop.regular = { weekdays: weekdays(1) }
      return new Response('', { status: 503 })
    }
    await press('Add to my order')
    expect(await screen.findByText('Your regular order has been saved.', inAlert)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Update order' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(reported()).toHaveLength(1)
    expect(shop.sent()).toHaveLength(2)
  })
})

describe('analytics', () => {
  test('ANA-05 ANA-09 A first order is reported as an addition of all its items', async () => {
    await show()
    await plus('Monday')
    await plus('Friday')
    await press('Add to my order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(reported()).toMatchObject([
      { event: 'add_to_cart', order_type: 'regular', product_type: 'de', ecommerce: { value: 2.7 } },
    ])
  })

  test('ANA-10 A raised order is reported as an update, a lowered one not at all', async () => {
    shop.regular = { weekdays: weekdays(2) }
    await show()
    await plus('Friday')
    await press('Update order')
    await waitFor(() => expect(reported()).toMatchObject([{ event: 'update_cart' }]))
    await press('Clear')
    await press('Update order')
    await waitFor(() => expect(shop.sent()).toHaveLength(2))
    expect(reported()).toHaveLength(1)
  })

  test('ANA-05 A guest’s order is not reported', async () => {
    await show({}, '', { globals: { isGuest: true } })
    await plus('Monday')
    await press('Add to my order')
    await screen.findByText('Saved as you wished.', inAlert)
    expect(reported()).toEqual([])
  })
})
