import { renderPage } from '../../demo-pages/pages/render'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { newLedger } from '../../demo-pages/shop/money/ledger-state'
import { openPage } from '../support/page/open-page'
import { pass } from '../support/test-time'

/*
 * A customer who has ordered nothing yet, has paid nothing, and of whom the shop has no address: each page says so in a
 * sentence, offers the next step, and shows no sum of nothing as known.
 */

const now = () => new Date('2026-11-25T12:00:00Z')

/** Returns a visit of that customer. */
function newCustomer() {
  const visit = createDemoShop({ now }).visit({ as: 'customer', hasPostcode: true, printsNothing: true })
  Object.assign(visit.state, {
    boxOrders: [],
    pauses: [],
    regularOrders: [],
    oneOffs: [],
    dayChanges: [],
    dayMoves: [],
    addresses: [],
    ledger: newLedger('2026-11-25'),
  })
  return visit
}

test.each([
  ['the home page', '/', 'Nothing comes in the next weeks', 'a[href^="/shop/milk"]'],
  ['the account', '/account', 'Nothing more comes this week', 'a[href^="/shop/milk"]'],
  [
    'the list of boxes',
    '/account/orders',
    'No box is on its way.',
    'a[href^="/shop/best-of-local/featured"]',
  ],
  [
    'the list of pauses',
    '/account/pauses',
    'You have no pauses. Nothing is due in the next weeks',
    'a[href^="/shop/milk"]',
  ],
  ['the list of essentials', '/account/essentials', 'Nothing yet.', 'a[href^="/shop/milk"]'],
  [
    'the list of transactions',
    '/account/transactions',
    'Nothing has been delivered or paid yet.',
    'a[href^="/shop/milk"]',
  ],
  ['the page of payments', '/account/payments', 'Make a payment', 'a[href^="/account/transactions"]'],
  ['the list of addresses', '/account/addresses', 'We have no address of yours yet.', 'a[href^="tel:"]'],
  [
    'the page of details',
    '/account/details',
    'We have no address of yours yet.',
    'a[href^="/account/addresses"]',
  ],
  [
    'the page of a move',
    '/account/house-moves',
    'First tell us where you are moving to.',
    'input[name=postcode]',
  ],
  [
    'the checkout',
    '/shop/best-of-local/checkout',
    'There is nothing in your box yet.',
    'a[href^="/shop/best-of-local/featured"]',
  ],
  [
    'the box',
    '/shop/best-of-local/featured',
    'Please add some products',
    '[data-widget=order-dialog] button',
  ],
  ['the week', '/shop/milk', 'Nothing due', 'a[href^="/shop/milk"]'],
])(
  'J-66 For a customer without orders, %s says so and offers the next step',
  async (_, path, sentence, way) => {
    const visit = newCustomer()
    const { body } = new DOMParser().parseFromString(renderPage(path, visit.page(path)) ?? '', 'text/html')
    for (const each of body.querySelectorAll<HTMLElement>('[data-widget]')) each.dataset.load = 'ready'
    const week = body.querySelector<HTMLElement>('[data-widget="header-basket"]')
    if (week) week.dataset.open = ''
    await openPage(`${body.querySelector('main')?.outerHTML}${week?.outerHTML ?? ''}`, {
      globals: { ...visit.globals() },
      fetch: request => visit.fetch(request),
      providers: { now },
    })
    await pass(2500)
    for (const each of document.querySelectorAll('script, style, template')) each.remove()
    const words = document.body.textContent?.replace(/\s+/g, ' ')
    expect(words).toContain(sentence)
    expect(words).not.toMatch(/undefined|NaN|null|\[object|often have|We deliver as usual|Try other words/)
    expect(document.querySelector(way)).not.toBeNull()
    // An empty list would be a title above nothing, and a screen reader would still announce a list.
    expect(
      [...document.querySelectorAll('main :is(ul, ol, tbody)')].filter(list => !list.children.length),
    ).toEqual([])
    expect(document.querySelector('[data-order-again] button, [data-widget="order-again"] button')).toBeNull()
  },
)
