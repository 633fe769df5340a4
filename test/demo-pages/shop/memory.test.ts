import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { cookieName } from '../../../demo-pages/shop/server/receive'

const newcomer = {
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann@lee.example',
  address_1: '1 Mill Lane',
  city: 'Bristol',
  password: 'gold-top',
  password_confirmation: 'gold-top',
}

const milkTwice = {
  referral_code: 'FREEMILK',
  referral_code_checked: '1',
  product: '101',
  product_type: 'regular',
  'weekdays[1][quantity]': '0',
  'weekdays[3][quantity]': '2',
}

test("A shop continues from an earlier one's stored state, and gives no number twice", async () => {
  const now = () => new Date('2026-11-25T12:00:00Z')
  const before = createDemoShop({ now })
  const visit = before.visit({ hasPostcode: true })
  await visit.submit('/register', { ...newcomer, ...milkTwice, offline: '0' }, '/register')
  const [order] = visit.state.regularOrders
  visit.setFault({ kind: 'offline' })

  const after = createDemoShop({ now, seed: 2, memory: structuredClone(before.memory()) })
  const known = after.visitors.get(visit.id)
  expect(known).toEqual(visit.state)
  expect(order?.id).toBeGreaterThan(0)
  expect(after.memory().lastId).toBeGreaterThanOrEqual(order?.id ?? Number.NaN)

  const send = (path: string, fields: Record<string, string>) =>
    after.fetch(
      new Request(`https://shop.test${path}`, {
        method: 'POST',
        headers: { Cookie: `${cookieName}=${visit.id}` },
        body: new URLSearchParams({ _token: known?.csrfToken ?? '', ...fields }),
      }),
    )
  await expect(send('/logout', {})).rejects.toThrow('before the call arrived')
  await send('/logout', {})
  expect([known?.customer, known?.regularOrders]).toEqual([null, []])
  await send('/login', { email: newcomer.email, password: 'any' })
  expect(known?.regularOrders).toEqual([order])
})
