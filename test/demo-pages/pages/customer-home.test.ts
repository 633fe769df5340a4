/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

const at = (now: string) => createDemoShop({ now: () => new Date(now) })

const open = (visit: ReturnType<ReturnType<typeof createDemoShop>['visit']>) => {
  document.documentElement.innerHTML = renderPage('/', visit.page('/')) ?? ''
  return document.querySelector('main') as HTMLElement
}
const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

test("J-66 A customer's home begins with the next delivery: its lines, its cut-off and the links", () => {
  const main = open(at('2026-11-25T12:00:00Z').visit({ as: 'customer' }))
  const first = main.querySelector('.wrap > section')
  expect(text(main.querySelector('h1'))).toBe('Your next delivery Thursday 26 November')
  expect(text(first)).toContain('You can change it until 9pm today.')
  expect(text(first)).toMatch(/Whole milk £1\.35 each/)
  const steppers = [...(first?.querySelectorAll<HTMLInputElement>('[role=spinbutton]') ?? [])]
  expect(steppers.map(field => [field.getAttribute('aria-label'), field.getAttribute('value')])).toEqual([
    ['Quantity of Whole milk on Thursday 26 November', '2'],
    ['Quantity of Strawberry live yoghurt on Thursday 26 November', '4'],
  ])
  expect(first?.querySelectorAll('[data-widget="day-order"]').length).toBeGreaterThan(0)
  for (const way of ['Add something', 'Skip this day', 'See and change your week'])
    expect(text(first)).toContain(way)
  expect(text(first)).toContain('After that')
  const later = [...(first?.querySelectorAll('h2 + ul > li') ?? [])]
  expect(later.map(day => [text(day.querySelector('b')), text(day.querySelector('p'))])).toEqual([
    ['Friday 27 November', expect.stringMatching(/^1 × Salted farmhouse butter, /)],
    ['Monday 30 November', expect.stringMatching(/^2 × Whole milk, /)],
  ])
})

test('J-66 Past its cut-off the next delivery says that it can no longer be changed or skipped', () => {
  const main = open(at('2026-11-25T21:30:00Z').visit({ as: 'customer' }))
  const first = main.querySelector('.wrap > section')
  expect(text(first)).toContain('It can no longer be changed.')
  expect(text(first)).not.toContain('Skip this day')
  expect(first?.querySelector('[data-widget="day-order"]')).toBeNull()
})

test('J-66 A day skipped on the home page is paused, and the next one takes its place', async () => {
  const visit = at('2026-11-25T12:00:00Z').visit({ as: 'customer' })
  const form = open(visit).querySelector<HTMLFormElement>('.upcoming__ways form')
  const sent = Object.fromEntries(
    [...(form?.elements ?? [])].map(each => [
      each.getAttribute('name') ?? '',
      each.getAttribute('value') ?? '',
    ]),
  )
  expect([sent.start_date, sent.end_date]).toEqual(['26/11/2026', '26/11/2026'])
  visit.state.pauses.push({ id: 99, start: '2026-11-26', end: '2026-11-26' })
  const main = open(visit)
  expect(text(main.querySelector('h1'))).not.toContain('26 November')
  expect(text(main.querySelector('.upcoming'))).toMatch(
    /Nothing comes on Thursday 26 November.*your deliveries are paused/,
  )
})

test.each(['/', '/shop/milk'])(
  'J-66 Nothing on %s asks a customer to refresh what they have ordered elsewhere',
  path => {
    const visit = at('2026-11-25T12:00:00Z').visit({ as: 'customer' })
    expect(renderPage(path, visit.page(path))).not.toMatch(
      /Ordered somewhere else|Refresh your week|Up to date/,
    )
  },
)
