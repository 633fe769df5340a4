/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { VisitorSetup } from '../../../demo-pages/shop/server/control'

const shop = createDemoShop({ now: () => new Date('2026-05-20T09:00:00Z') })

function open(setup: VisitorSetup = { as: 'customer' }) {
  const visit = shop.visit(setup)
  const show = (address: string) => {
    const path = address.split('?')[0] ?? ''
    return new DOMParser().parseFromString(renderPage(path, visit.page(address)) ?? '', 'text/html')
  }
  const post = (fields: Record<string, string>) => visit.submit('/contact', fields, '/contact?product=101')
  return { visit, show, post }
}
const messageOn = (page: Document) => page.querySelector<HTMLTextAreaElement>('#message')?.value
const written = { name: 'Ann Rowe', email: 'ann@doorstep.example', message: 'Two pints on Friday, please.' }

test('A customer finds a form with name, address and a token, and an empty message', () => {
  const page = open().show('/contact')
  const form = page.querySelector('form[action="/contact"][method="post"]')
  const value = (name: string) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  expect([value('name'), value('email'), value('message')]).toEqual([
    'Alison Frampton',
    'alison@doorstep.example',
    '',
  ])
  expect(value('_token')).toHaveLength(40)
  expect(form?.querySelector('button[type="submit"]')?.textContent).toBe('Send message')
})

test.each([
  ['?product=101', 'About Whole milk: '],
  ['?product=101&date=2026-05-22', 'About Whole milk on Friday 22 May: '],
  ['?product=101&date=2026-02-30', 'About Whole milk: '],
  ['?product=9999&date=2026-05-22', ''],
  ['?box=806-20260530', 'About my box for Saturday 30 May: '],
  ['?box=806-20260531', ''],
])('Without JavaScript the message of /contact%s begins with "%s"', (query, message) => {
  expect(messageOn(open().show(`/contact${query}`))).toBe(message)
})

test('Without JavaScript every Order, Edit, Change and contact link leads to a message naming its product', () => {
  const { show } = open()
  const links = ['/account/essentials', '/shop/milk'].flatMap(path => [
    ...show(path).querySelectorAll<HTMLAnchorElement>('main [data-widget] a[href^="/contact"]'),
  ])
  expect(links.length).toBeGreaterThan(20)
  for (const link of links) expect(messageOn(show(link.getAttribute('href') ?? ''))).toMatch(/^About .+: $/)
})

test('An incomplete message comes back with its text and a note at each invalid field', async () => {
  const { post, show, visit } = open({ as: 'guest' })
  const message = '</textarea><b>Two pints'
  const reply = await post({ name: '', email: 'ann@', message })
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/contact?product=101'])
  const page = show('/contact?product=101')
  const noteOf = (name: string) => {
    const field = page.querySelector(`#${name}`)
    return page.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent
  }
  expect([noteOf('name'), noteOf('email'), messageOn(page)]).toEqual([
    'Enter your name.',
    'Enter an email address, like name@example.co.uk.',
    message,
  ])
  expect(visit.log[0]?.applied).toBe(false)
  await post({ ...written, message: ' ' })
  const empty = show('/contact?product=101').querySelector('#message')
  expect(empty?.getAttribute('aria-invalid')).toBe('true')
})

test('EN-02 EN-03 Without JavaScript the address is always asked for, and a missing one is reported at its field when required', async () => {
  const { post, show, visit } = open({ as: 'guest' })
  await post({ ...written, type: 'deliveries', address_1: '', postcode: 'BS3' })
  const page = show('/contact')
  const note = (name: string) => page.getElementById(`${name}-error`)?.textContent
  expect([note('address_1'), note('postcode')]).toEqual([
    'Enter your address.',
    'The postcode format is invalid.',
  ])
  expect(page.querySelector<HTMLSelectElement>('#type')?.value).toBe('deliveries')
  expect(page.querySelector('[data-widget="enquiry-form"] script')?.textContent).toContain('"BS3"')
  expect(visit.state.sent.enquiries).toEqual([])
})
