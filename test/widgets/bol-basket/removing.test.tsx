import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pass } from '../../support/test-time'
import {
  amount,
  bacon,
  basket,
  cheddar,
  fewer,
  heard,
  openBasket,
  remove,
  rowOf,
  rows,
  total,
  undo,
  vegBox,
} from './open-basket'

afterEach(() => jest.useRealTimers())

const settle = () => waitFor(() => expect(basket()).not.toHaveAttribute('aria-busy'))

test('BB-05 BB-06 CALL-15 Remove takes the line out at once with DELETE, and the basket is read again', async () => {
  const { calls, served } = await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.click(remove('Mature cheddar'))
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Mature cheddar' })).toBeNull()
  expect(total()).toBe('£23.00')
  await settle()
  expect(calls().slice(1)).toEqual(['DELETE /api/bol-basket/701', 'GET /api/bol-basket'])
  expect(served()).toEqual({ [vegBox]: 1, [bacon]: 2 })
  await waitFor(() => expect(heard()).toBe('Total £23.00.'))
  // The row in its place has the focus.
  expect(document.activeElement).toHaveTextContent('Mature cheddar removed.')
})

test('F-45 X2 After Remove the focus is on the row’s replacement, so that a second Enter removes nothing more', async () => {
  const { served } = await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.click(remove('Mature cheddar'))
  expect(rowOf('Mature cheddar removed.')).toHaveFocus()
  await userEvent.keyboard('{Enter} ')
  await settle()
  expect(served()).toEqual({ [vegBox]: 1, [bacon]: 2 })
})

test('Holding a key down on Remove takes out one line only', async () => {
  const { served } = await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.click(remove('Mature cheddar'))
  const next = remove('Dry cured back bacon')
  expect(fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false)
  await settle()
  expect(served()).toMatchObject({ [bacon]: 2 })
})

test('F-45 Undo puts the product back as it was, says so and leaves the focus on its row', async () => {
  const { bodies, served } = await openBasket()
  await screen.findByText('Dry cured back bacon')
  await userEvent.click(remove('Dry cured back bacon'))
  await userEvent.click(undo('Dry cured back bacon'))
  await waitFor(() => expect(amount('Dry cured back bacon')).toHaveValue('2'))
  expect(bodies('POST')).toEqual([{ id: bacon, quantity: 2, increment: false }])
  expect(served()).toMatchObject({ [bacon]: 2 })
  expect(screen.queryByText('Dry cured back bacon removed.')).toBeNull()
  expect(rowOf('Dry cured back bacon')).toHaveFocus()
  await waitFor(() => expect(heard()).toMatch(/^Dry cured back bacon is back in your box\./))
})

test('A-15 Stepping down to 0 sends 0 and offers Undo where the line was', async () => {
  const { bodies, served } = await openBasket()
  await screen.findByText('Mature cheddar')
  await userEvent.click(fewer('Mature cheddar'))
  await settle()
  expect(bodies('PUT')).toEqual([{ quantity: 0 }])
  expect(served()).toEqual({ [vegBox]: 1, [bacon]: 2 })
  expect(rows().map(row => row.textContent?.startsWith('Mature cheddar removed.'))).toEqual([
    false,
    true,
    false,
  ])
  expect(rowOf('Mature cheddar removed.')).toHaveFocus()
  await userEvent.click(undo('Mature cheddar'))
  await waitFor(() => expect(amount('Mature cheddar')).toHaveValue('1'))
})

test('The offer to undo stays for ten seconds, and longer while it has the focus', async () => {
  await openBasket()
  await screen.findByText('Mature cheddar')
  jest.useFakeTimers()
  fireEvent.click(remove('Mature cheddar'))
  await pass(10_000)
  expect(undo('Mature cheddar')).toBeVisible()
  act(() => undo('Mature cheddar').focus())
  await pass(20_000)
  expect(undo('Mature cheddar')).toHaveFocus()
  act(() => remove('Seasonal veg box').focus())
  await pass(20_000)
  expect(screen.queryByText('Mature cheddar removed.')).toBeNull()
})

test('An Undo that the shop refuses shows the reason beside it', async () => {
  await openBasket({
    lines: [
      [204, 1],
      [cheddar, 1],
    ],
  })
  await screen.findByText('Old English sausages')
  await userEvent.click(remove('Old English sausages'))
  await userEvent.click(undo('Old English sausages'))
  expect(await screen.findByText('Old English sausages is out of stock.')).toBeVisible()
  expect(undo('Old English sausages')).toBeVisible()
  await settle()
})

test('A removal that fails brings the line back', async () => {
  const { visit, served } = await openBasket()
  await screen.findByText('Mature cheddar')
  visit.setFault({ kind: '500-before', match: 'DELETE *', ms: 100 })
  await userEvent.click(remove('Mature cheddar'))
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Mature cheddar' })).toBeNull()
  await waitFor(() => expect(amount('Mature cheddar')).toHaveValue('1'))
  expect(screen.queryByText('Mature cheddar removed.')).toBeNull()
  expect(served()).toMatchObject({ [cheddar]: 1 })
  await waitFor(() => expect(heard()).toBe('Mature cheddar is back to 1. Total £27.80.'))
})
