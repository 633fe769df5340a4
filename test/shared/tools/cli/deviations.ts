import type { Answer } from '../../../../shared/tools/cli/answer'

export type Deviation = (answer: Answer) => Partial<Answer>
type Body = Record<string, unknown>

const json =
  (change: (body: Body) => unknown): Deviation =>
  ({ text }) => ({ text: JSON.stringify(change(JSON.parse(text))) })
const put = (member: Body) => json(body => ({ ...body, ...member }))
const leaveOut = (name: string) => json(body => ({ ...body, [name]: undefined }))
const replaced =
  (find: RegExp, by: string): Deviation =>
  ({ text }) => ({ text: text.replace(find, by) })
const header =
  (name: string, value: string | null): Deviation =>
  ({ headers }) => {
    const changed = new Headers(headers)
    if (value === null) changed.delete(name)
    else changed.set(name, value)
    return { headers: changed }
  }
const status =
  (code: number, text = '{"message":"No."}'): Deviation =>
  () => ({ status: code, text })

const basket = /^GET \/api\/bol-basket$/
const week = /^GET \/api\/basket\?/
const regular = /^GET \/api\/product\/regular\/\d+$/
const oneOff = /^GET \/api\/product\/oneoff/
const page = /^GET \/shop\/milk$/
const loader = /loader\.js$/
const hashed = /\/w\//
const pause = (start_date: string, end_date?: string) => put({ pauses: [{ start_date, end_date }] })

type Row = [name: string, path: RegExp, deviate: Deviation, says: string, widget: string]

/** Deviations of servers from the documented answers that would break something. */
export const breaking: Row[] = [
  ['a basket without products', basket, leaveOut('products'), 'products is missing', 'readBasket'],
  ['a quantity in words', basket, replaced(/"quantity":\d+/, '"quantity":"two"'), '.quantity', 'readBasket'],
  ['a line without an id', basket, put({ products: [{ quantity: 1 }] }), 'products[0].id', 'readBasket'],
  ['an invalid amount', basket, put({ basket: { discount_amount: 'x' } }), 'discount_amount', 'readBasket'],
  [
    'two lines with one id',
    basket,
    put({ products: [1, 2].map(quantity => ({ id: 5, quantity })) }),
    'is in its list twice',
    'readBasket',
  ],
  ['a page of a proxy', basket, status(502, '<h1>Bad</h1>'), 'answers 502', 'readBasket'],
  ['a session that has ended', basket, status(401), 'nobody were logged in', 'readBasket'],
  ['a login page', basket, () => ({ url: 'http://shop.test/login' }), 'nobody were logged in', 'readBasket'],
  ['JSON cut short', basket, ({ text }) => ({ text: text.slice(0, 30) }), 'not JSON', 'readBasket'],
  ['cacheable answers', basket, header('Cache-Control', 'public, max-age=9'), 'may be cached', 'readBasket'],
  ['no success', basket, put({ success: false, message: 'Shut.' }), 'refuses: Shut.', 'readBasket'],
  [
    'no success, and no reason',
    basket,
    json(() => ({ success: false })),
    'neither message nor errors',
    'readBasket',
  ],
  ['a week without orders', week, leaveOut('orders'), 'orders is missing', 'readWeek'],
  ['a pause without an end', week, pause('2026-11-27'), 'pauses[0].end_date', 'readWeek'],
  ['an invalid day', week, pause('2026-02-30', '2026-03-01'), 'pauses[0].start_date', 'readWeek'],
  ['a state in words', week, replaced(/"paused":\w+/, '"paused":"perhaps"'), 'paused', 'readWeek'],
  [
    'a message instead of orders',
    /basket\/ordered/,
    json(() => ({ data: 'none' })),
    'which is not read',
    'readOrdered',
  ],
  ['boxes without ids', /latest-bol/, json(() => [{ items_qty: 1 }]), 'id is missing', 'readLatestBoxes'],
  [
    'a negative quantity',
    /\/product\/bol\//,
    json(() => ({ quantity: -1 })),
    'quantity',
    'readBasketQuantity',
  ],
  ['no days', regular, json(() => ({ weekdays: 'none' })), 'weekdays', 'readRegularOrder'],
  [
    'a ninth day',
    regular,
    json(() => ({ weekdays: { 9: { quantity: 1 } } })),
    'weekdays.9',
    'readRegularOrder',
  ],
  ['no order of the date', oneOff, json(() => ({ dates: {} })), 'order_id', 'readOneOff'],
  [
    'dates in an object instead of a list',
    oneOff,
    json(() => ({ dates: 'Friday', order_id: null })),
    'dates',
    'readOneOff',
  ],
  ['another name', /regular-modified/, json(() => ({ quantity: 2 })), 'quantity_ordered', 'readDayOrder'],
  ['no verdict', /verify$/, json(() => ({ results: [] })), 'postcode_match', 'checkPostcode'],
  [
    'a refusal as a page',
    /register\/code\/verify$/,
    status(500, '<h1>Oops</h1>'),
    'cannot be read',
    'checkPromoCode',
  ],
  ['any token accepted', /wrong token$/, status(200, '{}'), 'any site can', 'every widget'],
  ['a refused token as 403', /wrong token$/, status(403), 'only after 419', 'every widget'],
  ['no token', page, replaced(/csrf-?token|doorstep-csrf-url/gi, 'x'), 'names no CSRF token', 'all'],
  [
    'a guest flag of another kind',
    page,
    replaced(/isGuest\s*=\s*\w+/, 'isGuest = "nobody"'),
    'window.isGuest is the text',
    'all',
  ],
  ['a classic loader', page, replaced(/type="module" src="\/doorstep/, 'src="/doorstep'), 'classic', 'all'],
  ['no loader', page, replaced(/loader\.js/, 'main.js'), 'has no loader', 'all'],
  [
    'a policy',
    page,
    header('Content-Security-Policy', "default-src 'none'"),
    "no 'self' in script-src",
    'all',
  ],
  ['a shared token', page, header('Cache-Control', 'public, max-age=600'), 'has a token', 'all'],
  ['a page that is gone', page, status(404), 'answers 404', 'all'],
  ['a cached loader', loader, header('Cache-Control', 'max-age=86400'), 'kept for 86400', 'all'],
  ['a loader as text', loader, header('Content-Type', 'text/plain'), 'not labelled as', 'all'],
  ['only some files', hashed, status(404, ''), 'only some files', 'all'],
]

/** Changes that were made although refused, or were answered as if made. */
const isDone: Deviation = ({ status }) => (status >= 400 ? { status: 200, text: '{"success":true}' } : {})
const lastFull: { text?: string } = {}

/** Changes: the shop's claims are compared with its next answers, which needs a sandbox. */
export const untrue: readonly (readonly [...Row, 'odd' | 'breaks'])[] = [
  [
    'another week than requested',
    /^GET \/api\/basket\?start_of_week=2026-11-29/,
    replaced(/"2026-1[12]-\d\d"/g, '"2026-11-25"'),
    'is asked for the week from 2026-11-29, but answers with 2026-11-25',
    'readWeek',
    'breaks',
  ],
  [
    'a wrong total',
    /^GET \/api\/bol-checkout/,
    put({ total: '999.00' }),
    'has a total of £999.00, and the lines',
    'readCheckout',
    'breaks',
  ],
  [
    'a basket that stays full',
    basket,
    ({ text }) => {
      const isFull = text.includes('"quantity"')
      if (isFull) lastFull.text = text
      return isFull || !lastFull.text ? {} : { text: lastFull.text }
    },
    'readBasket still has what was ordered',
    'confirmOrder',
    'breaks',
  ],
  [
    'more added than reported',
    oneOff,
    replaced(/"quantity":2/, '"quantity":3'),
    'is changed to 2, and readOneOff has 3',
    'saveOneOff',
    'breaks',
  ],
  [
    'one key for two things',
    /^POST \/api\/product\/bol$/,
    isDone,
    'the Idempotency-Key of another request',
    'addToBasket',
    'odd',
  ],
  [
    'letters of another alphabet',
    basket,
    replaced(/"name":"[^"]/, '"name":"\ufffd'),
    'is not written in UTF-8',
    'readBasket',
    'breaks',
  ],
  [
    'a wrong token, where a line is changed',
    /^PUT \/api\/bol-basket.* wrong token/,
    isDone,
    'succeeds with a wrong token',
    'changeBasketLine',
    'breaks',
  ],
]

/** Odd but acceptable answers. */
export const odd: Row[] = [
  ['JSON as a page', basket, header('Content-Type', 'text/html'), 'labels its JSON', 'readBasket'],
  ['no time', basket, header('Date', null), 'has no Date header', 'readBasket'],
  [
    'two loaders',
    page,
    replaced(/<script [^>]*type="module" src="\/doorstep[^>]*><\/script>/, '$&$&'),
    'on this page 2 times',
    'all',
  ],
  ['files not kept', hashed, header('Cache-Control', 'no-cache'), 'not cached by browsers', 'all'],
]
