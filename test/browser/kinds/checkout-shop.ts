import type { Page } from 'playwright-core'
import type { Asked, Said } from '../../support/servers/bare-server'
import { basketOf, isRead, line } from './box'
import { asDocumented, json, ok, placeholder, veg } from './play-rows'

// A shop that has one box in checkout, and places it.

type CheckoutShop = {
  /** The quantities in the box, by line. */
  lines: Map<string, number>
  /** What each cheese costs now, in pence. */
  price: number
  /** What the code takes off, in pence. */
  discount: number
  date: string | null
  /** What was placed, as "1x3 2x2 = 24.00". */
  placed: string[]
  /** The ids of the orders in the account. */
  orders: string[]
  /** Whether a new box has been begun since. */
  isNewBox: boolean
  /** An answer of the row's own. */
  own: (asked: Asked) => Said | undefined
}

const pounds = (pence: number) => (pence / 100).toFixed(2)
const draft = ({ date }: Pick<CheckoutShop, 'date'>) => ({
  id: 900,
  date,
  next_delivery_date: date,
  frequency: 0,
  delivery_slot_id: 1,
  delivery_instructions: 'porch',
  other_delivery_instructions: '',
  parent_id: null,
  editing_order_id: null,
  weekday: null,
})

/** The lines and the total of the box that the shop has now. */
function boxNow({ lines, price, discount }: CheckoutShop) {
  const products = [...lines].map(([id, quantity]) => line(id, { quantity }, { order_price: pounds(price) }))
  const items = [...lines.values()].reduce((sum, each) => sum + each, 0)
  return { products, total: pounds(items * price - discount) }
}

function place(shop: CheckoutShop): Said {
  const { total } = boxNow(shop)
  shop.placed.push(`${[...shop.lines].map(([id, quantity]) => `${id}x${quantity}`).join(' ')} = ${total}`)
  shop.orders.push('900')
  return { status: 200, body: { data: { id: 900 } } }
}

const gone: Said = { status: 404, body: { message: 'Not found' } }

function answerOf(shop: CheckoutShop, asked: Asked): Said {
  const { method, path, body } = asked
  const isPlaced = shop.placed.length > 0
  const [, lineId = ''] = /^\/api\/bol-basket\/(\w+)/.exec(path) ?? []
  if (isRead(asked, /^\/api\/bol-basket$/)) {
    if (isPlaced && shop.isNewBox)
      return {
        status: 200,
        body: {
          ...basketOf([{ ...line(5), product_id: 333, quantity: 1, product: veg }]),
          order: { id: 901 },
        },
      }
    if (isPlaced) return { status: 200, body: { basket: {}, order: null, products: [] } }
    const code = shop.discount ? { discount_amount: pounds(shop.discount), coupon_code: 'SPRING5' } : {}
    return {
      status: 200,
      body: { basket: { id: 7, ...code }, order: draft(shop), products: boxNow(shop).products },
    }
  }
  if (path === '/api/product/bol') {
    shop.isNewBox = true
    return ok
  }
  if (lineId && isPlaced) return gone
  if (lineId && method === 'PUT') shop.lines.set(lineId, (JSON.parse(body) as { quantity: number }).quantity)
  if (lineId && method === 'DELETE') shop.lines.delete(lineId)
  if (lineId) return ok
  if (isRead(asked, /^\/api\/bol-checkout\/900/)) return isPlaced ? gone : { status: 200, body: boxNow(shop) }
  if (path === '/api/bol-checkout/confirm') return isPlaced ? gone : place(shop)
  if (path === '/api/bol-checkout/update-date') {
    shop.date = (JSON.parse(body) as { date: string }).date
    return { status: 200, body: { data: { changes: [], next_delivery: shop.date } } }
  }
  if (isRead(asked, /^\/api\/basket\/latest-bol/))
    return { status: 200, body: { data: shop.orders.map(latest) } }
  return asDocumented(asked)
}

const latest = (id: string) => ({
  id: `${id}-1`,
  order_id: Number(id),
  start_date: '2026-11-27',
  items_qty: 4,
  subtotal: '19.20',
  discount_amount: '0.00',
  grand_total: '19.20',
  products: [],
  deliveries: [],
  cancelled: false,
  failed: { status: false, reason: null },
  failing: { status: false, reason: null },
  past_cutoff: false,
  deliverable: true,
  delivered: false,
  paid: false,
  order: { id: Number(id), frequency: 0, parent_id: null, daymove_id: null },
})

/** The shop of the row that is played. */
export let shop: CheckoutShop

/** Opens a shop with two cheeses in a box for Friday 27 November. */
export const opens =
  (more: Partial<CheckoutShop> = {}) =>
  (): ((asked: Asked) => Said) => {
    shop = {
      lines: new Map([
        ['1', 2],
        ['2', 2],
      ]),
      price: 480,
      discount: 0,
      date: '2026-11-27',
      placed: [],
      orders: ['801'],
      isNewBox: false,
      own: () => undefined,
      ...more,
    }
    return asked => shop.own(asked) ?? answerOf(shop, asked)
  }

const choices = {
  dates: [
    { value: '2026-11-27', label: 'Friday 27 November', cutoff: '2026-11-26T21:00:00+00:00' },
    { value: '2026-11-28', label: 'Saturday 28 November', cutoff: '2026-11-27T21:00:00+00:00' },
    { value: '2026-12-02', label: 'Wednesday 2 December', cutoff: '2026-12-01T21:00:00+00:00' },
  ],
  deliveryOptions: [
    { value: 0, label: 'Leave it, I have special instructions' },
    { value: 1, label: 'Ring the bell' },
  ],
  instructionOptions: [{ value: 'porch', label: 'In the porch' }],
}
/** The checkout of that box, as the page prints it. */
export const checkout = placeholder(
  'checkout-panel',
  '',
  `${json({
    order: draft({ date: '2026-11-27' }),
    ...choices,
  })}<p>Order by telephone</p>`,
)

export const confirmButton = (page: Page) => page.getByRole('button', { name: /^Confirm (order|again)/i })
/** All words that a person can read on the page. */
export const words = (page: Page) => page.locator('body').innerText()
