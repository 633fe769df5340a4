import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Visit } from '../../../demo-pages/shop/visit'

const remembered = {
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann@lee.example',
  address_1: '1 Mill Lane',
  city: 'Bristol',
}
const person = { ...remembered, password: 'gold-top', password_confirmation: 'gold-top' }

const milkTwice = {
  referral_code: 'FREEMILK',
  referral_code_checked: '1',
  product: '101',
  product_type: 'regular',
  'weekdays[1][quantity]': '0',
  'weekdays[3][quantity]': '2',
}

const register = (visit: Visit, more: Record<string, string> = {}) =>
  visit.submit('/register', { ...person, ...more }, '/register')

test('L-33 The street typed at registration stands on the thanks, the addresses and the checkout', async () => {
  const visit = createDemoShop().visit({ hasPostcode: true })
  await register(visit)
  await visit.submit('/logout')
  await visit.submit('/login', { email: person.email, password: 'anything' })
  await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
  for (const path of ['/register/success', '/account/addresses', '/shop/best-of-local/checkout'])
    expect(renderPage(path, visit.page(path))).toContain('1 Mill Lane, Bristol BS3 4TN')
})

test('L-01 A registration that is sent again, as browsers do when its answer is lost, is welcomed once', async () => {
  const visit = newcomer()
  const sent = { _token: visit.csrfToken, _idempotency_key: 'key-of-ann' }
  for (const _ of ['lost', 'again'])
    expect((await register(visit, sent)).headers.get('Location')).toBe('/register/success')
  expect(visit.page('/register/success').flash?.message).toContain('Welcome, Ann Lee.')
  expect(visit.state.registered).toHaveLength(1)
})

test('Every field is validated again by the shop', async () => {
  const visit = createDemoShop().visit()
  const wrong = {
    first_name: '',
    email: 'alison@doorstep.example',
    offline: '2',
    referral_code_checked: 'yes',
  }
  await register(visit, { ...wrong, referral_code: 'NOSUCHCODE', password: 'secret' })
  const { errors, old } = visit.page('/register')
  expect(Object.keys(errors).sort()).toEqual([
    'email',
    'first_name',
    'offline',
    'password_confirmation',
    'postcode',
    'referral_code',
    'referral_code_checked',
  ])
  expect(old).toEqual({ ...remembered, ...wrong, referral_code: 'NOSUCHCODE' })
  expect(visit.state.customer).toBeNull()
})

/** A Wednesday; deliveries in BS3 come on Mondays, Wednesdays and Fridays. */
const wednesday = () => new Date('2026-11-25T12:00:00Z')
const newcomer = () => createDemoShop({ now: wednesday }).visit({ hasPostcode: true })
const freeMilk = { product_id: 101, quantity_ordered: 2, total_price: '0.00' }

const linesFrom = async (visit: Visit, sunday: string) => {
  const { products } = await (await visit.call('GET', `/api/basket?start_of_week=${sunday}`)).json()
  const rows = Object.values(products).flat() as Record<string, unknown>[]
  return rows.map(({ product_id, quantity_ordered, total_price, delivery_date }) => ({
    product_id,
    quantity_ordered,
    total_price,
    delivery_date,
  }))
}

test('PS-06 A-78 A free weekly product is free in the first week and paid for from then on', async () => {
  const visit = newcomer()
  await register(visit, milkTwice)
  expect(visit.page('/register/success').registration?.firstWeek).toEqual([
    { label: 'Wednesday 2 December', quantity: 2, name: 'Whole milk', isFree: true },
  ])
  expect(await linesFrom(visit, '2026-11-29')).toEqual([{ ...freeMilk, delivery_date: '2026-12-02' }])
  expect(await linesFrom(visit, '2026-12-06')).toEqual([
    { ...freeMilk, total_price: '2.70', delivery_date: '2026-12-09' },
  ])
})

test('PS-06 A-78 A free product that comes already comes once more in the first week, and the order is unchanged', async () => {
  const visit = newcomer()
  await visit.call('POST', '/api/product/regular', {
    id: 101,
    weekdays: { 5: { quantity: 1, frequency: 1 } },
  })
  await register(visit, milkTwice)
  expect(await linesFrom(visit, '2026-11-29')).toEqual([
    { ...freeMilk, delivery_date: '2026-12-02' },
    { product_id: 101, quantity_ordered: 1, total_price: '1.35', delivery_date: '2026-12-04' },
  ])
  expect(await linesFrom(visit, '2026-12-06')).toHaveLength(1)
})

test('PS-06 A-78 A free product for one date comes once on that date', async () => {
  const visit = newcomer()
  await register(visit, {
    referral_code: 'FREEBREAKFAST',
    product: '123',
    product_type: 'oneoff',
    quantity: '1',
    date: '2026-11-27',
  })
  expect(visit.page('/register/success').registration?.firstWeek).toMatchObject([
    { label: 'Friday 27 November', quantity: 1, isFree: true },
  ])
  expect(await linesFrom(visit, '2026-11-29')).toEqual([])
})

test.each([
  [{ product: '' }, 'product', 'Please choose your free product.'],
  [{ product: '122' }, 'product', 'Please choose your free product.'],
  [{ 'weekdays[3][quantity]': '0' }, 'weekdays', 'Please choose a day for your free Whole milk.'],
  [{ 'weekdays[3][quantity]': '3' }, 'weekdays', 'Your code brings 2 of Whole milk, and no more.'],
  [{ 'weekdays[2][quantity]': '1' }, 'weekdays', 'We do not deliver on Tuesdays on your round.'],
  [{ referral_code: 'FREEBREAKFAST', product: '123' }, 'date', 'Please choose a day for your free Crumpets.'],
  [
    { referral_code: 'FREEBREAKFAST', product: '123', date: '2026-11-26', quantity: '1' },
    'date',
    'We do not deliver on Thursdays on your round.',
  ],
  [
    { referral_code: 'FREEBREAKFAST', product: '123', date: '2026-11-27', quantity: '2' },
    'quantity',
    'You can order at most 1 of Crumpets.',
  ],
])(
  'PS-08 A-78 A choice that the code does not give is refused, and everything else comes back: %j',
  async (wrong, field, words) => {
    const visit = newcomer()
    await register(visit, { ...milkTwice, ...wrong })
    const page = visit.page('/register')
    expect(page.errors).toEqual({ [field]: [words] })
    expect(page.old).toMatchObject({ ...remembered, ...wrong })
    expect(page.registration?.choice?.scheme.reward_type).toBe('free')
    expect(visit.state.customer).toBeNull()
  },
)

test('The free first week stays as chosen when the order is changed before its end', async () => {
  const visit = newcomer()
  await register(visit, milkTwice)
  await visit.call('POST', '/api/product/regular', {
    id: 101,
    weekdays: { 3: { quantity: 5, frequency: 1 } },
  })
  expect(await linesFrom(visit, '2026-11-29')).toEqual([{ ...freeMilk, delivery_date: '2026-12-02' }])
  expect(await linesFrom(visit, '2026-12-06')).toMatchObject([{ quantity_ordered: 5, total_price: '6.75' }])
})
