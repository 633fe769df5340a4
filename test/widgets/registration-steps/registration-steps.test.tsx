import { act, screen, within } from '@testing-library/react'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { emit } from '../../../shared/platform/page/events/window-events'
import { openPage, settled } from '../../support/page/open-page'

const now = () => new Date('2026-11-25T12:00:00Z')

async function openSteps({ hasPostcode = false, variant = '', fault = '' } = {}) {
  const visit = createDemoShop({ now }).visit({ hasPostcode })
  if (fault) visit.setFault({ kind: '503', match: fault, times: 'always' })
  await openPage(`<div data-widget="registration-steps" ${variant}></div>`, {
    fetch: visit.fetch,
    globals: { ...visit.globals() },
    providers: { now },
  })
  const steps = () =>
    within(screen.getByRole('navigation', { name: 'Registration' })).getAllByRole('listitem')
  const links = () => screen.queryAllByRole('link').map(link => link.getAttribute('href'))
  const reads = () => visit.log.filter(({ path }) => path === '/api/basket/ordered').length
  return {
    visit,
    links,
    reads,
    /** The text of each step, and the number of the current one. */
    shown: () => steps().map(step => step.textContent),
    here: () => steps().findIndex(step => step.getAttribute('aria-current') === 'step') + 1,
  }
}

const later = (act_: () => void) =>
  act(async () => {
    act_()
    await settled()
  })

test('RS-01 RS-04 RS-05 A new visitor reads three steps, stands at the first and has no links yet', async () => {
  const page = await openSteps()
  expect(page.shown()).toEqual([
    '1Check your postcode',
    '2Choose your items',
    '3Complete your registration for deliveries',
  ])
  expect([page.here(), page.links(), page.reads()]).toEqual([1, [], 0])
})

test('RS-02 RS-04 RS-05 CALL-30 EVT-01 G-58 A confirmed postcode ticks the first step and shows the links to the shelves and to registration', async () => {
  const page = await openSteps()
  page.visit.state.postcode = 'BS3 4TN'
  await later(() => emit('valid-postcode', { postcode: 'BS3 4TN', quotaReached: false }))
  expect(page.shown()[0]).toBe('Check your postcode, completed')
  expect(page.here()).toBe(2)
  expect(page.links()).toEqual(['/shop/milk', '/shop/store-cupboard', '/shop/drinks-snacks', '/register'])
  expect(page.reads()).toBe(1)
})

test('RS-06 For Best of Local the second step links to butcher, bakery and greengrocer', async () => {
  const page = await openSteps({ hasPostcode: true, variant: 'data-variant="bol"' })
  expect(page.links().slice(0, 3)).toEqual(['/shop/butcher', '/shop/bakery', '/shop/greengrocer'])
})

test('RS-03 CALL-30 A-37 A-69 A tick replaces the second number once something is ordered, and goes when nothing is', async () => {
  const page = await openSteps({ hasPostcode: true })
  expect(page.shown()[1]).toMatch(/^2Choose your items/)
  const date = '2026-11-30'
  await page.visit.call('POST', '/api/product/oneoff', { id: 111, quantity: 1, date })
  await later(() => emit('product-posted', { template: 'de', product: 111, quantity: 1 }))
  expect(page.shown()[1]).toMatch(/^Choose your items, completed/)
  expect(page.here()).toBe(3)
  page.visit.setFault({ kind: '404', match: '/api/basket/ordered', times: 'always' })
  await later(() => emit('basket-updated', {}))
  expect([page.here(), page.shown()[1]?.[0]]).toEqual([0, '2'])
  page.visit.heal()
  await page.visit.call('POST', '/api/product/oneoff', { id: 111, quantity: 0, date, remove: true })
  await later(() => emit('basket-updated', {}))
  expect(page.shown()[1]).toMatch(/^2Choose your items/)
  expect(page.here()).toBe(2)
})

test('RS-02 RS-03 When the order cannot be read there is no tick and no current step, and the links stay', async () => {
  const page = await openSteps({ hasPostcode: true, fault: '/api/basket/ordered' })
  await later(() => emit('basket-updated', {}))
  expect(page.here()).toBe(0)
  expect(page.shown()[1]).toMatch(/^2Choose your items/)
  expect(page.links()).toContain('/register')
})

test('RS-04 A-113 On a day without free registrations there is no link to registration', async () => {
  const page = await openSteps({ hasPostcode: true })
  await later(() => emit('valid-postcode', { postcode: 'BS6 5AA', quotaReached: true }))
  expect(page.links()).toEqual(['/shop/milk', '/shop/store-cupboard', '/shop/drinks-snacks'])
})
