import { act, screen, waitFor, within } from '@testing-library/react'
import { renderPage } from '../../../demo-pages/pages/render'
import type { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { findProduct } from '../../../demo-pages/shop/products/catalogue'
import { openShopPage } from '../../support/page/shop-page'

const milk = 101
const veg = 221

const card = (id: number, more: object = {}, attributes = '') =>
  `<div data-widget="order-dialog"${attributes}><script type="application/json">${JSON.stringify({ product: findProduct(id), ...more })}</script><a href="/contact">Order ${id}</a></div>`
const awake = ' data-load="ready"'

type Week = Record<number, number>
const regularly = (week: Week, frequency = 1) => ({
  id: milk,
  delete: false,
  weekdays: Object.fromEntries([1, 2, 3, 4, 5, 6].map(day => [day, { quantity: week[day] ?? 0, frequency }])),
})
type Visit = ReturnType<ReturnType<typeof createDemoShop>['visit']>
const order = (visit: Visit, week: Week, frequency?: number) =>
  visit.call('POST', '/api/product/regular', regularly(week, frequency))

describe("J-63 a customer's order on the card of a daily essential", () => {
  test.each<[string, Week, number | undefined, string]>([
    ['one day', { 4: 2 }, 1, 'You get 2 every Thursday'],
    ['two equal days', { 1: 1, 5: 1 }, 1, 'You get 1 every Monday and Friday'],
    ['L-42 two different days', { 1: 1, 5: 3 }, 1, 'You get 1 Mon, 3 Fri'],
    ['L-42 three days', { 1: 1, 3: 1, 5: 1 }, 1, 'You get 1 Mon, Wed and Fri'],
    ['L-42 a run of days', { 1: 2, 2: 2, 3: 2, 4: 2, 6: 3 }, 2, 'You get 2 Mon to Thu, 3 Sat, every 2 weeks'],
    ['every other week', { 4: 2 }, 2, 'You get 2 on Thursday, every 2 weeks'],
  ])('%s: page and widget use the same words', async (_, week, frequency, words) => {
    const page = await openShopPage(async visit => {
      await order(visit, week, frequency)
      return card(milk, { labels: { everyWeek: 'every week' } }, awake)
    })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change order: Whole milk' })).toBeVisible()
    const printed = new DOMParser().parseFromString(
      renderPage('/shop/milk', page.visit.page('/shop/milk')) ?? '',
      'text/html',
    )
    const its = printed.querySelector(`#product-${milk}`)?.closest('li')
    expect(its?.querySelector('.held')?.textContent).toBe(words)
    expect(its?.querySelector('a.button')?.textContent).toBe('Change order')
  })

  test('A card whose order cannot be read says nothing about it and can be pressed', async () => {
    await openShopPage(visit => {
      visit.setFault({ kind: '500-before', match: 'GET /api/product/regular*', times: 'always' })
      return card(milk, {}, awake)
    })
    expect(await screen.findByRole('button', { name: 'Order: Whole milk' })).toBeVisible()
    expect(screen.queryByText(/You get/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each(['asleep', 'awake'])('A card that is %s shows an order made in another widget', async state => {
    const { visit } = await openShopPage(
      `${card(
        milk,
        { comes: { regularly: '2 every Thursday', once: '1 on Saturday 28 November' } },
        state === 'awake' ? awake : '',
      )}<div data-widget="postcode-panel" data-load="ready"></div>`,
    )
    await waitFor(() =>
      expect(document.querySelector('[data-widget=postcode-panel]')).toHaveAttribute(
        'data-widget-state',
        'mounted',
      ),
    )
    await order(visit, { 2: 3 })
    act(() => {
      window.dispatchEvent(
        new CustomEvent('product-posted', { detail: { template: 'de', product: milk, quantity: 3 } }),
      )
    })
    expect(await screen.findByText('You get 3 every Tuesday')).toBeVisible()
    expect(screen.queryByText(/Thursday|Saturday/)).toBeNull()
  })
})

describe('J-63 plus and minus on a card', () => {
  const show = (held: number, attributes = ' data-stepper') =>
    openShopPage(async visit => {
      if (held) await visit.call('POST', '/api/product/bol', { id: veg, quantity: held, increment: false })
      return card(veg, {}, awake + attributes)
    })
  const stepper = () => screen.findByRole('spinbutton', { name: /Seasonal veg box/ })
  const press = (name: string) => screen.getByRole('button', { name: `${name} quantity of Seasonal veg box` })

  test('Plus and minus replace the button once the product is in the basket, and the focus stays', async () => {
    const { user } = await show(0)
    await user.click(await screen.findByRole('button', { name: /^Add to basket/ }))
    expect(await stepper()).toHaveValue('1')
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
    expect(press('Increase')).toHaveFocus()
    expect(screen.getByText('1 in box')).toBeVisible()
  })

  test("A refused change is reported on the card, and the number is the shop's", async () => {
    const { user, visit } = await show(1)
    await stepper()
    visit.setFault({ kind: '422', match: 'PUT /api/bol-basket*', times: 1 })
    await user.click(press('Increase'))
    const why = await screen.findAllByText('Seasonal veg box stays as it was. Please try again.')
    expect(why[0]).toBeVisible()
    expect(await stepper()).toHaveValue('1')
  })

  test('OD-09 Without the option the button stays', async () => {
    await show(1, '')
    expect(await screen.findByRole('button', { name: /^Add another/ })).toBeVisible()
    expect(within(document.body).queryByRole('spinbutton')).toBeNull()
  })
})
