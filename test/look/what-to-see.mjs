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

/** Everything there is to see at that address of a shop: a name, a path, and who looks. */
export async function whatToSee(url) {
  const textOf = async path => (await fetch(url + path)).text()
  const matches = (text, shape) => [...text.matchAll(shape)].map(([, found]) => found)
  const asText = text => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const [picker] = /<select id="pick"[\s\S]*?<\/select>/.exec(await textOf('/catalogue')) ?? ['']
  const widgets = matches(picker, /<option value="([\w-]+)"/g)
  const examples = []
  for (const widget of widgets) {
    const [list] = /data-scenarios>[\s\S]*?<\/div>/.exec(await textOf(`/catalogue/${widget}`)) ?? ['']
    for (const written of matches(list, /value="([^"]*)"/g)) {
      const example = asText(written)
      const path = `/catalogue/preview?widget=${widget}&example=${encodeURIComponent(example)}`
      examples.push({ name: `${widget}: ${example}`, path, as: customer })
    }
  }
  return [
    ...forGuests.map(path => ({ name: `${path}, guest`, path, as: guest })),
    ...forCustomers.map(path => ({ name: `${path}, customer`, path, as: customer })),
    ...examples,
  ]
}
