import { renderPage } from '../../demo-pages/pages/render'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { openPage } from '../support/page/open-page'
import { pass } from '../support/test-time'

/* A customer who has ordered nothing yet: each page says so in a sentence, and shows no sum of nothing as known. */

const now = () => new Date('2026-11-25T12:00:00Z')

test.each([
  ['the list of boxes', '/account/orders', 'No box is on its way.'],
  ['the list of pauses', '/account/pauses', 'You have no pauses.'],
  ['the box', '/shop/best-of-local/featured', 'Please add some products'],
  ['the week', '/shop/milk', 'Nothing due'],
])('J-66 For a customer without orders, %s says so', async (_, path, sentence) => {
  const visit = createDemoShop({ now }).visit({ as: 'customer', hasPostcode: true, printsNothing: true })
  Object.assign(visit.state, { boxOrders: [], pauses: [], regularOrders: [], oneOffs: [], dayChanges: [] })
  const { body } = new DOMParser().parseFromString(renderPage(path, visit.page(path)) ?? '', 'text/html')
  for (const each of body.querySelectorAll<HTMLElement>('[data-widget]')) each.dataset.load = 'ready'
  const week = body.querySelector<HTMLElement>('[data-widget="header-basket"]')
  if (week) week.dataset.open = ''
  await openPage(`${body.querySelector('main')?.outerHTML}${week?.outerHTML}`, {
    globals: { ...visit.globals() },
    fetch: request => visit.fetch(request),
    providers: { now },
  })
  await pass(2500)
  for (const each of document.querySelectorAll('script, style, template')) each.remove()
  expect(document.body.textContent).toContain(sentence)
  expect(document.body.textContent).not.toMatch(/undefined|NaN|null|\[object/)
  expect(document.querySelector('[data-order-again] button, [data-widget="order-again"] button')).toBeNull()
})
