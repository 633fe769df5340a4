import { screen, waitFor } from '@testing-library/react'
import { boxesBetween } from '../../demo-pages/shop/boxes/box-orders'
import { findProduct } from '../../demo-pages/shop/products/catalogue'
import { arriveBy } from '../support/page/arrive-by'
import { openShopPage } from '../support/page/shop-page'

/*
 * What a page has printed is older than what its visitor has done since, if Back or Forward shows it again from the
 * browser's cache. Each row prints a page, then changes the shop, and then shows the printed page.
 */

const at = '2026-11-25T12:00:00Z'
const thursday = '2026-11-26'
const cheddar = 231
const milk = 101

type Visit = Awaited<ReturnType<typeof openShopPage>>['visit']
type Row = {
  /** The placeholder, printed before the change; its content is what a sleeping widget shows. */
  print: (visit: Visit) => string
  change: (visit: Visit) => Promise<unknown>
  /** What the page shows in the end. */
  shows: () => unknown
}

const placeholder = (widget: string, attributes: string, options: object, content = 'As printed') =>
  `<div data-widget="${widget}" ${attributes}><script type="application/json">${JSON.stringify(options)}</script>${content}</div>`
const product = (id: number) => ({ product: findProduct(id) })
const put = (visit: Visit, id: number, quantity: number) =>
  visit.call('POST', '/api/product/bol', { id, quantity, increment: false })
const cancelBasket = (visit: Visit) => visit.call('POST', '/api/bol-basket/cancel', {})
/** A card that is awake, which connects its page with the shop. */
const awake = placeholder('order-dialog', 'data-load="ready"', { ...product(104), comes: {} }, '')
const quantity = () => screen.getByRole('spinbutton').getAttribute('aria-valuenow')

const rows: Readonly<Record<string, Row>> = {
  'a line of a regular order that waits for a press': {
    print: () =>
      placeholder(
        'day-order',
        `data-selected-date="${thursday}" data-stepper data-quantity="2"`,
        product(milk),
      ),
    change: visit =>
      visit.call('POST', '/api/product/regular-modified', { id: milk, date: thursday, quantity: 5 }),
    shows: () => expect(quantity()).toBe('5'),
  },
  'a line of a one-off order that waits for a press': {
    print: () =>
      placeholder(
        'order-edit',
        'data-delivery-date="2026-12-15" data-stepper data-quantity="2"',
        product(111),
      ),
    change: visit =>
      visit.call('POST', '/api/product/oneoff', {
        id: 111,
        date: '2026-12-15',
        quantity: 3,
        order_id: visit.state.oneOffs.find(({ productId }) => productId === 111)?.id,
      }),
    shows: () => expect(quantity()).toBe('3'),
  },
  'a card without an order that waits for a press': {
    print: () =>
      placeholder(
        'order-dialog',
        '',
        { ...product(102), comes: { regularly: '', once: '' } },
        '<a>Order</a>',
      ),
    change: visit =>
      visit.call('POST', '/api/product/regular', {
        id: 102,
        weekdays: { 5: { quantity: 1, frequency: 1 } },
        delete: false,
      }),
    shows: () => expect(screen.getByText('You get 1 every Friday')).toBeVisible(),
  },
  'a card that waits with its quantity in the basket, which is empty by now': {
    print: () =>
      `<div data-widget="bol-basket" data-load="ready"></div>${placeholder('order-dialog', 'data-quantity="1"', product(cheddar), '✓ 1 in box')}`,
    change: cancelBasket,
    shows: () => expect(screen.queryByText(/in box/)).toBeNull(),
  },
  'a box that was cancelled': {
    print: ({ state }) =>
      placeholder('box-order-detail', '', {
        order: boxesBetween(state, new Date(at), '2026-12-05', '2026-12-05').find(
          ({ order_id }) => order_id === 806,
        ),
      }),
    change: visit => visit.call('POST', '/api/basket/cancel-bol', { order_id: 806, date: '2026-12-05' }),
    shows: () => expect(screen.getByText(/^This order has been cancelled/)).toBeVisible(),
  },
}

test.each(Object.entries(rows))(
  'X7 J-63 After Back, %s shows what the shop has now',
  async (_, { print, change, shows }) => {
    arriveBy('back_forward')
    await openShopPage(
      async visit => {
        await put(visit, cheddar, 1)
        const printed = print(visit)
        const reply = await change(visit)
        expect((reply as Response).status).toBe(200)
        return `${awake}${printed}`
      },
      { at },
    )
    await waitFor(shows, { timeout: 3000 })
  },
)
