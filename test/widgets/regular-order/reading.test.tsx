import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  day,
  type EssentialsShop,
  essentialsShop,
  held,
  inAlert,
  openShopPage,
  placeholder,
  weekdays,
} from '../../shared/features/ordering/essentials-shop'
import { expectElement } from '../../support/expect-element'
import type { PageOptions } from '../../support/page/open-page'
import { fieldsIn } from '../../support/page/watch-posts'

const user = userEvent.setup({ delay: null })
const noPostcode = 'Please enter a postcode before adding products'

let shop: EssentialsShop
beforeEach(() => {
  shop = essentialsShop()
})

const show = (options = {}, attributes = '', page: PageOptions = {}) =>
  openShopPage(placeholder('regular-order', options, attributes), shop, page)
const monday = () => screen.findByRole('spinbutton', { name: 'Quantity of Whole milk on Monday' })
const confirm = () =>
  act(() => {
    window.dispatchEvent(new CustomEvent('valid-postcode', { detail: { postcode: 'BS3 4TN' } }))
  })

test('While the order is read a placeholder keeps its space, and nothing can be saved', async () => {
  const { reply, letGo } = held({ weekdays: weekdays(2) })
  shop.instead = () => reply
  await show()
  expect(screen.queryByRole('spinbutton')).toBeNull()
  const add = screen.getByRole('button', { name: 'Add to my order' })
  expect(add).toHaveAttribute('aria-disabled', 'true')
  await user.click(add)
  letGo()
  expect(await monday()).toHaveAttribute('aria-valuenow', '2')
  expect(shop.sent()).toEqual([])
})

test.each([
  ['refused', Response.json({ message: 'Not for you.' }, { status: 403 }), 'Not for you.'],
  [
    "refused in a framework's words",
    Response.json({ message: 'This action is unauthorized.' }, { status: 403 }),
    "You can't do that here.",
  ],
  ['broken', new Response('<h1>Oops</h1>', { status: 404 }), 'This is no longer available.'],
])(
  'A-74 A-120 A-122 A read that is %s shows a red message with a retry, and nothing can be sent',
  async (_, reply, words) => {
    shop.instead = () => reply.clone()
    await show()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(screen.getByRole('button', { name: 'Add to my order' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Add to my order' }))
    shop.instead = () => undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await monday()).toHaveAttribute('aria-valuenow', '0')
    await waitFor(() => expect(document.body).not.toHaveFocus())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(shop.sent()).toEqual([])
  },
)

test('EVT-03 EVT-04 Without a postcode the form says why it waits, and a confirmed postcode unlocks it without a reload', async () => {
  await show({}, '', { globals: { hasPostcode: false } })
  expect(screen.getByText(noPostcode, { selector: '[role=alert] *, [role=alert]' })).toBeVisible()
  expect(await monday()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Add to my order' })).toHaveAccessibleDescription(noPostcode)
  expect(shop.calls).toEqual([])
  confirm()
  await waitFor(() => expect(shop.reads()).toEqual(['/api/product/regular/101']))
  await user.click(await screen.findByRole('button', { name: 'Increase quantity of Whole milk on Monday' }))
  await user.click(screen.getByRole('button', { name: 'Add to my order' }))
  expect(await screen.findByText('Saved as you wished.', inAlert)).toBeVisible()
  expect(screen.queryByText(noPostcode)).toBeNull()
})

test('A-55 A page with ordering closed says so in its own words', async () => {
  shop.regular = { weekdays: weekdays(2) }
  await show({ labels: { blocked: 'We are stocktaking.' } }, 'data-blocked')
  expect(await monday()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('We are stocktaking.', { selector: '[role=status] *' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Update order' })).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['an empty list', []],
  ['an empty object', {}],
  ['only nulls', { weekdays: null, data: null }],
])('RO-01 A-09 %s means a week without an order', async (_, answer) => {
  shop.regular = answer
  await show()
  await monday()
  expect(screen.getAllByRole('spinbutton')).toHaveLength(6)
  expect(screen.getByRole('button', { name: 'Add to my order' })).toBeVisible()
})

describe("inside the page's own form", () => {
  const posted = () => fieldsIn(expectElement(document.querySelector('form'), HTMLFormElement))
  const inForm = async (attributes = '') => {
    const submitted = jest.fn((event: Event) => event.preventDefault())
    const markup = placeholder('regular-order', {}, `data-hide-button ${attributes}`)
    await openShopPage(`<form action="/register">${markup}</form>`, shop)
    document.querySelector('form')?.addEventListener('submit', submitted)
    return submitted
  }

  test('A-78 The form posts each day’s quantity and frequency, and the widget has no button', async () => {
    shop.regular = { weekdays: { ...weekdays(1), 2: day(0, { active: false }) } }
    await inForm()
    await user.click(await screen.findByRole('button', { name: 'Increase quantity of Whole milk on Monday' }))
    await user.click(screen.getByRole('radio', { name: 'Fortnightly' }))
    expect(posted()).toMatchObject({ 'weekdays[1][quantity]': '2', 'weekdays[1][frequency]': '2' })
    expect(Object.keys(posted())).toHaveLength(10)
    expect(posted()).not.toHaveProperty('weekdays[2][quantity]')
    expect(screen.queryByRole('button', { name: /order$/ })).toBeNull()
    expect(shop.sent()).toEqual([])
  })

  test('F-33 While the order is read, nothing unchosen is posted', async () => {
    const { reply, letGo } = held({ weekdays: weekdays(2) })
    shop.instead = () => reply
    await inForm()
    expect(posted()).toEqual({})
    letGo()
    await monday()
    expect(posted()).toMatchObject({ 'weekdays[1][quantity]': '2' })
  })

  test('A-78 The page sets the prefix of the field names', async () => {
    await inForm('data-field-prefix="gift"')
    await monday()
    expect(posted()).toMatchObject({
      'gift[weekdays][6][quantity]': '0',
      'gift[weekdays][6][frequency]': '1',
    })
  })

  test('A-79 When the order cannot be read, the quantities start from zero', async () => {
    shop.instead = () => new Response('', { status: 404 })
    await inForm()
    expect(await monday()).toHaveAttribute('aria-valuenow', '0')
    expect(posted()).toMatchObject({ 'weekdays[1][quantity]': '0' })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
