// Growth of time and memory with lines of the basket, cards of a shelf and weeks viewed. Fails when one of
// them grows faster than the work.
import { fileURLToPath } from 'node:url'
import { importBundled } from '../../build.mjs'
import { openBrowser } from './measuring.mjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
// Above 1 by the scatter of small numbers.
const mostExponent = 1.1

const { serve, products } = await importBundled(
  `export { serve } from './demo-pages/serve'
export { products } from './demo-pages/shop/products/catalogue'`,
  'bench-growth',
)
const shop = await serve({ port: 0, dist })
const browser = await openBrowser()

/**
 * A page of a new customer, and its cost since the last navigation: milliseconds of its main thread, and
 * retained bytes.
 */
async function open(path = '/terms') {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  const tab = await context.newPage()
  await tab.request.post(`${shop.url}/demo/visitor`, { data: { as: 'customer', hasPostcode: true } })
  const tools = await context.newCDPSession(tab)
  await tools.send('Performance.enable')
  const go = path => tab.goto(shop.url + path, { waitUntil: 'networkidle' })
  await go(path)
  const cost = async () => {
    await tools.send('HeapProfiler.collectGarbage')
    const { metrics } = await tools.send('Performance.getMetrics')
    const { TaskDuration, JSHeapUsedSize } = Object.fromEntries(
      metrics.map(({ name, value }) => [name, value]),
    )
    return { time: TaskDuration * 1000, memory: JSHeapUsedSize }
  }
  return { tab, go, cost, close: () => context.close() }
}

const box = products.filter(
  ({ template, is_available, max_qty_allowed }) =>
    template === 'bol' && is_available && max_qty_allowed === null,
)

/** A basket with this many lines, timed until all are shown. */
async function basketOf(count) {
  const { tab, go, cost, close } = await open()
  const visitor = [...shop.shop.visitors.values()].at(-1)
  visitor.box.lines = Array.from({ length: count }, (_, at) => ({
    id: 10_000 + at,
    productId: box[at % box.length].id,
    quantity: 1,
  }))
  const before = await cost()
  await go('/shop/best-of-local/featured')
  await tab.waitForFunction(
    lines =>
      document.querySelectorAll('[data-basket] [role=listitem]').length === lines &&
      !document.querySelector('[data-basket][aria-busy]'),
    count,
    { polling: 300, timeout: 120_000 },
  )
  const { time, memory } = await cost()
  await close()
  // Timed from the navigation.
  return { time, memory: memory - before.memory }
}

const card = at =>
  `<li><h2>Product ${at}</h2><div data-widget="order-dialog" data-mode="dialog"><script type="application/json">${JSON.stringify(
    {
      product: {
        id: at,
        name: `Product ${at}`,
        template: 'de',
        edg_code: `4${at}`,
        is_available: true,
        order_price: '1.35',
      },
    },
  )}</script><a href="/order/${at}">Order</a></div></li>`

const loader = '<script type="module" src="/doorstep/loader.js"></script>'

/** A shelf with this many cards, with or without the loader. */
const shelfOf = head => async count => {
  const cards = Array.from({ length: count }, (_, at) => card(at + 1)).join('')
  const { tab, go, cost, close } = await open()
  await tab.route('**/shelf', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Shelf</title>${head}<ul>${cards}</ul>`,
    }),
  )
  const before = await cost()
  await go('/shelf')
  const { time, memory } = await cost()
  await close()
  // Timed from the navigation.
  return { time, memory: memory - before.memory }
}

/** The time of this many presses on "Next week", one after the other. */
async function weeksOf(...counts) {
  const { tab, cost, close } = await open('/')
  await tab.locator('[data-widget="weekly-view-link"]').locator('a, button').first().click()
  const next = tab.locator('[data-widget="header-basket"]').getByRole('button', { name: /^Next week/ })
  await next.waitFor()
  await tab.waitForLoadState('networkidle')
  const before = await cost()
  const spent = []
  for (let week = 1; week <= Math.max(...counts); week++) {
    const title = await next.getAttribute('aria-label')
    await next.click()
    await tab.waitForFunction(earlier => {
      const button = document.querySelector('[data-widget="header-basket"] button[aria-label^="Next week"]')
      return (
        button?.getAttribute('aria-label') !== earlier &&
        !document.querySelector('section[aria-labelledby][aria-busy]')
      )
    }, title)
    if (!counts.includes(week)) continue
    const after = await cost()
    spent.push({ time: after.time - before.time, memory: after.memory - before.memory })
  }
  await close()
  return spent
}

const failures = []

// The difference between two measurements of the same page: milliseconds, bytes.
const least = { time: 1, memory: 1e6 }

/** Prints the costs, and their growth from the last but one count to the last. */
function tell(what, counts, spent, most = { time: mostExponent, memory: mostExponent }) {
  const [less, more] = spent.slice(-2)
  const exponent = name =>
    Math.log(Math.max(least[name], more[name]) / Math.max(least[name], less[name])) /
    Math.log(counts.at(-1) / counts.at(-2))
  const grows = { time: exponent('time'), memory: exponent('memory') }
  const each = spent.map(
    ({ time, memory }, at) => `${counts[at]}: ${time.toFixed(0)} ms, ${(memory / 1e6).toFixed(2)} MB`,
  )
  console.log(
    `${what.padEnd(22)} ${each.join('; ')}; exponents: time ${grows.time.toFixed(2)}, memory ${grows.memory.toFixed(2)}`,
  )
  for (const name of ['time', 'memory'])
    if (grows[name] > most[name])
      failures.push(`${what}: ${name} grows with the power ${grows[name].toFixed(2)}`)
  return grows
}

console.log('\nWhat more of it costs the main thread, and what stays in memory')
// A basket of at most 100 lines is printed by its page.
const many = [1000, 10_000]
const each = async of => [await of(many[0]), await of(many[1])]
tell('lines', many, await each(basketOf))
const bare = tell('cards without loader', many, await each(shelfOf('')), { time: Infinity, memory: Infinity })
const withRoom = name => Math.max(mostExponent, bare[name] + 0.1)
tell('cards', many, await each(shelfOf(loader)), { time: withRoom('time'), memory: withRoom('memory') })
const weeks = [13, 26, 52]
tell('weeks', weeks, await weeksOf(...weeks))

await browser.close()
await shop.close()
if (failures.length) {
  console.error(`\nOver the limit:\n  ${failures.join('\n  ')}`)
  process.exitCode = 1
}
