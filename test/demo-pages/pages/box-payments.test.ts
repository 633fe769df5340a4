/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { redirectOf } from '../../../demo-pages/shop/pages'
import type { Visit } from '../../../demo-pages/shop/visit'

// In the demo shop the card for the box of Thursday 3 December was declined.
const day = '2026-12-03'
const address = `/account/payments?amount=29.95&for=${day}`
const words = "Pay £29.95 for Thursday's box"

const now = new Date('2026-11-25T12:00:00Z')
const reasons = ['declined', 'expired', 'limit', 'owing'] as const
const pages = { home: '/', account: '/account', list: '/account/orders', box: '/account/orders/801-20261203' }

function open(reason: (typeof reasons)[number]): Visit {
  const visit = createDemoShop({ now: () => now }).visit({ as: 'customer' })
  const state = visit.state.boxOrders.find(({ id }) => id === 801)?.days[day]
  if (state) state.unpaid = reason
  return visit
}

/** The ways to pay on each page, from the printed link or from what the box's widget was given. */
function wayOn(visit: Visit, path: string): string | null {
  document.documentElement.innerHTML = renderPage(path, visit.page(path)) ?? ''
  const link = document.querySelector<HTMLAnchorElement>('main a[href*="payments?amount"]')
  return link && `${link.textContent} ${link.getAttribute('href')}`
}

const pay = (visit: Visit, amount: string, key = 'k1') =>
  visit.submit('/account/payments', { amount, for: day, _idempotency_key: key.padEnd(32, '0') }, address)
const paidIn = ({ state }: Visit) => state.ledger.payments.length

describe.each(reasons)('a box whose payment is %s', reason => {
  test.each(Object.entries(pages))(
    'L-30 The alert on %s leads to its payment, and goes when paid',
    async (_, path) => {
      const visit = open(reason)
      const before = paidIn(visit)
      expect(wayOn(visit, path)).toBe(`${words} ${address}`)
      await pay(visit, 'a lot')
      expect(wayOn(visit, path)).toBe(`${words} ${address}`)
      // The answer is lost, and the browser sends the same form again.
      for (const _time of [1, 2]) await pay(visit, '29.95')
      expect(paidIn(visit)).toBe(before + 1)
      expect(visit.page(path).flash?.message).toContain('Your box for Thursday 3 December will be packed.')
      expect(wayOn(visit, path)).toBeNull()
    },
  )
})

test('L-30 The payment page has the amount and the day of the box, from the shop and not from the address', () => {
  const visit = open('declined')
  const path = `/account/payments?amount=1.00&for=${day}`
  document.documentElement.innerHTML = renderPage('/account/payments', visit.page(path)) ?? ''
  const form = document.querySelector<HTMLFormElement>('main form[action="/account/payments"]')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({ amount: '29.95', for: day })
  expect(form?.textContent).toContain('For your box on Thursday 3 December')
})

test('L-30 Less than the box costs leaves it unpaid; all that is owed settles it without a name', async () => {
  const visit = open('owing')
  await pay(visit, '29.94')
  expect(wayOn(visit, '/')).toContain(words)
  const { balance } = visit.page('/account/payments').money
  await visit.submit('/account/payments', { amount: balance }, '/account/payments')
  expect(wayOn(visit, '/')).toBeNull()
})

test('L-30 A link to pay for a box that is paid for leads to a payment without an amount', async () => {
  const visit = open('declined')
  const leads = () => redirectOf(visit.state, new URL(address, 'https://shop.test'), now)
  expect(leads()).toBeNull()
  await pay(visit, '29.95')
  expect(leads()).toBe('/account/payments')
})

describe('L-38 one sentence of what one has to do', () => {
  const moneyOn = (path: string, at: string, change: (visit: Visit) => void = () => {}) => {
    const visit = createDemoShop({ now: () => new Date(at) }).visit({ as: 'customer' })
    change(visit)
    document.documentElement.innerHTML = renderPage(path, visit.page(path)) ?? ''
    return (document.querySelector('.intro')?.textContent ?? '').replace(/\s+/g, ' ')
  }
  const packed = ({ state }: Visit) => {
    for (const order of state.boxOrders) for (const each of Object.values(order.days)) delete each.unpaid
  }
  const inCash = (visit: Visit) => {
    packed(visit)
    visit.state.ledger.directDebit = null
  }
  const inCredit = (visit: Visit) => {
    packed(visit)
    visit.state.ledger.payments.push({ id: 1, date: '2026-11-20', pence: 90_000 })
  }
  const told =
    /You owe £[\d.]+\. You need do nothing: your Direct Debit collects £[\d.]+ on Tuesday 1 December, the rest on Friday 1 January/
  const rows: [string, string, (visit: Visit) => void, RegExp][] = [
    ['an announced collection', '2026-11-25T12:00:00Z', packed, told],
    [
      'a collection to come',
      '2026-11-18T12:00:00Z',
      packed,
      /You need do nothing: your Direct Debit collects it/,
    ],
    [
      'a box to pay for',
      '2026-11-25T12:00:00Z',
      () => {},
      /Pay £29.95 for Thursday's box\. For the rest you need do nothing: your Direct Debit collects/,
    ],
    ['no Direct Debit', '2026-11-25T12:00:00Z', inCash, /You owe £[\d.]+\. Please pay it by card\./],
    ['credit', '2026-11-25T12:00:00Z', inCredit, /in credit\. You need do nothing\./],
  ]
  test.each(rows)(
    'L-38 With %s the account, the payments and the transactions say it',
    (_, at, change, words) => {
      for (const path of ['/account', '/account/payments', '/account/transactions'])
        expect(moneyOn(path, at, change)).toMatch(words)
    },
  )
})
