import { journeys, setFault } from '../journey'

const browser = journeys({ keepsConnections: true })
const customer = { as: 'customer' } as const

/** The shop's entry, and the number of requests for it. */
const booked = () => {
  const [visitor] = [...browser.shop.visitors.values()].filter(({ customer }) => customer).slice(-1)
  const posts = visitor?.log.filter(({ method, path }) => method === 'POST' && path === '/account/payments')
  return {
    payments: visitor?.ledger.payments.map(({ pence }) => pence) ?? [],
    posts: posts?.length ?? 0,
    keys: new Set(posts?.map(({ body }) => new URLSearchParams(body).get('_idempotency_key'))),
  }
}

describe('G-34 a payment whose answer is lost', () => {
  test('G-34 A payment that the browser repeats on a new connection is accepted once', async () => {
    const page = await browser.visit('/account/payments', ['payment-form'], customer)
    const before = booked().payments
    await setFault(page, { kind: 'drop-after', match: 'POST /account/payments' })
    await page.getByLabel('Amount in pounds').fill('3.30')
    await page.getByRole('button', { name: 'Make a payment' }).click()
    await page.getByText('We have received your payment of £3.30.').waitFor()
    expect(booked().payments).toEqual([...before, 330])
    expect(booked().posts).toBe(2)
    expect([...booked().keys]).toEqual([expect.stringMatching(/^[\w-]{32,}$/)])
  })

  test('G-34 The same amount, paid again after a page has answered, is another payment', async () => {
    const page = await browser.visit('/account/payments', ['payment-form'], customer)
    const before = booked().payments
    for (const times of [1, 2]) {
      await page.getByLabel('Amount in pounds').fill('3.30')
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('button', { name: 'Make a payment' }).click(),
      ])
      await page.getByText('We have received your payment of £3.30.').waitFor()
      expect(booked().payments).toHaveLength(before.length + times)
    }
    expect(booked().keys.size).toBe(2)
  })
})
