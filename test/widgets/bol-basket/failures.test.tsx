import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { faultKinds } from '../../../demo-pages/shop/server/fault-kinds'
import { keysOf } from '../../support/keys-of'
import { isWhole } from '../../support/rows'
import { amount, basket, cheddar, heard, more, openBasket, remove, rowOf, total } from './open-basket'

afterEach(() => jest.useRealTimers())

const settle = () => waitFor(() => expect(basket()).not.toHaveAttribute('aria-busy'))
const retry = () => screen.getByRole('button', { name: 'Try again' })

test('BB-08 CALL-14 A quantity that cannot be saved goes back without an error, and the basket announces the old one', async () => {
  const { visit, calls, served } = await openBasket()
  await screen.findByText('Mature cheddar')
  visit.setFault({ kind: '500-before', match: 'PUT *', ms: 50 })
  await userEvent.click(more('Mature cheddar'))
  expect(amount('Mature cheddar')).toHaveValue('2')
  await settle()
  expect(amount('Mature cheddar')).toHaveValue('1')
  expect(calls().slice(1)).toEqual(['PUT /api/bol-basket/701', 'GET /api/bol-basket'])
  expect(served()).toMatchObject({ [cheddar]: 1 })
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(heard()).toBe('Mature cheddar is back to 1. Total £27.80.'))
})

test.each([
  ['An increase', '422', () => more('Mature cheddar')],
  ['An increase', '422-fields', () => more('Mature cheddar')],
  ['A removal', '200-no', () => remove('Mature cheddar')],
] as const)('BB-08 %s that the shop refuses (%s) goes back, with the reason', async (_, kind, control) => {
  const { visit } = await openBasket()
  await screen.findByText('Mature cheddar')
  visit.setFault({ kind })
  await userEvent.click(control())
  await screen.findByText(/[a-z]\. Mature cheddar is back to 1\.$/, { selector: '[data-tone] *' })
  await waitFor(() => expect(heard()).toMatch(/[a-z]\. Mature cheddar is back to 1\. Total/))
})

test("BB-08 A change whose answer is lost is not sent again; the basket is read and shows the server's quantity", async () => {
  const { visit, bodies } = await openBasket()
  await screen.findByText('Mature cheddar')
  visit.setFault({ kind: 'drop-after', match: 'PUT *' })
  await userEvent.click(more('Mature cheddar'))
  await settle()
  expect(amount('Mature cheddar')).toHaveValue('2')
  expect(total()).toBe('£32.60')
  expect(bodies('PUT')).toHaveLength(1)
})

test('A line that the server no longer has is removed, and the customer is told', async () => {
  const { visit } = await openBasket()
  await screen.findByText('Mature cheddar')
  visit.state.box.lines = visit.state.box.lines.filter(({ productId }) => productId !== cheddar)
  act(() => more('Mature cheddar').focus())
  await userEvent.click(more('Mature cheddar'))
  await settle()
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Mature cheddar' })).toBeNull()
  expect(screen.getByText(/Mature cheddar is no longer in your box\.$/)).toBeVisible()
  expect(rowOf('Dry cured back bacon')).toHaveFocus()
})

test('A quantity that the server has changed is pointed out until the customer goes on', async () => {
  const { visit } = await openBasket()
  await screen.findByText('Mature cheddar')
  visit.state.box.lines = visit.state.box.lines.map(line => ({ ...line, quantity: line.quantity + 3 }))
  await userEvent.click(more('Seasonal veg box'))
  await settle()
  expect(screen.getByText('Mature cheddar is now 4.')).toBeVisible()
  expect(screen.getByText('Dry cured back bacon is now 5.')).toBeVisible()
  await userEvent.click(more('Mature cheddar'))
  expect(screen.queryByText('Mature cheddar is now 4.')).toBeNull()
  await settle()
})

test('A-74 When the first read fails, the basket offers another try, which shows it', async () => {
  const { visit } = await openBasket({
    arrange: visit => visit.setFault({ kind: 'offline', times: 'always' }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We couldn't load your box. We can't reach the shop.",
  )
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('—')
  visit.heal()
  await userEvent.click(retry())
  expect(await screen.findByText('Mature cheddar')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('X2 After a Try again that helps, the focus is on the basket', async () => {
  const { visit } = await openBasket({
    arrange: visit => visit.setFault({ kind: 'offline', times: 'always' }),
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  visit.heal()
  await userEvent.click(again)
  await screen.findByText('Mature cheddar')
  await waitFor(() => expect(basket()).toHaveFocus())
  act(() => basket().blur())
  expect(basket()).not.toHaveAttribute('tabindex')
})

test('A-74 When a later read fails, the basket keeps its content and offers another try', async () => {
  const { visit, served } = await openBasket()
  await screen.findByText('Mature cheddar')
  visit.setFault({ kind: '500-before', match: 'GET *', times: 'always' })
  await userEvent.click(more('Mature cheddar'))
  await screen.findByRole('alert')
  expect(amount('Mature cheddar')).toHaveValue('2')
  expect(served()).toMatchObject({ [cheddar]: 2 })
  visit.heal()
  await userEvent.click(retry())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

const every = keysOf(faultKinds).filter(kind => !['401', 'login-page'].includes(kind))

test.each(isWhole ? every : (['500-before', 'drop-after', 'wrong-shape'] as const))(
  'I1 I11 After the fault "%s" on a change the basket shows the server\'s state and works',
  async kind => {
    const { visit, served } = await openBasket()
    await screen.findByText('Mature cheddar')
    visit.setFault({ kind, match: 'PUT *', ms: 20 })
    await userEvent.click(more('Mature cheddar'))
    await settle()
    expect(amount('Mature cheddar')).toHaveValue(String(served()[cheddar]))
    visit.state.csrfToken = String(Reflect.get(window, 'csrfToken'))
    await userEvent.click(remove('Dry cured back bacon'))
    await settle()
    expect(Object.keys(served())).toHaveLength(2)
    expect(within(basket()).getAllByRole('spinbutton')).toHaveLength(2)
  },
)

test('F-25 A typed quantity that is not allowed is explained to everybody until a valid one is typed', async () => {
  await openBasket()
  await screen.findByText('Mature cheddar')
  const field = amount('Mature cheddar')
  const type = async (text: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
  }
  await type('250')
  const words = '“250” is more than 100, so it was set to 100.'
  expect(screen.getByText(words, { selector: '[data-basket] *' })).toBeVisible()
  await waitFor(() => expect(heard('alert')).toBe(words))
  await type('100')
  expect(screen.queryByText(words, { selector: '[data-basket] *' })).toBeNull()
  // Plus is disabled now and gives the reason.
  expect(screen.getByText('No more than 100 of this.')).toBeVisible()
  await settle()
})
