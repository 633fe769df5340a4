/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

const visit = createDemoShop({ now: () => new Date('2026-05-20T09:00:00Z') }).visit({ as: 'guest' })
const open = (address: string) =>
  new DOMParser().parseFromString(renderPage('/search', visit.page(address)) ?? '', 'text/html')
const namesOn = (page: Document) =>
  [...page.querySelectorAll('[data-products] h3')].map(({ textContent }) => textContent)

test('TA-01 Without JavaScript the header’s form leads to the results, with the words in the field', () => {
  const page = open('/search?q=Milk')
  const form = page.querySelector<HTMLFormElement>('header [data-widget="typeahead"] form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/search', 'get'])
  expect(form?.querySelector<HTMLInputElement>('[name="q"]')?.value).toBe('Milk')
  expect(namesOn(page)).toContain('Organic whole milk')
  expect(namesOn(page)).not.toContain('English apples')
})
