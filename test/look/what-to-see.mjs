// The subjects of `npm run look`: the pages of the demo shop, the dialogs that open on them, and the examples of every widget.
const customer = { as: 'customer', hasPostcode: true }
const guest = { as: 'guest', hasPostcode: false }

const forGuests = [
  '/',
  '/shop/milk',
  '/shop/best-of-local/featured',
  '/shop/products/101',
  '/login',
  '/register',
  '/contact',
  '/terms',
  '/depots',
  '/faq/category/deliveries',
  '/nowhere',
]
const forCustomers = [
  '/',
  '/shop/milk',
  '/shop/store-cupboard',
  '/shop/drinks-snacks',
  '/shop/butcher',
  '/shop/bakery',
  '/shop/greengrocer',
  '/shop/christmas-range',
  '/shop/best-of-local/featured',
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
  '/catalogue',
  '/catalogue/ui-kit',
]

// The printed field, or that of the widget.
const postcodeField = 'main input[autocomplete=postal-code]'

/** The state of a page after presses on these controls, by name or selector, one after the other. */
const afterPresses = [
  ['the open week', '/shop/milk', [/^Your week/], customer],
  ['another week', '/shop/milk', [/^Your week/, /^Next week/], customer],
  ['a line of the week', '/shop/milk', [/^Your week/, /^Change /], customer],
  ['an order', '/shop/milk', [/^(Change o|O)rder/], customer],
  ['an order for once', '/shop/milk', [/^(Change o|O)rder/, '[role=tab]:has-text("Just once")'], customer],
  ['a product sheet', '/shop/milk', [/^Details: Whole milk/], customer],
  ['a product sheet of a box', '/shop/best-of-local/featured', [/^Details: Mature/], customer],
  ['a postcode left empty', '/', [postcodeField, /^Check/], guest],
  ['an order without a postcode', '/shop/milk', [/^Order/], guest],
  ['a box', '/account/orders', [/^Change box/], customer],
  ['the page of a box', '/account/orders', [/^Saturday \d/], customer],
  ['deleting a box', '/account/orders', [/^Saturday \d/, /^Cancel this box/], customer],
  ['changing a box', '/account/orders', [/^Change box/, /^Change only/], customer],
  ['changing a pause', '/account/pauses', [/^Change the pause/], customer],
  ['the calendar', '/account/transactions', [/calendar$/], customer],
  ['changing a name', '/account/details', [/^change/i], customer],
  ['nothing found', '/account/transactions?q=zebra', [], customer],
  ['a login without a name', '/login', ['main button[type=submit]'], guest],
  ['an empty registration', '/register', [/^Complete registration/], guest],
  ['an empty message', '/contact', [/^Send message/], guest],
  ['a search that finds nothing', '/search?q=zebra', [], guest],
  [
    'what a search proposes',
    '/',
    ['input[type=search]', { field: 'input[type=search]', text: 'milk' }],
    guest,
  ],
  ['not served', '/', [{ field: postcodeField, text: 'ZE1 0AA' }, /^Check/], guest],
  ['partners', '/', [{ field: postcodeField, text: 'BS27 3QF' }, /^Check/], guest],
  ['served', '/', [{ field: postcodeField, text: 'BS3 4TN' }, /^Check/], guest],
  ['a new pause', '/account/pauses', [/^(Pause|Plan|Add)/], customer],
  [
    'the band of a change',
    '/account/orders',
    [/^Change box/, /^Change only/, { goTo: '/shop/bakery' }],
    customer,
  ],
].map(([name, path, presses, as]) => ({ name: `screen: ${name}`, path, presses, as }))

const inBox = [221, 231].map(id => ({
  path: '/api/product/bol',
  body: { id, quantity: 2, increment: false },
}))
const checkout = '/shop/best-of-local/checkout'

/** Pages of a visitor with something in the box. */
const withBox = [
  { name: 'filled box, customer', path: '/shop/best-of-local/featured', as: customer },
  { name: 'filled box, guest', path: '/shop/bakery', as: { ...guest, hasPostcode: true } },
  { name: 'filled checkout, customer', path: checkout, as: customer },
  { name: 'filled checkout foot, customer', path: checkout, as: customer, isWindow: true },
  { name: 'filled foot bar, customer', path: '/shop/bakery', as: customer, isWindow: true },
  { name: 'filled sheet, customer', path: '/shop/bakery', as: customer, presses: [/in box/], isPhone: true },
  {
    name: 'thanks, customer',
    path: checkout,
    as: customer,
    presses: ['label:has-text("Friday 27")', /^Confirm/],
  },
].map(page => ({ ...page, before: inBox }))

/** Subjects that only a phone shows. */
const onPhones = [
  {
    name: 'screen: a basket without anything',
    path: '/shop/milk',
    as: guest,
    presses: [/in box/],
    isPhone: true,
  },
  {
    name: 'screen: the menu',
    path: '/shop/milk',
    as: customer,
    presses: [/^(Menu|Open.*menu)/i],
    isPhone: true,
  },
]

/** Every page of the shop for its visitors, and what a press opens. */
const shopPages = [
  ...forGuests.map(path => ({ name: `${path}, guest`, path, as: guest })),
  ...forCustomers.map(path => ({ name: `${path}, customer`, path, as: customer })),
  ...afterPresses,
  ...withBox,
  ...onPhones,
]

/**
 * Everything there is to see at that address of a shop: a name, a path, and who looks. With it every example of each
 * widget, `alone`, or those of a dozen widgets `together`, or `none`.
 */
export async function whatToSee(url, examplesAre) {
  if (examplesAre === 'none') return shopPages
  const textOf = async path => (await fetch(url + path)).text()
  const matches = (text, shape) => [...text.matchAll(shape)].map(([, found]) => found)
  const asText = text => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const widgets = matches(await textOf('/catalogue'), /<h4><a href="\/catalogue\/([\w-]+)"/g)
  if (examplesAre === 'together') return [...shopPages, ...inDozens(widgets)]
  const examples = []
  for (const widget of widgets) {
    const [list] = /data-scenarios>[\s\S]*?<\/div>/.exec(await textOf(`/catalogue/${widget}`)) ?? ['']
    for (const written of matches(list, /value="([^"]*)"/g)) {
      const example = asText(written)
      const path = `/catalogue/preview?widget=${widget}&example=${encodeURIComponent(example)}`
      examples.push({ name: `${widget}: ${example}`, path, as: customer })
    }
  }
  return [...shopPages, ...examples]
}

const inDozens = widgets =>
  widgets.flatMap((first, at) => {
    if (at % 12 > 0) return []
    const together = widgets.slice(at, at + 12)
    const name = `widgets from ${first} to ${together.at(-1)}`
    return [{ name, path: '/catalogue/preview?widget=tabs', as: customer, together }]
  })
