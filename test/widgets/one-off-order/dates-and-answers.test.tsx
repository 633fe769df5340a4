import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type EssentialsShop,
  essentialsShop,
  held,
  inAlert,
  openShopPage,
  placeholder,
} from '../../shared/features/ordering/essentials-shop'
import { expectElement } from '../../support/expect-element'
import type { PageOptions } from '../../support/page/open-page'
import { fieldsIn } from '../../support/page/watch-posts'
import { pass } from '../../support/test-time'

const user = userEvent.setup({ delay: null })
const noPostcode = 'Please enter a postcode before adding products'
const thursday = '2026-11-26'
const friday = '2026-11-27'
const december = '2026-12-04'

let shop: EssentialsShop
beforeEach(() => {
  shop = essentialsShop()
})

const show = (options = {}, attributes = '', page: PageOptions = {}) =>
  openShopPage(placeholder('one-off-order', options, attributes), shop, page)
const date = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Delivery date' })
const quantity = () => screen.findByRole('spinbutton', { name: 'Quantity of Whole milk' })
const ready = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}
const choose = async (value: string) => user.selectOptions(await date(), value)

test('G-05 When the order exceeds the maximum, the maximum is stated once', async () => {
  shop.oneOff[friday] = { quantity: 99, order_id: 871, frequency: 0 }
  await show({
    product: { id: '101', name: 'Whole milk', template: 'de', max_qty_allowed: 12 },
    date: friday,
  })
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('99'))
  expect(screen.getAllByText('Maximum 12.')).toHaveLength(1)
})

describe('another date', () => {
  test('OO-02 A-23 The order of another date is read, and the list shows known orders', async () => {
    shop.oneOff[friday] = { quantity: 3, order_id: 871, frequency: 0 }
    await show()
    await ready('Add to my order')
    await choose(friday)
    await ready('Update order')
    expect(await quantity()).toHaveAttribute('aria-valuenow', '3')
    expect(screen.getByRole('option', { name: 'Friday 27 November (3 ordered)' })).toBeVisible()
    await choose(december)
    await ready('Add to my order')
    expect(await quantity()).toHaveAttribute('aria-valuenow', '1')
    expect(shop.reads().slice(2)).toEqual([
      `/api/product/oneoff/101?date=${friday}`,
      `/api/product/oneoff/101?date=${december}`,
    ])
  })

  test('A-74 When a date cannot be read, nothing can be sent for it, and a retry or another date helps', async () => {
    await show()
    await ready('Add to my order')
    shop.instead = ({ query }) =>
      query.includes(friday) ? Response.json({ message: 'Too late for Friday.' }, { status: 422 }) : undefined
    await choose(friday)
    expect(await screen.findByRole('alert')).toHaveTextContent('Too late for Friday.')
    expect(screen.getByRole('button', { name: 'Add to my order' })).toHaveAttribute('aria-disabled', 'true')
    shop.instead = () => undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await ready('Add to my order')
    await waitFor(() => expect(document.body).not.toHaveFocus())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('after saving', () => {
  test('OO-16 UI-05 UI-08 The shop’s message replaces the form in green, with the focus and a way on', async () => {
    shop.link = '/account/orders/871'
    await show()
    await user.click(await ready('Add to my order'))
    const said = await screen.findByText('Saved as you wished.', inAlert)
    expect(said.closest('[data-tone]')).toHaveAttribute('data-tone', 'success')
    expect(screen.getByRole('button', { name: 'Add for another date' })).toHaveFocus()
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(screen.getByText('1 × Whole milk, Thursday 26 November')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View your order' })).toHaveAttribute(
      'href',
      '/account/orders/871',
    )
  })

  test('The form returns for another date with quantity 1, and the list shows the order', async () => {
    await show()
    await ready('Add to my order')
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Whole milk' }))
    await user.click(await ready('Add to my order'))
    shop.oneOff[thursday] = { quantity: 2, order_id: 5, frequency: 0 }
    await user.click(await screen.findByRole('button', { name: 'Add for another date' }))
    await ready('Add to my order')
    expect(await date()).toHaveValue(friday)
    expect(await date()).toHaveFocus()
    expect(await quantity()).toHaveAttribute('aria-valuenow', '1')
    expect(screen.getByRole('option', { name: 'Thursday 26 November (2 ordered)' })).toBeInTheDocument()
    expect(screen.queryByText('Saved as you wished.', inAlert)).toBeNull()
  })

  test('An unsafe link is shown as plain text', async () => {
    shop.link = 'javascript:alert(1)'
    await show()
    await user.click(await ready('Add to my order'))
    expect(await screen.findByText('View your order')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('who may order', () => {
  test('OO-17 EVT-03 EVT-04 Without a postcode the form says so; once one is confirmed it can be used', async () => {
    await show({}, '', { globals: { hasPostcode: false } })
    expect(await screen.findByRole('alert')).toHaveTextContent(noPostcode)
    const add = screen.getByRole('button', { name: 'Add to my order' })
    expect(add).toHaveAccessibleDescription(noPostcode)
    await user.click(add)
    expect(shop.calls).toEqual([])
    act(() => {
      window.dispatchEvent(new CustomEvent('valid-postcode', { detail: { postcode: 'BS3 4TN' } }))
    })
    await user.click(await ready('Add to my order'))
    expect(await screen.findByText('Saved as you wished.', inAlert)).toBeVisible()
    expect(screen.queryByText(noPostcode)).toBeNull()
  })

  test('OO-05 OO-06 A-55 While ordering is blocked stepper and button are disabled, and the reason is shown', async () => {
    await show({ labels: { blocked: 'We are stocktaking.' } }, 'data-blocked')
    expect(await screen.findByText('We are stocktaking.', { selector: '[role=status] *' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Whole milk' }))
    expect(await quantity()).toHaveAttribute('aria-valuenow', '1')
    for (const button of screen.getAllByRole('button'))
      expect(button).toHaveAttribute('aria-disabled', 'true')
  })

  test('A-55 When today’s registrations are used up, the form says so', async () => {
    await show({}, '', { globals: { hasPostcode: false } })
    act(() => {
      window.dispatchEvent(
        new CustomEvent('valid-postcode', { detail: { postcode: 'BS3 4TN', quotaReached: true } }),
      )
    })
    expect(await screen.findByText(/reached today's limit/, { selector: '[role=status] *' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add to my order' })).toHaveAttribute('aria-disabled', 'true')
  })
})

test('A-78 Inside the page’s own form quantity and date are posted with it', async () => {
  const markup = placeholder('one-off-order', {}, 'data-hide-button data-field-prefix="gift"')
  await openShopPage(`<form>${markup}</form>`, shop)
  await waitFor(() => expect(shop.reads()).toHaveLength(2))
  await pass(20)
  await choose(friday)
  await pass(20)
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Whole milk' }))
  const posted = fieldsIn(expectElement(document.querySelector('form'), HTMLFormElement))
  expect(posted).toEqual({ 'gift[quantity]': '2', 'gift[date]': friday })
  expect(screen.queryByRole('button', { name: /order$/ })).toBeNull()
})

describe('F-32 F-33 inside the page’s own form', () => {
  const inForm = async (attributes = '') => {
    const markup = placeholder('one-off-order', {}, `data-hide-button data-field-prefix="gift" ${attributes}`)
    await openShopPage(`<form>${markup}</form>`, shop)
  }
  const posted = () => fieldsIn(expectElement(document.querySelector('form'), HTMLFormElement))
  const isRead = () => waitFor(() => expect(posted()).toHaveProperty(['gift[date]']))

  test('F-33 While date and quantity are being read, no empty values are posted', async () => {
    const { reply, letGo } = held(shop.answer({ method: 'GET', path: '', query: '', body: undefined }))
    shop.instead = () => reply
    await inForm()
    expect(posted()).toEqual({})
    shop.instead = () => undefined
    letGo()
    await isRead()
    expect(posted()).toEqual({ 'gift[quantity]': '1', 'gift[date]': '2026-11-26' })
  })
})
