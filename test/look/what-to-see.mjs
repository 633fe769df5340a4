// The subjects of `npm run look`: pages of the demo shop, and every example of every widget.
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

/** The state of a page after presses on these controls, by name or selector, one after the other. */
const afterPresses = [
  ['the open week', '/shop/milk', [/^Your week/], customer],
  ['a line of the week', '/shop/milk', [/^Your week/, /^Edit /], customer],
  ['an order', '/shop/milk', [/^(Change o|O)rder/], customer],
  ['a product sheet', '/shop/milk', [/^Details: Whole milk/], customer],
  ['a product sheet of a box', '/shop/best-of-local/featured', [/^Details: Mature/], customer],
  ['a postcode left empty', '/', ['#postcode-to-check', /^Check/], guest],
  ['an order without a postcode', '/shop/milk', [/^Order/], guest],
  ['a box', '/account/orders', [/^View/], customer],
  ['the page of a box', '/account/orders', [/^Sat \d/], customer],
  ['deleting a box', '/account/orders', [/^Sat \d/, /^Delete order/], customer],
  ['changing a box', '/account/orders', [/^View/, /^(Edit|Change)/], customer],
  ['changing a pause', '/account/pauses', [/^Change the pause/], customer],
  ['the calendar', '/account/transactions', [/calendar$/], customer],
  ['changing a name', '/account/details', [/^edit/i], customer],
  ['nothing found', '/account/transactions?q=zebra', [], customer],
  ['a login without a name', '/login', ['main button[type=submit]'], guest],
  ['an empty registration', '/register', [/^Complete registration/], guest],
  ['an empty message', '/contact', [/^Send message/], guest],
  ['a basket without anything', '/shop/milk', [/in box/], guest],
].map(([name, path, presses, as]) => ({ name: `screen: ${name}`, path, presses, as }))

/** Every page of the shop for its visitors, and what a press opens. */
export const shopPages = [
  ...forGuests.map(path => ({ name: `${path}, guest`, path, as: guest })),
  ...forCustomers.map(path => ({ name: `${path}, customer`, path, as: customer })),
  ...afterPresses,
]

/**
 * Every view of a shop at that address: a name, a path and a visitor; examples a dozen at a time on request.
 */
export async function whatToSee(url, areTogether) {
  const textOf = async path => (await fetch(url + path)).text()
  const matches = (text, shape) => [...text.matchAll(shape)].map(([, found]) => found)
  const asText = text => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const [picker] = /<select id="pick"[\s\S]*?<\/select>/.exec(await textOf('/catalogue')) ?? ['']
  const widgets = matches(picker, /<option value="([\w-]+)"/g)
  if (areTogether) return [...shopPages, ...inDozens(widgets)]
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
