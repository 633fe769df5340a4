import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { pagePaths } from '../../../demo-pages/pages/render'
import { type RunningShop, serve } from '../../../demo-pages/serve'
import { mounted, openBrowser, type SharedBrowser } from '../../support/browser'
import { servePlainly } from '../../support/servers/plain-server'
import { writeStaticDemo } from '../../support/servers/static-demo'
import { shopNow } from '../../support/shop-time'

const dist = path.resolve(__dirname, '../../../dist')

let demo: ReturnType<typeof writeStaticDemo>
let browser: SharedBrowser
let server: Awaited<ReturnType<typeof servePlainly>>
let context: BrowserContext

beforeAll(async () => {
  demo = writeStaticDemo()
  browser = await openBrowser()
})
beforeEach(async () => {
  server = await servePlainly(demo.folder, '/demo/')
  context = await browser.newContext()
})
afterEach(async () => {
  await context.close()
  await server.close()
})
afterAll(async () => {
  await browser?.close()
  demo?.remove()
})

const titled = (page: Page, title: RegExp) =>
  page.waitForFunction(
    pattern => navigator.serviceWorker.controller && new RegExp(pattern).test(document.title),
    title.source,
    { polling: 50 },
  )

const arrive = async (address: string, title: RegExp): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(server.url + address)
  await titled(page, title)
  return page
}

const tell = (page: Page, control: string, body: object) =>
  page.evaluate(
    async ([address, sent]) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(address, { method: 'POST', headers, body: sent })
      return answer.json()
    },
    [`/demo/${control}`, JSON.stringify(body)] as const,
  )

/** Ends the worker as a browser does to free memory. */
async function stopWorker(page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

const nameless = (markup: string) =>
  markup
    .replace(/[A-Za-z0-9]{40}/g, 'a token')
    .replace(/nonce="[^"]+"/g, 'nonce')
    .replace(/data-at="[^"]+"/g, 'then')

test('The first visit to a deep address ends on its page, whose policy is the server’s', async () => {
  const page = await arrive('shop/milk?aisle=top#main', /^Milk and dairy/)
  expect(page.url()).toBe(`${server.url}shop/milk?aisle=top#main`)
  await mounted(page, 'postcode-panel')
  const policy = await page.evaluate(async () =>
    (await fetch(location.href)).headers.get('Content-Security-Policy'),
  )
  expect(policy).toMatch(
    /^default-src 'self'; script-src 'self' 'nonce-[^']+'; require-trusted-types-for 'script'/,
  )
})

/** Every page as the static demo and the server give it to that visitor. */
async function compare(page: Page, shop: RunningShop, as: string): Promise<void> {
  const setup = { as, hasPostcode: true }
  await tell(page, 'visitor', setup)
  const began = await fetch(`${shop.url}/demo/visitor`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(setup),
  })
  const cookie = began.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const paths = [
    ...pagePaths,
    '/nowhere',
    '/recipes/bread-and-butter-pudding',
    '/catalogue',
    '/catalogue/slider',
  ]
  for (const address of paths) {
    const there = await fetch(shop.url + address, { headers: { cookie } })
    const here = await page.evaluate(async at => {
      const answer = await fetch(at)
      return { status: answer.status, text: await answer.text(), path: new URL(answer.url).pathname }
    }, address)
    expect(here.path).toBe(new URL(there.url).pathname)
    expect(here.status).toBe(there.status)
    expect(nameless(here.text)).toBe(nameless(await there.text()))
  }
}

test("Every page equals the server's, for a guest and for a customer", async () => {
  const shop = await serve({ dist, shop: { now: shopNow } })
  await server.close()
  server = await servePlainly(demo.folder)
  const page = await arrive('', /^Milk and good food/)
  for (const as of ['guest', 'customer']) await compare(page, shop, as)
  await shop.close()
})

test('In a folder the demo stays there, and its orders survive a stopped worker and a missing server', async () => {
  const page = await arrive('shop/milk', /^Milk and dairy/)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await titled(page, /^Log in/)
  expect(page.url()).toBe(`${server.url}login`)
  await page.evaluate(() => location.assign('/contact'))
  await titled(page, /^Contact/)
  expect(page.url()).toBe(`${server.url}contact`)
  await tell(page, 'visitor', { as: 'customer' })
  await page.goto(`${server.url}shop/best-of-local/featured`)
  await page
    .locator('li', { hasText: 'Mature cheddar' })
    .getByRole('button', { name: /^Add to box/ })
    .click()
  const amount = page.getByRole('spinbutton', { name: 'Quantity of Mature cheddar' }).first()
  await amount.waitFor()
  await stopWorker(page)
  await server.close()
  await page.reload()
  await amount.waitFor()
  expect((await tell(page, 'visitor', { as: 'customer' })).customer.name).toBe('Alison Frampton')
  await page.goto(`${server.url}contact`)
  await page.getByLabel('What is it about?').selectOption({ index: 1 })
  await page.getByLabel('First line of address').fill('14 Greville Street')
  await page.getByLabel('Your message').fill('Late?')
  const postcode = page.locator('form[action$="/contact"] [name=postcode]')
  for (const [text, answer] of [
    ['BS3', 'The postcode format is invalid.'],
    ['BS3 4TN', '14 Greville Street, BS3 4TN'],
  ] as const) {
    await postcode.fill(text)
    await page.getByLabel('Your message').press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(answer).first().waitFor()
  }
  expect(page.url()).toMatch(`${server.url}contact`)
})

test('A browser without service workers is told so in a sentence', async () => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await context.newPage()
  await page.goto(server.url)
  expect(await page.getByRole('status').textContent()).toContain('which this window does not have')
})
