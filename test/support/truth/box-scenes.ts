import { boxBasket, checkoutPanel, orderDialog } from '../../../demo-pages/pages/boxes/box-placeholders'
import { phoneBasket } from '../../../demo-pages/pages/essentials/essential-placeholders'
import type { Visit } from '../../../demo-pages/shop/visit'
import {
  book,
  boxTotal,
  held,
  inWords,
  markup,
  noTime,
  notPressed,
  ownRequest,
  pounds,
  product,
  put,
  says,
  timeless,
} from './reading'
import { choose, press, type Scene } from './scene'

const noon = '2026-11-25T12:00:00Z'
const shelf = '/shop/best-of-local/featured'
const checkoutPath = '/shop/best-of-local/checkout'

export const box: Scene = {
  name: 'the box and its cards',
  at: noon,
  path: shelf,
  async begin(visit) {
    await put(visit, 231, 2)
    await put(visit, 213, 1)
    await put(visit, 211, 3)
    await visit.call('POST', '/api/basket/apply-discount', { discount_code: 'SPRING5' })
    await book(visit, '2026-11-27')
  },
  page: data =>
    markup(boxBasket(data), phoneBasket(data), ...[231, 211].map(id => orderDialog(product(id), data))),
  async elsewhere(visit) {
    await put(visit, 231, 3)
    await put(visit, 213, 0)
    await put(visit, 211, 4)
    await visit.call('POST', '/api/basket/apply-discount', { discount_code: 'WELCOME10' })
    await book(visit, '2026-11-30')
  },
  deed: { press: () => press(/Increase quantity of Mature cheddar/), call: 'PUT /api/bol-basket/*' },
  not: timeless,
  sentences: [
    says('bol-basket.lines', /Remove ([A-Z][^|]*) \|/, { not: notPressed }),
    says('bol-basket.each', /£4.80 each \|[^|]*off with your code \| (£[\d.]+)/),
    says('bol-basket.lineDiscount', /£4.80 each \| (£[\d.]+) off/),
    says('bol-basket.unavailable', /(Not available for this delivery)/, { not: notPressed }),
    says('bol-basket.most', /(No more than 4 of this)/, { not: notPressed }),
    says('bol-basket.applied', /(\w+) applied/, { not: notPressed, shop: ({ box }) => box.coupon ?? '' }),
    says('bol-basket.subtotal', /Subtotal \| (£[\d.]+)/),
    says('bol-basket.discount', /Discount \| minus (£[\d.]+)/, { shop: ({ box }) => pounds(box.discount) }),
    says('bol-basket.total', /Total \| (£[\d.]+)/, { shop: boxTotal }),
    says('mobile-basket-button.items', /(\d+) (?:items|in box): (?!go)/, {
      shop: ({ box }) => String(box.lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    }),
    says('order-dialog.inBasket', /: Mature cheddar [^|:]* \| (\d+) in box/, { shop: held(231) }),
    says('order-dialog.maximum', /(Maximum added|Add another|Add to box): Sourdough/, { not: notPressed }),
    says('order-dialog.isFull', /(No more of Sourdough can be ordered)/, { not: notPressed }),
  ],
}

export const smallBox: Scene = {
  name: 'a small box',
  at: noon,
  path: shelf,
  begin: visit => put(visit, 231, 1),
  page: data => markup(boxBasket(data), phoneBasket(data), orderDialog(product(231), data)),
  elsewhere: visit => visit.call('POST', '/api/bol-basket/cancel', {}),
  deed: { press: () => press(/^Remove Mature cheddar/), call: 'DELETE /api/bol-basket/*' },
  not: timeless,
  sentences: [
    says('bol-basket.empty', /(Please add some products)(?: \| Choose)?/),
    says('bol-basket.minimum', /(Please add more products to exceed)/),
    says('bol-basket.missing', /Add (£[\d.]+) more to reach/),
    says('mobile-basket-button.item', /(\d+ (?:items?|in box)): /),
    says('order-dialog.add', /(Add another|Add to box): Mature/),
  ],
}

export const cardDialog: Scene = {
  name: 'the dialog of a card',
  at: noon,
  path: shelf,
  begin: visit => put(visit, 231, 2),
  page: data => markup(orderDialog(product(231), data)).replace('data-mode="add"', 'data-mode="dialog"'),
  open: () => press(/^(Add|Order)/),
  elsewhere: visit => put(visit, 231, 5),
  deed: {
    async press() {
      await press(/^Increase quantity/)
      await press(/^Save changes/)
    },
    call: 'POST /api/product/bol',
  },
  not: timeless,
  sentences: [
    says('order-dialog.already', /Already in your box: (\d+)/, { shop: held(231) }),
    says('order-dialog.quantity', /\| (£[\d.]+) \| Save changes/, { but: ownRequest }),
  ],
}

const inField = 'it is of what the field has, which stays until the customer chooses between both'
const untilChosen = { 'another tab': inField, 'back/forward cache': inField } as const

export const checkout: Scene = {
  name: 'the checkout',
  at: '2026-11-26T20:59:00Z',
  path: checkoutPath,
  async begin(visit) {
    await put(visit, 231, 5)
    await put(visit, 211, 1)
    await book(visit, '2026-11-27')
  },
  page: data => markup(checkoutPanel(data)),
  elsewhere: visit => book(visit, '2026-11-30'),
  moments: ['2026-11-26T21:00:00Z', '2026-11-27T00:00:00Z'],
  deed: { press: () => choose(/^Delivery date/, /Monday 30/), call: 'POST /api/bol-checkout/update-date' },
  sentences: [
    says('checkout-panel.nextDelivery', /Next delivery: \| ([^|]*) \|/, {
      shop: ({ box }) => (box.isPastCutoff ? '' : `${inWords(box.order?.next_delivery_date)}`),
    }),
    says('checkout-panel.contents', /Your box: \| (\d+ products?, £[\d.]+) \|/, { not: timeless }),
    says('checkout-panel.total', /Total (£[\d.]+)/, { not: timeless, shop: boxTotal }),
    says('checkout-panel.unavailable', /on the selected date: \| ([^|]*)/, { not: timeless }),
    says('checkout-panel.orderBy', /(Order by [^|]*)/, { but: { ...ownRequest, ...untilChosen } }),
    says('checkout-panel.pastCutoff', /(It is too late to order for that day)/, {
      not: { 'another tab': noTime['the clock'], ...notPressed },
      but: { 'back/forward cache': inField },
    }),
  ],
}

const everyWeek = (visit: Visit, day: number, frequency: number) =>
  visit.call('POST', '/api/bol-checkout/update-date', { date: null, day, frequency })

export const weeklyBox: Scene = {
  name: 'the checkout of a weekly box',
  at: '2026-11-26T20:59:00Z',
  path: checkoutPath,
  async begin(visit) {
    await put(visit, 231, 5)
    await everyWeek(visit, 5, 1)
  },
  page: data => markup(checkoutPanel(data)),
  elsewhere: visit => everyWeek(visit, 2, 2),
  moments: ['2026-11-27T00:00:00Z'],
  deed: { press: () => choose(/^Delivery day/, /Tuesday/), call: 'POST /api/bol-checkout/update-date' },
  sentences: [
    says('checkout-panel.nextDelivery', /Next delivery: \| ([^|]*) \|/, {
      shop: ({ box }) => `${inWords(box.order?.next_delivery_date)}`,
    }),
    says('checkout-panel.often', /Frequency: \| ([^|]*) \|/, {
      not: { ...notPressed, ...noTime },
      but: untilChosen,
    }),
  ],
}

const confirm = (visit: Visit) =>
  visit.call('POST', '/api/bol-checkout/confirm', {
    frequency: 0,
    delivery_slot_id: '0',
    delivery_instructions: 'porch',
  })
const isPlaced =
  (words: string) =>
  (_: unknown, { state }: Visit) =>
    state.lastConfirmation ? words : ''

/** Once its order is placed, the checkout no longer exists. */
export const placed: Scene = {
  name: 'an order that has been placed',
  at: noon,
  path: checkoutPath,
  async begin(visit) {
    await put(visit, 231, 5)
    await book(visit, '2026-11-27')
  },
  page: data => markup(checkoutPanel(data)),
  elsewhere: confirm,
  deed: {
    async press() {
      await choose(/^Where we leave it/, /porch/)
      await press(/^Confirm order/)
    },
    call: 'POST /api/bol-checkout/confirm',
  },
  isGone: true,
  not: { 'the clock': 'an order is not placed by itself' },
  sentences: [
    says('checkout-panel.found', /(Your order went through)/, { shop: isPlaced('Your order went through') }),
    says('checkout-panel.nextDelivery', /Next delivery: \| ([^|]*) \|/, {
      shop: ({ box }) => `${inWords(box.order?.next_delivery_date)}`,
    }),
    says('checkout-panel.confirm', /(Confirm order), £/, {
      shop: ({ box }) => (box.order ? 'Confirm order' : ''),
    }),
  ],
}
