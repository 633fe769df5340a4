import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { newDraft } from '../../../demo-pages/shop/boxes/box-basket'
import { noteSessionEnd } from '../../../shared/platform/page/login/login'
import { bacon, basket, checkout, cheddar, heard, more, openBasket, vegBox } from './open-basket'

const settle = () => waitFor(() => expect(basket()).not.toHaveAttribute('aria-busy'))
const minimum = 'data-minimum-order-value="10.00"'

/** Stands in for the browser, which would follow the link. */
const press = (link: HTMLElement) => {
  let isFollowed = false
  const look = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent.click(link)
  return isFollowed
}

test('BB-25 BB-27 Checkout is a link to the checkout when nothing prevents it', async () => {
  await openBasket({ attributes: minimum })
  await screen.findByText('Mature cheddar')
  expect(checkout()).toHaveAttribute('href', '/shop/best-of-local/checkout')
  expect(checkout()).not.toHaveAttribute('aria-disabled')
  expect(press(checkout())).toBe(true)
})

test('BB-21 Without a confirmed postcode the basket shows the reason, and Checkout says it instead of leaving', async () => {
  await openBasket({ as: 'guest', hasPostcode: false, lines: [] })
  const reason = 'Please enter a postcode before adding products'
  await waitFor(() => expect(checkout()).toHaveAccessibleDescription(reason))
  expect(screen.getAllByText(reason)[0]).toBeVisible()
  expect(checkout()).toHaveAttribute('aria-disabled', 'true')
  expect(press(checkout())).toBe(false)
  await waitFor(() => expect(heard()).toBe(reason))
})

test('BB-21 J-65 An empty box without a postcode says so once, and links to the products', async () => {
  await openBasket({ as: 'guest', hasPostcode: false, lines: [] })
  expect(await screen.findByRole('link', { name: 'Choose from Best of Local' })).toBeVisible()
  // The other text is the hidden description of Checkout.
  expect(screen.getAllByText('Please enter a postcode before adding products')).toHaveLength(2)
  expect(screen.queryByText('Please add some products')).toBeNull()
})

test('BB-21 EVT-02 A postcode confirmed on the page enables Checkout at once', async () => {
  await openBasket({ as: 'guest', hasPostcode: false })
  await screen.findByText('Mature cheddar')
  expect(checkout()).toHaveAttribute('aria-disabled', 'true')
  act(() => {
    const detail = { postcode: 'BS3 4TN', quotaReached: false }
    window.dispatchEvent(new CustomEvent('valid-postcode', { detail }))
  })
  expect(checkout()).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByText('Please enter a postcode before adding products')).toBeNull()
})

test('BB-22 An empty basket says what to do and links to the products', async () => {
  await openBasket({ lines: [] })
  expect((await screen.findAllByText('Please add some products'))[0]).toBeVisible()
  expect(checkout()).toHaveAccessibleDescription('Please add some products')
  expect(screen.getByRole('link', { name: 'Choose from Best of Local' })).toHaveAttribute(
    'href',
    '/shop/best-of-local/featured',
  )
  expect(screen.queryByText('Cancel order')).toBeNull()
})

test('J-72 An empty basket on the page of the products does not link to that page', async () => {
  history.replaceState(null, '', '/shop/best-of-local/featured')
  await openBasket({ lines: [] })
  expect((await screen.findAllByText('Please add some products'))[0]).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Choose from Best of Local' })).toBeNull()
  history.replaceState(null, '', '/')
})

test('BB-23 BB-24 F-53 Below the minimum the basket says so and shows how much is missing and how far it has got', async () => {
  await openBasket({ lines: [[cheddar, 1]], attributes: minimum })
  const reason = 'Please add more products to exceed minimum order of £10.00'
  expect((await screen.findAllByText(reason))[0]).toBeVisible()
  expect(screen.getByText('Add £5.20 more to reach the £10.00 minimum')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Add £5.20 more to reach the £10.00 minimum')
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '£4.80')
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '480')
  expect(screen.getByRole('progressbar')).toHaveAttribute('max', '1000')
  expect(checkout()).toHaveAccessibleDescription(reason)
  expect(press(checkout())).toBe(false)
  await userEvent.click(more('Mature cheddar'))
  await userEvent.click(more('Mature cheddar'))
  expect(within(basket()).queryByText(reason)).toBeNull()
  expect(checkout()).not.toHaveAttribute('aria-disabled')
  await settle()
})

test('BB-24 A-38 Without a minimum from the page any total may go to the checkout', async () => {
  await openBasket({ lines: [[cheddar, 1]] })
  await screen.findByText('Mature cheddar')
  expect(checkout()).not.toHaveAttribute('aria-disabled')
})

test('BB-26 The page can leave the checkout button out', async () => {
  await openBasket({ attributes: 'data-hide-checkout' })
  await screen.findByText('Mature cheddar')
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
})

test('Checkout pressed while a change waits sends the change first and leaves once it is saved', async () => {
  const { left, served } = await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.click(more('Mature cheddar'))
  expect(press(checkout())).toBe(false)
  await waitFor(() => expect(left).toEqual(['/shop/best-of-local/checkout']))
  expect(served()).toMatchObject({ [cheddar]: 2 })
})

test('Checkout stays on the page when the change before it could not be saved', async () => {
  const { visit, left, served } = await openBasket()
  await screen.findByText('Mature cheddar')
  visit.setFault({ kind: '500-before', match: 'PUT *' })
  await userEvent.click(more('Mature cheddar'))
  expect(press(checkout())).toBe(false)
  await settle()
  expect(left).toEqual([])
  expect(served()).toMatchObject({ [cheddar]: 1 })
})

/** Whether the browser would ask before the page is left. */
const asks = () => {
  const event = new CustomEvent('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('K-426 On the way to the login page the browser does not ask, as nothing can be saved before the login', async () => {
  await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.click(more('Mature cheddar'))
  expect(asks()).toBe(true)
  noteSessionEnd()
  expect(asks()).toBe(false)
})

test('BB-30 A closable basket closes, leaves a button and opens again; other baskets have no Close', async () => {
  await openBasket()
  await screen.findByText('Mature cheddar')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await openBasket({ attributes: 'data-closable' })
  await screen.findByText('Mature cheddar')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Mature cheddar')).toBeNull()
  const open = screen.getByRole('button', { name: 'Show your Best of Local box' })
  expect(open).toHaveFocus()
  await userEvent.click(open)
  expect(await screen.findByText('Mature cheddar')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Your Best of Local box' })).toHaveFocus()
})

test('BB-28 F-47 Cancel order asks first and says what will be lost, also on the focused button; No sends nothing', async () => {
  const { bodies, calls } = await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  expect(screen.getByRole('group', { name: 'Are you sure?' })).toHaveTextContent(
    'Everything will be taken out of your box.',
  )
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'No' })).toHaveAccessibleDescription(
    'Everything will be taken out of your box.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'No' }))
  expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus()
  expect(bodies('POST')).toEqual([])
  expect(calls()).toHaveLength(1)
})

test('BB-29 CALL-16 A-73 Yes posts an empty body once, empties the basket and moves the focus to its heading', async () => {
  const { bodies, calls, served } = await openBasket()
  await screen.findByText('Mature cheddar')
  const hear = jest.fn()
  window.addEventListener('basket-updated', hear)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Yes' }))
  expect((await screen.findAllByText('Please add some products'))[0]).toBeVisible()
  window.removeEventListener('basket-updated', hear)
  expect(bodies('POST')).toEqual([{}])
  expect(calls().slice(1)).toEqual(['POST /api/bol-basket/cancel', 'GET /api/bol-basket'])
  expect(served()).toEqual({})
  expect(hear).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('heading', { name: 'Your Best of Local box' })).toHaveFocus()
  await waitFor(() => expect(heard()).toBe('Your order has been cancelled.'))
})

test.each([
  ['editingOrderId', 'an order being amended'],
  ['parentId', 'one week of a repeating order'],
])('A-73 With %s set, %s, the control reads Cancel amendments and says that the order stays', async field => {
  await openBasket({
    arrange: ({ state }) => {
      state.box.draft = { ...newDraft(88), date: '2026-12-04', [field]: 55 }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel amendments' }))
  expect(screen.getByRole('group', { name: 'Are you sure?' })).toHaveTextContent(
    'What you have changed will be lost. Your order stays as it was before.',
  )
})

test('G-61 A box under amendment names its day and says that the order stays until saved; a new box says nothing', async () => {
  await openBasket({
    arrange: ({ state }) => {
      state.box.draft = { ...newDraft(88), date: '2026-12-04', editingOrderId: 55 }
    },
  })
  const basket = await screen.findByRole('region', { name: 'Your Best of Local box' })
  expect(await within(basket).findByText('You are changing your box for Friday 4 December.')).toBeVisible()
  expect(basket).toHaveTextContent('Your order stays as it is until you save.')
  expect(within(basket).getByRole('link', { name: 'Review changes' })).toHaveAttribute(
    'href',
    '/shop/best-of-local/checkout',
  )
})

test.each([
  [
    'one delivery of it',
    { parentId: 801, frequency: 1, weekday: 4, date: '2026-11-26' },
    'only Thursday 26 November',
  ],
  ['every week', { frequency: 1, weekday: 4 }, 'every Thursday'],
  ['a fortnightly order', { frequency: 2, weekday: 4 }, 'Thursday, every 2 weeks'],
])('J-62 The basket says that %s of a repeating box is being amended', async (_, draft, scope) => {
  await openBasket({
    arrange: ({ state }) => {
      state.box.draft = { ...newDraft(88), editingOrderId: 801, ...draft }
    },
  })
  expect(await screen.findByText(`You are changing your box: ${scope}.`)).toBeVisible()
})

test('G-61 J-72 The earlier total of an amended order stands above the new total, unless the checkout beside it shows it', async () => {
  await openBasket({
    arrange: ({ state }) => {
      state.box.draft = { ...newDraft(88), editingOrderId: 55, previousTotal: '29.95' }
    },
  })
  expect((await screen.findByText('Before your changes')).nextElementSibling).toHaveTextContent('£29.95')
  await openBasket({
    attributes: 'data-hide-checkout',
    arrange: ({ state }) => {
      state.box.draft = { ...newDraft(88), editingOrderId: 55, previousTotal: '29.95' }
    },
  })
  await screen.findByText('Mature cheddar')
  expect(screen.queryByText('Before your changes')).toBeNull()
  await openBasket()
  await screen.findByText('Mature cheddar')
  expect(screen.queryByText('Before your changes')).toBeNull()
})

test('A-110 A-73 BB-28 With an unreadable basket the outcome is unknown until Check again, or a second press, finds out', async () => {
  const { visit, served, bodies } = await openBasket()
  await screen.findByText('Mature cheddar')
  visit.setFault({ kind: '500-before', match: 'POST *' })
  visit.setFault({ kind: '500-before', match: 'GET *', times: 'always' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText("We can't tell yet whether this was saved.")).toBeVisible()
  visit.heal()
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('That was not saved. Please try again.')).toBeVisible()
  await waitFor(() => expect(document.body).not.toHaveFocus())
  expect(bodies('POST')).toHaveLength(1)
  expect(served()).toEqual({ [vegBox]: 1, [cheddar]: 1, [bacon]: 2 })
  visit.setFault({ kind: 'drop-after', match: 'POST /api/bol-basket/cancel' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(heard()).toBe('Your order has been cancelled.'))
  expect(screen.queryByText(/can't reach the shop/)).toBeNull()
  expect(served()).toEqual({})
  expect(bodies('POST')).toEqual([{}, {}])
})
