/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

const path = '/shop/best-of-local/checkout'

test('CO-01 The checkout page has the checkout panel with the box beside it', async () => {
  const visit = createDemoShop().visit({ as: 'customer' })
  await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
  document.documentElement.innerHTML = renderPage(path, visit.page(path)) ?? ''
  expect(document.querySelectorAll('[data-widget="checkout-panel"] form')).toHaveLength(1)
  expect(document.querySelectorAll('[data-widget="bol-basket"]')).toHaveLength(1)
})
