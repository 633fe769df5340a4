// Measures the built bundle in a long basket and on a long shelf. Fails when a limit below is exceeded.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, openBrowser, range } from './measuring.mjs'
import { frameOf } from './visits.mjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const runs = Number(process.env.RUNS ?? 7)
const limits = { basketRatio: 3, frame: 60, tab: 32, tabRatio: 1.2 }

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

/** Records for each press of the mouse and each key the time to the next frame. */
const countFrames = tab =>
  tab.evaluate(() => {
    window.spent = []
    const count = ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => window.spent.push(performance.now() - timeStamp)))
    for (const name of ['click', 'keydown']) addEventListener(name, count, true)
  })

/** Opens a basket with this many lines. */
async function openBasket(count) {
  lines = linesOf(count)
  const { tab, close } = await open('/basket')
  await tab
    .getByRole('spinbutton')
    .nth(count - 1)
    .waitFor({ state: 'attached' })
  await tab.waitForTimeout(300)
  await countFrames(tab)
  const spent = async turn => {
    await tab.waitForFunction(turn => window.spent.length >= turn, turn)
    return (await tab.evaluate(() => window.spent)).at(-1)
  }
  return { tab, spent, close }
}

/** Milliseconds from the first press on plus, and from later ones, to the frame with the new quantity. */
async function pressPlus(count) {
  const { tab, spent, close } = await openBasket(count)
  const place = await tab.locator('[aria-label^="Increase"]').first().boundingBox()
  const times = []
  for (let press = 1; press <= 5; press++) {
    const before = await tab.locator('[role=spinbutton]').first().inputValue()
    await tab.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
    times.push(await spent(press))
    if ((await tab.locator('[role=spinbutton]').first().inputValue()) === before)
      throw new Error('the quantity did not change')
    await tab.waitForTimeout(600)
  }
  await close()
  const [first, ...later] = times
  return { first, later: median(later) }
}

/**
 * Milliseconds from the first Tab to the frame with the focus on a control of the basket; also on the same
 * page without a script, where the browser lays out the rows it has skipped before it moves the focus.
 */
async function pressTab(count) {
  const { tab, spent, close } = await openBasket(count)
  const markup = await tab.evaluate(() => {
    const styles = [...document.querySelectorAll('link[rel=stylesheet]')].map(({ outerHTML }) => outerHTML)
    return `<!doctype html><html lang="en"><title>Bench</title>${styles.join('')}${document.body.outerHTML}`
  })
  await tab.keyboard.press('Tab')
  const ours = await spent(1)
  if (!(await tab.evaluate(() => !!document.activeElement?.closest('[data-widget]'))))
    throw new Error('no control of the basket has the focus')
  await tab.route('**/basket', route => route.fulfill({ contentType: 'text/html', body: markup }))
  await tab.reload()
  await tab.waitForTimeout(300)
  await countFrames(tab)
  await tab.keyboard.press('Tab')
  const bare = await spent(1)
  await close()
  return { ours, bare }
}

/** The cost of a shelf of 1,000 products before, and at, the first press. */
async function shelf() {
  const { tab, scripts, close } = await open('/shelf')
  await tab.waitForLoadState('networkidle')
  const before = [...scripts]
  await tab.evaluate(() => {
    const begin = () => Object.assign(window, { pressed: performance.now() })
    addEventListener('pointerdown', begin, { capture: true, once: true })
  })
  await tab.locator('.order').nth(499).click()
  const shownAt = await frameOf('[role=dialog]', 'Product 500')(tab)
  const took = shownAt - (await tab.evaluate(() => window.pressed))
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
const few = 10
const many = 10_000
const pressed = { [few]: [], [many]: [] }
const focused = { [few]: [], [many]: [] }
for (let run = 0; run < runs; run++)
  for (const count of [few, many]) {
    pressed[count].push(await pressPlus(count))
    focused[count].push(await pressTab(count))
  }
for (const [what, timesOf] of [
  ['the first press on plus', count => pressed[count].map(({ first }) => first)],
  ['a later press on plus', count => pressed[count].map(({ later }) => later)],
]) {
  const ratio = median(timesOf(many)) / median(timesOf(few))
  const each = [few, many].map(
    count => `${count} lines ${median(timesOf(count)).toFixed(1)} ms (${range(timesOf(count))})`,
  )
  console.log(`From ${what} to the frame that shows it: ${each.join(', ')}, ratio ${ratio.toFixed(2)}`)
  if (ratio > limits.basketRatio)
    failures.push(`${what} takes ${ratio.toFixed(2)} times as long in 10,000 lines as in 10`)
}
for (const count of [few, many]) {
  const of = name => median(focused[count].map(each => each[name]))
  console.log(
    `From the first Tab to the frame that shows it in ${count} lines: ${of('ours').toFixed(1)} ms, on the same page without a script ${of('bare').toFixed(1)} ms`,
  )
  if (of('ours') > Math.max(limits.tab, limits.tabRatio * of('bare')))
    failures.push(`the first Tab into ${count} lines takes ${of('ours').toFixed(0)} ms`)
}

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
