import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Visit } from '../../../demo-pages/shop/visit'

const setUp = (at = '2026-11-25T12:00:00Z') =>
  createDemoShop({ now: () => new Date(at) }).visit({ as: 'customer' })
const payments = '/account/payments'
const pay = (visit: Visit, amount: string) => visit.submit(payments, { amount }, payments)
const money = (visit: Visit, query = '') => visit.page(`/account/transactions${query}`).money
const pence = (amount: string) => Math.round(Number(amount) * 100)

test('A payment is accepted, announced once, listed and deducted', async () => {
  const visit = setUp()
  const before = pence(money(visit).balance)
  const reply = await pay(visit, '20.5')
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, payments])
  expect(visit.page(payments).flash).toEqual({
    tone: 'success',
    message: 'Thank you. We have received your payment of £20.50.',
  })
  expect(pence(money(visit).balance)).toBe(before - 2050)
  expect(money(visit).rows[0]).toEqual({
    date: 'Wednesday 25 November',
    details: 'Card payment',
    items: '',
    amount: '-20.50',
  })
})

test.each([
  ['', ['Enter the amount.']],
  ['twenty', ['Enter the amount in figures, like 20.00.', 'Enter at least £0.01.']],
  ['£20', ['Enter the amount in figures, like 20.00.', 'Enter at least £0.01.']],
  ['0', ['Enter at least £0.01.']],
  ['-5', ['Enter at least £0.01.']],
  ['10.005', ['The amount may have two decimal places at most.']],
  ['1000.01', ['You can pay £1000 at most in one go.']],
])('An amount of "%s" is refused with every message, and kept for the page', async (amount, messages) => {
  const visit = setUp()
  const before = money(visit).balance
  await pay(visit, amount)
  const page = visit.page(payments)
  expect([page.errors, page.old]).toEqual([{ amount: messages }, { amount }])
  expect(money(visit).balance).toBe(before)
})

test('A visitor who is not logged in can neither pay nor read an account', async () => {
  const visit = createDemoShop().visit({ as: 'guest' })
  const reply = await pay(visit, '10')
  expect([reply.status, reply.headers.get('Location')]).toEqual([302, '/login'])
  expect(visit.state.ledger.payments).toEqual([])
  expect((await visit.call('PUT', '/account/details', { phone: '0117 496 0123' })).status).toBe(401)
})

test('J-104 From a week before, the account names what the Direct Debit takes, less what is paid since', async () => {
  expect(money(setUp('2026-11-23T12:00:00Z')).directDebit?.amount).toBeNull()
  const visit = setUp()
  const taken = pence(money(visit).directDebit?.amount ?? '')
  expect(taken).toBeGreaterThan(0)
  // What has come since the 24th is collected a month later.
  expect(taken).toBeLessThan(pence(money(visit).balance))
  await pay(visit, '1000')
  expect(money(visit).directDebit?.amount).toBe('0.00')
})

test('On the first of the month the bank sends what was owed a week before', () => {
  const visit = setUp()
  const collected = money(visit, '?q=direct+debit&from=01/09/2026').rows
  expect(collected.map(({ date }) => date)).toEqual(['Sunday 1 November', 'Thursday 1 October'])
  const since = [1, 2].flatMap(page => money(visit, `?from=25/10/2026&page=${page}`).rows)
  const rest = since.filter(({ details }) => details !== 'Direct Debit')
  const owed = rest.reduce((sum, { amount }) => sum + pence(amount), 0)
  expect(pence(money(visit).balance)).toBe(owed)
})
