// Measures the built bundle in a long basket and on a long shelf. Fails when a limit below is passed.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, openBrowser, range } from './measuring.mjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const runs = Number(process.env.RUNS ?? 7)
const limits = { basketRatio: 2, frame: 60 }

const types = { '.js': 'text/javascript', '.css': 'text/css' }
const productOf = id => ({
  id,
  name: `Product ${id}`,
  template: 'bol',
  edg_code: `4${id}`,
  is_available: true,
  max_qty_allowed: null,
  image: null,
  order_price: '1.35',
})
const linesOf = count =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    product_id: index + 1,
    quantity: 1,
    product: productOf(index + 1),
    unavailable: false,
  }))
const card = (product, template) => `<li><h2>${product.name}</h2>
<div data-widget="order-dialog" data-mode="dialog"><script type="application/json">${JSON.stringify({
  product: { ...product, template },
})}</script><a href="/order/${product.id}" class="order">Order</a></div></li>`
const page = body => `<!doctype html><html lang="en"><title>Bench</title>
<script>window.csrfToken = 'token'; window.hasPostcode = true; window.isGuest = false; window.activeCoupon = null</script>
<script type="module" src="/loader.js"></script><body>${body}</body></html>`

let lines = []
const answers = {
  'GET /api/bol-basket': () => ({
    basket: { discount_amount: '0.00', coupon_code: null, deliveries: [] },
    order: null,
    products: lines,
  }),
  'GET /api/product/bol/500': () => ({ quantity: 0 }),
}
const pages = {
  '/basket': () => page('<div data-widget="bol-basket" data-load="ready"></div>'),
  '/shelf': () =>
    page(
      `<ul>${linesOf(1000)
        .map(({ product }) => card(product, 'bol'))
        .join('')}</ul>`,
    ),
}
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  let body = ''
  for await (const part of request) body += part
  const [, lineId] = /^\/api\/bol-basket\/(\d+)$/.exec(pathname) ?? []
  if (lineId)
    lines = lines.map(line => (line.id === Number(lineId) ? { ...line, ...JSON.parse(body) } : line))
  const answer = lineId ? () => ({ success: true }) : answers[`${request.method} ${pathname}`]
  const content =
    (answer && JSON.stringify(answer())) ??
    pages[pathname]?.() ??
    (await readFile(path.join(dist, pathname)).catch(() => undefined))
  const type = answer ? 'application/json' : (types[path.extname(pathname)] ?? 'text/html')
  response.writeHead(content === undefined ? 404 : 200, { 'content-type': type })
  response.end(content)
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const browser = await openBrowser()

async function open(address, isBare = false) {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const scripts = []
  tab.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  if (isBare) await tab.route('**/loader.js', route => route.abort())
  await tab.goto(origin + address)
  return { tab, scripts, close: () => context.close() }
}

/** Milliseconds from a press on plus until the frame that shows the new quantity. */
async function clickToPaint(count) {
  lines = linesOf(count)
  const { tab, close } = await open('/basket')
  await tab
    .getByRole('spinbutton')
    .nth(count - 1)
    .waitFor({ state: 'attached' })
  await tab.waitForTimeout(300)
  const took = await tab.evaluate(async () => {
    const plus = document.querySelector('[aria-label^="Increase"]')
    const field = document.querySelector('[role=spinbutton]')
    const times = []
    for (let press = 0; press < 5; press++) {
      const before = field.value
      const started = performance.now()
      plus.click()
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      if (field.value === before) throw new Error('the quantity did not change')
      times.push(performance.now() - started)
      await new Promise(resolve => setTimeout(resolve, 600))
    }
    return times.sort((a, b) => a - b)[2]
  })
  await close()
  return took
}

/** What a shelf of 1,000 products costs before, and at, the first press. */
async function shelf() {
  const { tab, scripts, close } = await open('/shelf')
  await tab.waitForLoadState('networkidle')
  const before = [...scripts]
  const started = performance.now()
  await tab.locator('.order').nth(499).click()
  await tab.getByRole('dialog', { name: 'Order Product 500' }).waitFor()
  const took = performance.now() - started
  const dialogs = await tab.getByRole('dialog').count()
  const hasFocus = await tab.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))
  await close()
  return { before, took, dialogs, hasFocus }
}

/** The longest frame, and those of more than 25 ms, while a wheel turns above the cards of the shelf. */
async function scrolling(isBare) {
  const { tab, close } = await open('/shelf', isBare)
  await tab.waitForLoadState('networkidle')
  await tab.evaluate(() => {
    const frames = []
    let last = performance.now()
    const step = now => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
    Object.assign(window, { frames })
  })
  await tab.mouse.move(100, 300)
  for (let turn = 0; turn < 60; turn++) {
    await tab.mouse.wheel(0, 400)
    await tab.waitForTimeout(30)
  }
  const frames = await tab.evaluate(() => window.frames.slice(1))
  await close()
  return { longest: Math.max(...frames), dropped: frames.filter(frame => frame > 25).length }
}

const failures = []
console.log(`\nChromium ${browser.version()}, medians of ${runs} runs each, taken in turn.`)
const long = []
const short = []
for (let run = 0; run < runs; run++) {
  short.push(await clickToPaint(10))
  long.push(await clickToPaint(10_000))
}
const ratio = median(long) / median(short)
console.log(
  `From a press on plus to the frame that shows it: 10 lines ${median(short).toFixed(1)} ms (${range(short)}), 10,000 lines ${median(long).toFixed(1)} ms (${range(long)}), ratio ${ratio.toFixed(2)}`,
)
if (ratio > limits.basketRatio)
  failures.push(`a press in a basket of 10,000 lines takes ${ratio.toFixed(2)} times as long as in one of 10`)

const shelves = []
for (let run = 0; run < runs; run++) shelves.push(await shelf())
const [first] = shelves
console.log(
  `A shelf of 1,000 products fetches ${first.before.length} script before the first press (${first.before.join(' ')}); from the press to its dialog ${median(shelves.map(({ took }) => took)).toFixed(0)} ms (${range(shelves.map(({ took }) => took))})`,
)
if (first.before.length > 1) failures.push('the shelf fetches more than the loader before anybody presses')
if (shelves.some(({ dialogs, hasFocus }) => dialogs !== 1 || !hasFocus))
  failures.push('a press did not open one dialog with the focus in it')

const scrolled = { ours: [], bare: [] }
for (let run = 0; run < runs; run++) {
  scrolled.ours.push(await scrolling(false))
  scrolled.bare.push(await scrolling(true))
}
const frames = (kind, name) => median(scrolled[kind].map(each => each[name]))
console.log(
  `Scrolling the shelf: longest frame ${frames('ours', 'longest').toFixed(0)} ms (${frames('bare', 'longest').toFixed(0)} without the loader), ${frames('ours', 'dropped')} dropped (${frames('bare', 'dropped')})`,
)
if (frames('ours', 'longest') > Math.max(limits.frame, frames('bare', 'longest')))
  failures.push(`a frame takes ${frames('ours', 'longest').toFixed(0)} ms while the shelf is scrolled`)

await browser.close()
server.close()
if (failures.length) {
  console.error(failures.join('\n'))
  process.exitCode = 1
}
