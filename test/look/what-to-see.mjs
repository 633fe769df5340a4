// What `npm run look` takes pictures of: pages of the demo shop, and every example of every widget.
const customer = { as: 'customer', hasPostcode: true }
const guest = { as: 'guest', hasPostcode: false }

const forGuests = ['/', '/login', '/register', '/contact', '/terms', '/depots', '/nowhere']
const forCustomers = [
  '/',
  '/shop/milk',
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
  '/recipes',
  '/recipes/bread-and-butter-pudding',
  '/community',
  '/business',
  '/catalogue',
  '/catalogue/ui-kit',
]

/** What a page shows after presses on the controls with these names or selectors, one after the other. */
const afterPresses = [
  ['the open week', '/shop/milk', [/^Your week/], customer],
  ['a line of the week', '/shop/milk', [/^Your week/, /^Edit /], customer],
  ['an order', '/shop/milk', [/^(Change o|O)rder/], customer],
  ['an order without a postcode', '/shop/milk', [/^Order/], guest],
  ['a box', '/account/orders', [/^View/], customer],
  ['the page of a box', '/account/orders', [/^Sat \d/], customer],
  ['deleting a box', '/account/orders', [/^Sat \d/, /^Delete order/], customer],
  ['changing a box', '/account/orders', [/^View/, /^Edit (order|this week only)/], customer],
  ['changing a pause', '/account/pauses', [/^Change the pause/], customer],
  ['the calendar', '/account/transactions', [/calendar$/], customer],
  ['changing a name', '/account/details', [/^edit/i], customer],
  ['nothing found', '/account/transactions?q=zebra', [], customer],
  ['a login without a name', '/login', ['main button[type=submit]'], guest],
  ['an empty registration', '/register', [/^Complete registration/], guest],
  ['an empty message', '/contact', [/^Send message/], guest],
  ['a basket without anything', '/shop/milk', [/in box/], guest],
].map(([name, path, presses, as]) => ({ name: `screen: ${name}`, path, presses, as }))

/**
 * Everything there is to see at that address of a shop: a name, a path, and who looks; the examples of a dozen
 * widgets at a time, if told so.
 */
export async function whatToSee(url, areTogether) {
  const textOf = async path => (await fetch(url + path)).text()
  const matches = (text, shape) => [...text.matchAll(shape)].map(([, found]) => found)
  const asText = text => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const [picker] = /<select id="pick"[\s\S]*?<\/select>/.exec(await textOf('/catalogue')) ?? ['']
  const widgets = matches(picker, /<option value="([\w-]+)"/g)
  const pages = [
    ...forGuests.map(path => ({ name: `${path}, guest`, path, as: guest })),
    ...forCustomers.map(path => ({ name: `${path}, customer`, path, as: customer })),
    ...afterPresses,
  ]
  if (areTogether) return [...pages, ...inDozens(widgets)]
  const examples = []
  for (const widget of widgets) {
    const [list] = /data-scenarios>[\s\S]*?<\/div>/.exec(await textOf(`/catalogue/${widget}`)) ?? ['']
    for (const written of matches(list, /value="([^"]*)"/g)) {
      const example = asText(written)
      const path = `/catalogue/preview?widget=${widget}&example=${encodeURIComponent(example)}`
      examples.push({ name: `${widget}: ${example}`, path, as: customer })
    }
  }
  return [...pages, ...examples]
}

const inDozens = widgets =>
  widgets.flatMap((first, at) => {
    if (at % 12 > 0) return []
    const together = widgets.slice(at, at + 12)
    const name = `widgets from ${first} to ${together.at(-1)}`
    return [{ name, path: '/catalogue/preview?widget=tabs', as: customer, together }]
  })
