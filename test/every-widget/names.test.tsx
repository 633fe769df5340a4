import { screen } from '@testing-library/react'
import { pagePaths, renderPage } from '../../demo-pages/pages/render'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { expectElement } from '../support/expect-element'
import { openShopPage } from '../support/page/shop-page'
import { pass } from '../support/test-time'
import { touching } from '../support/words/touching-texts'

// promises.test.tsx looks for such names in each widget at every step;

test('J-73 The rule finds two texts of one name without a space', () => {
  document.body.innerHTML =
    '<button type="button"><span>Your week</span><b>£105.43</b></button><label><input type="radio"><span>Weekly</span><small>Every week</small></label><a href="/"><i>A</i> <b>box</b></a>'
  expect(touching()).toEqual(['Your week|£105.43', 'Weekly|Every week'])
})

const shop = createDemoShop({ now: () => new Date('2026-11-25T12:00:00Z') })
// Guests have pages of their own; on the others they see less than customers do.
const ofGuests = ['/', '/register', '/login', '/shop/milk', '/shop/best-of-local/featured']
const served = [
  ...pagePaths.map(path => [path, 'customer'] as const),
  ...ofGuests.map(path => [path, 'guest'] as const),
]

test.each(served)(
  'J-73 On %s, printed for a %s, no control has a name of two texts without a space',
  (path, as) => {
    document.body.innerHTML = renderPage(path, shop.visit({ as }).page(path)) ?? ''
    expect(touching()).toEqual([])
  },
)

const labelOf = (control: Element) => control.getAttribute('aria-label')

type Visit = ReturnType<typeof shop.visit>

/** Orders each box a second time: the same day, the same products, the same total. */
function orderEachBoxTwice({ state }: Visit): void {
  state.boxOrders.push(...state.boxOrders.map(order => ({ ...order, id: order.id + 50 })))
}

const viewsIn = (root: ParentNode) =>
  [...root.querySelectorAll('a, button')].map(labelOf).filter(label => /^(View|Change) /.test(label ?? ''))

const awake = ({ outerHTML }: HTMLElement) =>
  outerHTML.replace('data-widget=', 'data-load="ready" data-widget=')

const repeated = (texts: readonly (string | null)[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
/** What a person sees of each box in its row. */
const rowsIn = (root: ParentNode, row: string) =>
  [...root.querySelectorAll(row)].map(each => each.textContent?.replace(/\s+/g, ' ') ?? '')

function withoutLabels(placeholder: HTMLElement): HTMLElement {
  const json = expectElement(placeholder.querySelector(':scope > script'), HTMLElement)
  json.textContent = JSON.stringify({ ...JSON.parse(json.textContent ?? ''), labels: {} })
  return placeholder
}

describe.each([
  ['order-again', '/shop/best-of-local/featured'],
  ['view-box', '/account/orders'],
])('two boxes of one day, one content and one total in %s', (widget, path) => {
  const open = (prepare: (placeholder: HTMLElement) => string) =>
    openShopPage(visit => {
      orderEachBoxTwice(visit)
      const page = new DOMParser().parseFromString(renderPage(path, visit.page(path)) ?? '', 'text/html')
      return [...page.querySelectorAll<HTMLElement>(`[data-widget="${widget}"]`)].map(prepare).join('')
    })

  test.each<[string, (placeholder: HTMLElement) => string]>([
    ['asleep', ({ outerHTML }) => outerHTML],
    ['awake', awake],
    ['awake with the widget’s own words', each => awake(withoutLabels(each))],
  ])('J-73 Each View says which box it opens, and its row shows it, %s', async (_, prepare) => {
    await open(prepare)
    await pass(2500)
    const names = viewsIn(document)
    expect(names.length).toBeGreaterThan(2)
    expect(repeated(names)).toEqual([])
    expect(repeated(rowsIn(document, 'ul.plain > li, li[class*=box]'))).toEqual([])
  })
})

test('J-73 Two boxes of one day and one total have two names in the week and in the list of boxes, and look different', async () => {
  window.scrollTo = () => {}
  const { user } = await openShopPage(visit => {
    orderEachBoxTwice(visit)
    return '<div data-widget="weekly-view-link" data-load="ready"></div><div data-widget="header-basket" data-load="ready"></div>'
  })
  await user.click(await screen.findByRole('button', { name: 'Weekly view' }))
  await user.click(await screen.findByRole('button', { name: /^Next week/ }))
  await screen.findByRole('button', { name: /^View .*Saturday 5 December, £\d+\.\d\d, order 806$/ })
  expect(repeated(viewsIn(document))).toEqual([])
  const seen = rowsIn(document, '[data-box]')
  expect(seen.length).toBeGreaterThan(1)
  expect(repeated(seen)).toEqual([])
  const visit = shop.visit({ as: 'customer' })
  orderEachBoxTwice(visit)
  document.body.innerHTML = renderPage('/account/orders', visit.page('/account/orders')) ?? ''
  const links = [...document.querySelectorAll('.boxes__head > a')].map(labelOf)
  expect(links.length).toBeGreaterThan(2)
  expect(repeated(links)).toEqual([])
  expect(repeated(rowsIn(document, '.boxes > li'))).toEqual([])
})

test('J-73 Two lines of one product on one day have two names in the week', async () => {
  window.scrollTo = () => {}
  const { user } = await openShopPage(visit => {
    visit.state.oneOffs.push({ id: 77_001, productId: 101, date: '2026-11-30', quantity: 1 })
    return '<div data-widget="weekly-view-link" data-load="ready"></div><div data-widget="header-basket" data-load="ready"></div>'
  })
  await user.click(await screen.findByRole('button', { name: 'Weekly view' }))
  await user.click(await screen.findByRole('button', { name: /^Next week/ }))
  await screen.findAllByRole('button', { name: /^Edit .*Whole milk.*Monday 30 November$/ })
  await pass(2500)
  const names = screen.getAllByRole('button', { name: /^Edit / }).map(labelOf)
  expect(names.filter(name => /Whole milk.*Monday 30/.test(name ?? ''))).toHaveLength(2)
  expect(repeated(names)).toEqual([])
})
