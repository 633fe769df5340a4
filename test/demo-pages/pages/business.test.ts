/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

const shop = createDemoShop({ now: () => new Date('2026-05-20T09:00:00Z') })

function open() {
  const visit = shop.visit({ as: 'guest' })
  const show = () =>
    new DOMParser().parseFromString(renderPage('/business', visit.page('/business')) ?? '', 'text/html')
  return { visit, show }
}
const rows = (...products: [string, string, string][]) =>
  products.flatMap(([pname, usize, uquantity]): [string, string][] => [
    ['pname[]', pname],
    ['usize[]', usize],
    ['uquantity[]', uquantity],
  ])
const cafe: [string, string][] = [
  ['company', 'The Corner Café'],
  ['email', 'cafe@corner.example'],
]

test('BR-01 BR-02 Without JavaScript there are five rows, whose filled ones are accepted and shown', async () => {
  const { visit, show } = open()
  expect(show().querySelectorAll('.needs tbody tr')).toHaveLength(5)
  const reply = await visit.submit('/business', [
    ...cafe,
    ...rows(['Milk', '2 litre', '24'], ['', '', ''], ['Bloomer', '', 'ten']),
  ])
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/business'])
  const page = show()
  expect(page.querySelector('[data-flash]')?.textContent).toContain('with prices for The Corner Café')
  expect([...page.querySelectorAll('aside li')].map(({ textContent }) => textContent)).toEqual([
    'Milk, 2 litre, 24',
    'Bloomer, ten',
  ])
})

test('BR-02 Refused rows come back as typed, told once, with each message at its field, also in the widget', async () => {
  const { visit, show } = open()
  await visit.submit('/business', [['company', ''], ...rows(['Milk', '2 litre', '24'], ['', '800g', ''])])
  const page = show()
  const values = [...page.querySelectorAll<HTMLInputElement>('.needs tr:nth-child(-n + 2) [type=text]')].map(
    ({ value }) => value,
  )
  expect(values).toEqual(['Milk', '2 litre', '24', '', '800g', ''])
  expect(page.querySelectorAll('#problems, [data-flash]')).toHaveLength(1)
  expect(page.getElementById('pname-1-error')?.textContent).toBe('Enter the product name.')
  const given = JSON.parse(
    page.querySelector('[data-widget="business-requirements"] script')?.textContent ?? '',
  )
  expect([given.rows.length, given.errors]).toEqual([2, { 'pname.1': ['Enter the product name.'] }])
  await visit.submit('/business', [...cafe, ...rows(['', ' ', ''])])
  expect(show().querySelector('[data-widget] .error')?.textContent).toBe(
    'Please tell us at least one product.',
  )
})
