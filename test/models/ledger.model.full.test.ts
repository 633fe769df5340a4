/** @jest-environment ./test/support/jest/jsdom-env.mjs */

import { paymentsPage } from '../../demo-pages/pages/account/money-pages'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { moneyPage } from '../../demo-pages/shop/money/money-page'
import type { Visit } from '../../demo-pages/shop/visit'
import { addDays, formatDate, weekStart } from '../../shared/domain/rules/dates/dates'
import { pageWindow } from '../../shared/domain/rules/pages'
import { typedAmount, writtenAmount } from '../../shared/domain/rules/typed-amount'
import { toPence } from '../../shared/platform/values/money'
import { calendarDay } from '../support/calendar-day'
import fc from '../support/fast-check'
import { runs } from './runs'

/*
 * After any events on an account its balance, transactions, pages and the sum in the payment form agree to
 * the penny; and they agree with the deliveries of the weeks, which know nothing of a ledger.
 */

const firstDay = calendarDay('2026-09-13')
const products = [101, 109, 122, 133]
const quantity = fc.integer({ min: 0, max: 3 })

const deed = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('days'), days: fc.integer({ min: 1, max: 12 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('order'),
      product: fc.constantFrom(...products),
      weekdays: fc.array(quantity, { minLength: 6, maxLength: 6 }),
      frequency: fc.constantFrom(1, 2, 4),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay'), pence: fc.integer({ min: 1, max: 9999 }) }) },
  {
    arbitrary: fc.record({
      kind: fc.constant('note'),
      ago: fc.integer({ min: 0, max: 9 }),
      what: fc.constantFrom('fewer', 'none', 'limited', 'back'),
    }),
    weight: 3,
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pause'), days: fc.integer({ min: 2, max: 6 }) }) },
)
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

const world = fc.record({
  opening: fc.integer({ min: -5000, max: 5000 }),
  directDebit: fc.boolean(),
  deeds: fc.array(deed, { minLength: 3, maxLength: 14 }),
  cut: fc.nat(100),
})

/** An account with only its opening balance, at noon of its first day. */
function openAccount(opening: number, directDebit: boolean) {
  const clock = { day: firstDay }
  const now = () => new Date(`${clock.day}T12:00:00Z`)
  const visit = createDemoShop({ now }).visit({ as: 'customer' })
  Object.assign(visit.state, { regularOrders: [], oneOffs: [], dayChanges: [], dayNotes: [], dayMoves: [] })
  Object.assign(visit.state, { boxOrders: visit.state.boxOrders.slice(0, 1), pauses: [] })
  visit.state.ledger = {
    openedOn: firstDay,
    opening,
    payments: [],
    directDebit: directDebit ? { bank: 'A bank', account: '1234' } : null,
  }
  return { clock, now, visit }
}
type Account = ReturnType<typeof openAccount>

let lastOrder = 9000

/** Performs it through the shop, or directly in the depot's records. */
function happen({ clock, visit }: Account, given: Deed): void {
  const { state } = visit
  switch (given.kind) {
    case 'days':
      clock.day = addDays(clock.day, given.days)
      return
    case 'order':
      // As the shop keeps it: earlier requests stay valid for earlier days.
      state.regularOrders.push({
        id: ++lastOrder,
        productId: given.product,
        days: Object.fromEntries(
          given.weekdays.map((quantity, at) => [
            at + 1,
            { quantity, frequency: given.frequency, anchor: weekStart(clock.day) },
          ]),
        ),
        earlier: [{ before: addDays(clock.day, 2), days: {} }],
      })
      return
    case 'pay':
      state.ledger.payments.push({ id: ++lastOrder, date: clock.day, pence: given.pence })
      return
    case 'pause':
      state.pauses.push({
        id: ++lastOrder,
        start: addDays(clock.day, 2),
        end: addDays(clock.day, given.days),
      })
      return
    case 'note': {
      const date = addDays(clock.day, -given.ago)
      const back = { at: `${date}T23:30:00Z`, quantity: 1 + (given.ago % 3) }
      if (state.dayNotes.some(note => note.date === date)) return
      for (const productId of products)
        state.dayNotes.push({
          date,
          productId,
          ...(given.what === 'fewer' && { delivered: 1 }),
          ...(given.what === 'none' && { isUnavailable: true }),
          ...(given.what === 'limited' && { isLimited: true }),
          ...(given.what === 'back' && { rolledBack: back }),
        })
    }
  }
}

type WireLine = {
  total_price: string
  quantity_delivered: number | null
  rolledback_quantity: number | null
  rolledback_at: string | null
  product: { order_price: string }
}
type WireBox = { delivered: boolean; grand_total: string; start_date: string }

const pence = (amount: string) => toPence(amount) ?? Number.NaN
const all = <T>(collection: T[] | Record<string, T | T[]>): T[] => Object.values(collection).flat() as T[]

/** The sum to pay by the weeks, read as a widget reads them. */
async function dueByWeeks({ visit, clock }: Account): Promise<number> {
  let due = 0
  for (let sunday = weekStart(firstDay); sunday <= clock.day; sunday = addDays(sunday, 7)) {
    const reply = await visit.call('GET', `/api/basket?start_of_week=${sunday}`)
    const { products: lines, orders } = await reply.json()
    for (const line of all<WireLine>(lines)) {
      if (!line.quantity_delivered) continue
      due += pence(line.total_price)
      const back = Math.min(line.rolledback_quantity ?? 0, line.quantity_delivered)
      // Half past eleven in the evening in UTC is the next day of a London summer.
      const isSummer = (line.rolledback_at ?? '') < '2026-10-25'
      const day = line.rolledback_at && calendarDay(line.rolledback_at.slice(0, 10))
      const isBooked = day && (isSummer ? addDays(day, 1) : day) <= clock.day
      if (isBooked && pence(line.total_price)) due -= back * pence(line.product.order_price)
    }
    for (const box of all<WireBox>(orders))
      if (box.delivered && box.start_date >= firstDay) due += pence(box.grand_total)
  }
  return due
}

type Query = Record<string, string>
const asked = ({ visit, now }: Account, query: Query = {}) =>
  moneyPage(visit.state, now(), new URLSearchParams({ from: formatDate(firstDay), ...query }))

/** Every row of a search, page after page, along the paginator. */
function rowsOf(account: Account, query: Query = {}) {
  const first = asked(account, query)
  const list = { total: first.total, page: 1, perPage: first.perPage, chunk: 10 }
  const { pages } = pageWindow(list)
  const read = Array.from(
    { length: pages },
    (_, at) => asked(account, { ...query, page: String(at + 1) }).rows,
  )
  for (const [at, rows] of read.entries()) {
    const { shown } = pageWindow({ ...list, page: at + 1 })
    expect(rows).toHaveLength(shown ? shown.last - shown.first + 1 : 0)
  }
  expect(asked(account, { ...query, page: String(pages + 1) }).rows).toEqual([])
  return read.flat()
}
const sumOf = (rows: readonly { amount: string }[]) =>
  rows.reduce((sum, { amount }) => sum + pence(amount), 0)
const isoOf = (date: string) => date.split('/').reverse().join('-')

/** The sum that the payment form of the rendered page offers. */
function offered(visit: Visit): number {
  const { body } = new DOMParser().parseFromString(paymentsPage(visit.page('/account/payments')), 'text/html')
  const balance = body.querySelector('[data-widget="payment-form"]')?.getAttribute('data-outstanding-balance')
  return pence(balance ?? '')
}

test('F-05 TS-01 PG-01 PY-03 After any events balance, transactions, pages and the sum to pay agree to the penny', async () => {
  const ran = fc.asyncProperty(world, async ({ opening, directDebit, deeds, cut }) => {
    const account = openAccount(opening, directDebit)
    for (const given of deeds) happen(account, given)
    const { visit, clock } = account
    const balance = pence(asked(account).balance)
    const rows = rowsOf(account)
    const kinds = (details: string) => sumOf(rows.filter(row => row.details === details))

    // The same money, counted in other ways.
    expect(sumOf(rows)).toBe(balance)
    const paid = visit.state.ledger.payments.reduce((sum, payment) => sum + payment.pence, 0)
    expect(kinds('Card payment') + paid).toBe(0)
    expect(balance).toBe(opening + (await dueByWeeks(account)) - paid + kinds('Direct Debit'))

    // Newest first, and the pages of a search together are the whole.
    const dates = rows.map(({ date }) => isoOf(date))
    expect(dates).toEqual(dates.toSorted().toReversed())
    const middle = addDays(firstDay, cut)
    if (middle < clock.day) {
      const before = rowsOf(account, { to: formatDate(middle) })
      expect([...rowsOf(account, { from: formatDate(addDays(middle, 1)) }), ...before]).toEqual(rows)
    }
    const payments = rowsOf(account, { q: 'card PAY' })
    expect(payments).toEqual(rows.filter(({ details }) => details === 'Card payment'))

    // The bank collects what was owed a week before, and never more than is owed.
    const owedBefore = (day: string) => sumOf(rows.filter(({ date }) => isoOf(date) < day))
    for (const first of ['2026-10-01', '2026-11-01', '2026-12-01'].map(calendarDay)) {
      const collected = rows.filter(row => row.details === 'Direct Debit' && isoOf(row.date) === first)
      const owed = Math.min(owedBefore(addDays(first, -7)), owedBefore(first))
      const isDue = directDebit && first <= clock.day && owed > 0
      expect(collected.map(({ amount }) => -pence(amount))).toEqual(isDue ? [owed] : [])
    }
  })
  await fc.assert(ran, { numRuns: Math.ceil(runs(10_000) / (process.env.RUNS ? 1 : 10)) })
}, 36_000_000)

test('F-05 PY-03 A-82 The sum in the payment form is the balance, and paying it leaves nothing owed', async () => {
  const ran = fc.asyncProperty(world, async ({ opening, directDebit, deeds }) => {
    const account = openAccount(opening, directDebit)
    for (const given of deeds) happen(account, given)
    const balance = pence(asked(account).balance)
    expect(offered(account.visit)).toBe(balance)
    if (balance <= 0 || balance > 100_000) return
    const text = writtenAmount(balance)
    expect(typedAmount(text)).toBe(balance)
    await account.visit.submit('/account/payments', { amount: text })
    expect(asked(account).balance).toBe('0.00')
    expect(offered(account.visit)).toBe(0)
  })
  await fc.assert(ran, { numRuns: Math.ceil(runs(300) / (process.env.RUNS ? 1 : 5)) })
}, 36_000_000)
