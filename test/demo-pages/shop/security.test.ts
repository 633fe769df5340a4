import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Visit } from '../../../demo-pages/shop/visit'

const mutations: [method: string, path: string][] = [
  ['POST', '/register/postcode/verify'],
  ['PUT', '/register/postcode/5001/details'],
  ['POST', '/register/code/verify'],
  ['POST', '/register'],
  ['POST', '/account/addresses/postcode/verify'],
  ['POST', '/account/pauses'],
  ['POST', '/login'],
  ['POST', '/logout'],
]

const postcode = { postcode: 'BS3 4TN' }
const check = (visit: Visit, headers: Record<string, string>) =>
  visit.call('POST', '/register/postcode/verify', postcode, headers)

test.each(mutations)('%s %s with another token is refused and does nothing', async (method, path) => {
  const visit = createDemoShop().visit({ as: 'customer' })
  const reply = await visit.call(method, path, postcode, { 'X-CSRF-TOKEN': 'stale' })
  expect([reply.status, await reply.json()]).toEqual([419, { message: 'CSRF token mismatch.' }])
  expect(visit.log[0]).toMatchObject({ applied: false, status: 419 })
  expect(visit.state.customer).not.toBeNull()
})

test('The address for tokens returns the current token, and an old one is stale from then on', async () => {
  const visit = createDemoShop().visit()
  const old = visit.csrfToken
  await visit.call('POST', '/demo/token')
  const { token } = await (await visit.fetch('/csrf-token')).json()
  expect(token).not.toBe(old)
  expect((await check(visit, { 'X-CSRF-TOKEN': old })).status).toBe(419)
  expect((await check(visit, { 'X-CSRF-TOKEN': token })).status).toBe(200)
})

test('A guest’s account call is refused as unauthenticated in JSON', async () => {
  const visit = createDemoShop().visit()
  const reply = await visit.call('POST', '/account/addresses/postcode/verify', postcode)
  expect([reply.status, await reply.json()]).toEqual([401, { message: 'Unauthenticated.' }])
})

test('Without the AJAX marker a guest is redirected to the login page', async () => {
  const visit = createDemoShop().visit()
  const reply = await visit.submit('/account/pauses')
  expect([reply.status, reply.headers.get('Location')]).toEqual([302, '/login'])
})

test('Logging in or out changes the token, so that other open pages have a stale one', async () => {
  const visit = createDemoShop().visit()
  const tokens = [visit.csrfToken]
  await visit.submit('/login', { email: 'ALISON@doorstep.example', password: 'anything' })
  tokens.push(visit.csrfToken)
  expect(visit.globals()).toMatchObject({ isGuest: false, hasPostcode: true })
  await visit.submit('/logout')
  tokens.push(visit.csrfToken)
  expect(visit.globals()).toMatchObject({ isGuest: true, hasPostcode: false })
  expect(new Set(tokens).size).toBe(3)
})
