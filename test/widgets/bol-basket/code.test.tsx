import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basket, heard, openBasket, total } from './open-basket'

const field = () => screen.getByRole('textbox', { name: 'Promotional code' })
const apply = () => screen.getByRole('button', { name: 'Apply' })
/** Finds text at the field, not in the page's live regions. */
const atField = { selector: '[data-basket] *' }
const settle = () => waitFor(() => expect(basket()).not.toHaveAttribute('aria-busy'))

test('BB-15 BB-17 CALL-25 A customer applies a code, and the basket is read again with its discount', async () => {
  const { bodies, calls, providers } = await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.type(field(), ' spring5 ')
  await userEvent.click(apply())
  expect(await screen.findByText('SPRING5 applied: 5% off your box.', atField)).toBeVisible()
  expect(bodies('POST')).toEqual([{ discount_code: 'spring5' }])
  expect(calls().slice(1)).toEqual(['POST /api/basket/apply-discount', 'GET /api/bol-basket'])
  expect(total()).toBe('£26.40')
  await waitFor(() => expect(document.activeElement).toHaveTextContent('SPRING5 applied: 5% off your box.'))
  expect(heard() ?? '').toBe('')
  expect(providers.store.getState().session.coupon).toBe('spring5')
})

test('BB-14 A-26 With a code the basket shows subtotal, saving and total, and each line its share of the saving', async () => {
  await openBasket({ coupon: 'WELCOME10' })
  expect(await screen.findByText('WELCOME10 applied')).toBeVisible()
  expect(screen.getByText('Subtotal').nextElementSibling).toHaveTextContent('£27.80')
  expect(screen.getByText('Discount').nextElementSibling).toHaveTextContent('minus £2.78')
  expect(total()).toBe('£25.02')
  expect(screen.getByText('£1.45 off with your code')).toBeVisible()
})

test('BB-18 Remove takes the code off with CLEARDISCOUNT and moves the focus to the field', async () => {
  const { bodies } = await openBasket({ coupon: 'SPRING5' })
  await screen.findByText('SPRING5 applied')
  await userEvent.click(screen.getByRole('button', { name: 'Remove SPRING5' }))
  await waitFor(() => expect(field()).toHaveFocus())
  expect(bodies('POST')).toEqual([{ discount_code: 'CLEARDISCOUNT' }])
  expect(total()).toBe('£27.80')
  expect(await screen.findByText('The code was removed.', atField)).toBeVisible()
})

test('BB-19 BB-20 A-36 After a refused code the message shows, the field is empty, and the basket is read again', async () => {
  const { reads } = await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.type(field(), 'SUMMR{Enter}')
  expect(await screen.findByText(/: That code is not valid\.$/, atField)).toBeVisible()
  expect(field()).toHaveValue('')
  expect(field()).toBeInvalid()
  await waitFor(() => expect(field()).toHaveFocus())
  await settle()
  expect(reads()).toBe(2)
  await userEvent.type(field(), 'S')
  expect(screen.queryByText(/: That code is not valid\.$/, atField)).toBeNull()
})

test('A-36 The field takes the focus once it has its message, so that both are read together', async () => {
  await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.type(field(), 'SUMMR')
  const described: string[] = []
  field().addEventListener('focus', () => {
    const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
    described.push(ids.map(id => document.getElementById(id)?.textContent).join(' '))
  })
  await userEvent.click(apply())
  await waitFor(() => expect(field()).toHaveFocus())
  expect(described).toEqual([expect.stringContaining('That code is not valid.')])
})

test('BB-20 A removal that fails keeps the code and says so', async () => {
  const { visit } = await openBasket({ coupon: 'SPRING5' })
  await screen.findByText('SPRING5 applied')
  visit.setFault({ kind: '429', match: 'POST *' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove SPRING5' }))
  expect(await screen.findByText('That was a lot at once. Please wait a moment and try again.')).toBeVisible()
  expect(screen.getByText('SPRING5 applied')).toBeVisible()
  await settle()
})

test('Apply without a code asks for one and makes no call', async () => {
  const { bodies } = await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.click(apply())
  expect(screen.getByText('Please type your code first.')).toBeVisible()
  await waitFor(() => expect(field()).toHaveFocus())
  expect(bodies('POST')).toEqual([])
})

test('BB-16 Guests can use the basket but see no promotional code', async () => {
  await openBasket({ as: 'guest' })
  await screen.findByText('Mature cheddar')
  expect(screen.queryByRole('textbox', { name: 'Promotional code' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible()
})

test('F-15 A-36 The message about a refused code names the code', async () => {
  await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.type(field(), 'SUMMR{Enter}')
  expect(await screen.findByText('SUMMR: That code is not valid.', atField)).toBeVisible()
})

test('F-15 CLEARDISCOUNT, which removes a code, cannot be applied as one', async () => {
  const { bodies, providers } = await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.type(field(), 'cleardiscount{Enter}')
  await waitFor(() => expect(bodies('POST')).toEqual([{ discount_code: 'CLEARDISCOUNT' }]))
  await settle()
  expect(providers.store.getState().session.coupon).toBeNull()
  expect(screen.queryByText(/CLEARDISCOUNT applied/i)).toBeNull()
})

test('F-38 A-119 After a network failure the code stays in its field, and the basket is read to learn the outcome', async () => {
  const { visit } = await openBasket()
  await screen.findByText('Mature cheddar')
  visit.setFault({ kind: 'offline', match: 'POST *' })
  await userEvent.type(field(), 'SPRING5{Enter}')
  expect(await screen.findByText('That was not saved. Please try again.')).toBeVisible()
  expect(field()).toHaveValue('SPRING5')
  await settle()
})
