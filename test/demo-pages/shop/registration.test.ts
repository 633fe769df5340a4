import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Visit } from '../../../demo-pages/shop/visit'

const person = { first_name: 'Ann', last_name: 'Lee', email: 'ann@lee.example' }

const register = (visit: Visit, more: Record<string, string> = {}) =>
  visit.submit('/register', { ...person, ...more }, '/register')

test('a visitor with a checked postcode becomes a customer', async () => {
  const visit = createDemoShop().visit({ hasPostcode: true })
  const reply = await register(visit, { referral_code: 'FREEMILK', referral_code_checked: '1', offline: '0' })
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/register/success'])
  expect(visit.page('/register/success').customer).toEqual({ name: 'Ann Lee', email: person.email })
  expect(visit.state.registrations.at(-1)).toMatchObject({ roundId: 11, email: person.email })
})

test('a new customer can log out and in again', async () => {
  const visit = createDemoShop().visit({ hasPostcode: true })
  await register(visit)
  await visit.submit('/logout')
  await visit.submit('/login', { email: person.email, password: 'anything' })
  expect(visit.state.customer?.name).toBe('Ann Lee')
})

test('every field is validated again by the shop', async () => {
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
    'postcode',
    'referral_code',
    'referral_code_checked',
  ])
  expect(old).toEqual({ ...person, ...wrong, referral_code: 'NOSUCHCODE' })
  expect(visit.state.customer).toBeNull()
})
