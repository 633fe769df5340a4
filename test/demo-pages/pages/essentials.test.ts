/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { weekTotals } from '../../../demo-pages/shop/calendar/week'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { VisitorSetup } from '../../../demo-pages/shop/server/control'

// A Wednesday morning.
const now = new Date('2026-05-20T09:00:00Z')
const shop = createDemoShop({ now: () => now })

function open(path: string, setup: VisitorSetup = { as: 'customer' }) {
  const visit = shop.visit(setup)
  const page = new DOMParser().parseFromString(renderPage(path, visit.page(path)) ?? '', 'text/html')
  for (const options of page.querySelectorAll('script')) options.remove()
  return { page, state: visit.state }
}
const words = (element: Element | null | undefined) => element?.textContent.trim().replace(/\s+/g, ' ')
const section = (page: Document, title: string) =>
  [...page.querySelectorAll('section')].find(each => each.querySelector('h2')?.textContent === title)

test('Without JavaScript the header, the banner and the list show one total, the shop’s own', () => {
  const { page, state } = open('/shop/milk')
  const total = `£${(weekTotals(state, now, '2026-05-17').all / 100).toFixed(2)}`
  expect(page.querySelector('[data-week-total]')?.textContent).toBe(total)
  expect(page.querySelector('[data-widget="weekly-cost"] b')?.textContent).toBe(total)
  expect(words(page.querySelector('[data-widget="header-basket"]'))).toContain(
    `Total cost this week ${total}`,
  )
})

test('HB-19 HB-22 Without JavaScript the list under the header shows what is not coming and what has come', () => {
  const days = [...open('/shop/milk').page.querySelectorAll('[data-widget="header-basket"] li')].map(words)
  const list = days.join('; ')
  for (const line of [
    '2 × Whole milk (Comes on Tuesday 19 May)',
    '2 × Oat drink in glass (Delivered × 1)',
    '1 × Fresh orange juice (Cannot come)',
    '1 × Crumpets (Unavailable)',
    '3 × Whole milk (Paused)',
  ])
    expect(list).toContain(line)
  expect(list).toMatch(/1 × Channel Island milk(,|$|;)/)
  // Both of Thursday's boxes can still be changed; one of them is undeliverable once its cut-off has passed.
  expect(days.find(day => day?.startsWith('Thursday'))).toContain(', 2 × Best of Local box')
})

test('G-78 The account lists regular orders, each with its days in words and a link to change it', () => {
  const regular = section(open('/account/essentials').page, 'What comes regularly')
  const [milk, , , , , , , butter] = regular?.querySelectorAll('.orders > li') ?? []
  expect(words(milk)).toBe(
    'Whole milk 2 on Monday, Tuesday, Wednesday and Thursday, 3 on Saturday Every week Change',
  )
  expect(words(butter)).toContain('Every 2 weeks')
  expect(milk?.querySelector('[data-widget="order-edit"]')?.hasAttribute('data-delivery-date')).toBe(false)
})

test('J-72 J-73 The account describes this week day by day and says what can still be changed', () => {
  const week = section(open('/account/essentials').page, 'This week')
  const days = [...(week?.querySelectorAll('h3') ?? [])].map(day => words(day))
  expect(days).toHaveLength(7)
  expect(days.slice(0, 2)).toEqual(['Sunday 17 May', 'Monday 18 May Staff training day'])
  expect(days[6]).toBe('Saturday 23 May Deliveries paused')
  const rows = [...(week?.querySelectorAll('.due li') ?? [])].map(row => words(row))
  expect(rows).toEqual(
    expect.arrayContaining([
      '2 × Oat drink in glass Delivered × 1 £1.75',
      '1 × Fresh orange juice Cannot come',
      '1 × Crumpets Unavailable £1.80 Change',
    ]),
  )
  // Monday's orders are listed on Tuesday, when they come.
  const monday = [...(week?.querySelectorAll('h3') ?? [])][1]
  expect(words(monday?.nextElementSibling)).toBe('Comes on Tuesday 19 May')
  expect(rows).toContain('4 × Whole milk Delivered £5.40')
  const changeable = [...(week?.querySelectorAll('[data-widget="day-order"]') ?? [])]
  expect(changeable.every(each => (each.getAttribute('data-selected-date') ?? '') > '2026-05-20')).toBe(true)
})
