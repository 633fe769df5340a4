// What `npm run look:pages` looks at: every page of the demo shop as whoever sees it, and what opens on a press.
const customer = { as: 'customer', hasPostcode: true }
const served = { as: 'guest', hasPostcode: true }
const guest = { as: 'guest', hasPostcode: false }

const asGuest = [
  '/',
  '/shop/milk',
  '/shop/best-of-local/featured',
  '/login',
  '/register',
  '/contact',
  '/terms',
  '/depots',
  '/nowhere',
  '/faq/category/deliveries',
  '/shop/products/101',
]
const asCustomer = [
  '/',
  '/shop/milk',
  '/shop/store-cupboard',
  '/shop/drinks-snacks',
  '/shop/butcher',
  '/shop/bakery',
  '/shop/greengrocer',
  '/shop/best-of-local/featured',
  '/shop/christmas-range',
  '/shop/best-of-local/checkout',
  '/account',
  '/account/details',
  '/account/password',
  '/account/essentials',
  '/account/orders',
  '/account/pauses',
  '/account/addresses',
  '/account/house-moves',
  '/account/payments',
  '/account/transactions',
  '/account/refer-a-neighbour',
  '/recipes',
  '/recipes/bread-and-butter-pudding',
  '/community',
  '/business',
  '/menu',
  '/search?q=milk',
]
const inBox = [221, 231].map(id => ({
  path: '/api/product/bol',
  body: { id, quantity: 2, increment: false },
}))

/** What opens on a press, each with what is pressed before. */
const screens = [
  ['the open week', '/shop/milk', [/^Your week/], customer],
  ['a line of the week', '/shop/milk', [/^Your week/, /^Edit /], customer],
  ['a product sheet', '/shop/milk', [/^Details: Whole milk/], customer],
  ['a box product sheet', '/shop/best-of-local/featured', [/^Details: Mature/], customer],
  ['an order without a postcode', '/shop/milk', [/^Order/], guest],
  ['not served', '/', ['#postcode-to-check', /^Check/], guest],
  ['a box', '/account/orders', [/^View/], customer],
  ['the page of a box', '/account/orders', [/^Sat \d/], customer],
  ['changing a box', '/account/orders', [/^View/, /^(Edit|Change)/], customer],
  ['changing a pause', '/account/pauses', [/^Change the pause/], customer],
  ['nothing found', '/account/transactions?q=zebra', [], customer],
  ['an empty registration', '/register', [/^Complete registration/], guest],
].map(([name, path, presses, as]) => ({ name: `screen ${name}`, path, presses, as }))

const filled = [
  { name: 'filled box, customer', path: '/shop/best-of-local/featured', as: customer, before: inBox },
  { name: 'filled box, guest', path: '/shop/bakery', as: served, before: inBox },
  { name: 'filled checkout, customer', path: '/shop/best-of-local/checkout', as: customer, before: inBox },
  {
    name: 'filled checkout foot, customer',
    path: '/shop/best-of-local/checkout',
    as: customer,
    before: inBox,
    isWindow: true,
  },
  { name: 'filled foot bar, customer', path: '/shop/bakery', as: customer, before: inBox, isWindow: true },
]

export const allPages = [
  ...asGuest.map(path => ({ name: `${path}, guest`, path, as: guest })),
  ...asCustomer.map(path => ({ name: `${path}, customer`, path, as: customer })),
  ...screens,
  ...filled,
]
