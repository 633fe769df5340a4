/** @jest-environment ./test/support/jsdom-env.mjs */
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { createPageApi } from '../../../../shared/domain/hooks/use-api'

test('CALL-01 after a refused token the page itself has the fresh one, for its forms', async () => {
  const visit = createDemoShop({ origin: location.origin }).visit()
  document.head.innerHTML = '<meta name="doorstep-csrf-url" content="/csrf-token">'
  Object.assign(window, { csrfToken: 'stale' })
  const api = createPageApi(visit.fetch, () => {})
  await api.call('checkPostcode', { body: { postcode: 'BS3 4TN' } })
  expect(window).toHaveProperty('csrfToken', visit.csrfToken)
  document.head.innerHTML = ''
})

test('the page is told how long each call took and how it ended, and nothing of what was sent', async () => {
  const visit = createDemoShop({ origin: location.origin }).visit()
  Object.assign(window, { csrfToken: visit.csrfToken })
  const heard: unknown[] = []
  const hear = ({ detail }: CustomEvent) => heard.push(detail)
  window.addEventListener('doorstep:measured', hear)
  const api = createPageApi(visit.fetch, () => {})
  await api.call('checkPostcode', { body: { postcode: 'BS3 4TN' } })
  await api.call('checkPostcode', { body: { postcode: 'nowhere' } }).catch(() => {})
  window.removeEventListener('doorstep:measured', hear)
  const took = { of: 'call', name: 'checkPostcode', start: expect.any(Number), duration: expect.any(Number) }
  expect(heard).toEqual([
    { ...took, outcome: 'answered' },
    { ...took, outcome: 'rejected' },
  ])
})
