/** @jest-environment ./test/support/jsdom-env.mjs */
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { createPageApi } from '../../../shared/services/use-api'

test('CALL-01 after a refused token the page itself has the fresh one, for its forms', async () => {
  const visit = createDemoShop({ origin: location.origin }).visit()
  document.head.innerHTML = '<meta name="doorstep-csrf-url" content="/csrf-token">'
  Object.assign(window, { csrfToken: 'stale' })
  const api = createPageApi(visit.fetch, () => {})
  await api.call('checkPostcode', { body: { postcode: 'BS3 4TN' } })
  expect(window).toHaveProperty('csrfToken', visit.csrfToken)
  document.head.innerHTML = ''
})
