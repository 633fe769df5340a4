/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

const path = '/shop/best-of-local/checkout'

test('CO-01 L-39 The checkout page has the checkout panel with the box beside it', async () => {
  const visit = createDemoShop().visit({ as: 'customer' })
  await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
  document.documentElement.innerHTML = renderPage(path, visit.page(path)) ?? ''
  expect(document.querySelectorAll('[data-widget="checkout-panel"] form')).toHaveLength(1)
  const box = document.querySelectorAll('[data-widget="bol-basket"]')
  expect(box).toHaveLength(1)
  // L-39: on a phone the lines, the code and the total stand above the form, and Tab comes to them first.
  const confirm = [...document.querySelectorAll('button')].find(({ textContent }) =>
    /^Confirm/.test(textContent),
  )
  expect(confirm?.compareDocumentPosition(box[0] as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(confirm?.textContent).toBe('Confirm order, £14.40')
  expect(document.querySelector('.checkout dl')?.textContent).toContain('1 product, £14.40')
})
