import { addressesOf, siteBelow } from '../../demo-pages/site'
import { mounted, type OpenShop, openShop, type WatchedPage } from '../support/browser'

const site = siteBelow('/winkel')
const { own } = addressesOf(site)

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop({ site })
})
afterEach(() => shop.leave())
afterAll(() => shop?.close())

/** Every request of the page from here on, and its destination. */
function follow(page: WatchedPage) {
  const asked: string[] = []
  const failed: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  page.on('response', answer => {
    if (answer.status() === 404) failed.push(answer.url())
  })
  return {
    outside: () => asked.filter(path => !path.startsWith('/winkel/') && path !== '/favicon.ico'),
    failed,
  }
}

test('G-03 In a shop below /winkel/ a box is filled and confirmed, and nothing is requested outside it', async () => {
  const page = await shop.visit(own('/'), { as: 'customer', hasPostcode: true })
  const { outside, failed } = follow(page)
  await page.goto(shop.url + own('/shop/best-of-local/featured'))
  await mounted(page, 'bol-basket')
  const cards = page.locator('[data-widget="order-dialog"]')
  for (let at = 0; at < 3; at += 1) {
    await cards.nth(at).getByRole('button').first().click()
    await cards.nth(at).getByText('1 in box').waitFor()
  }
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await page.waitForURL(shop.url + own('/shop/best-of-local/checkout'))
  await mounted(page, 'checkout-panel')
  const links = page.locator('[data-widget="checkout-panel"] a')
  const ways = await links.evaluateAll(each => each.map(link => link.getAttribute('href')))
  expect(ways).toEqual(expect.arrayContaining(['/winkel/agb', '/winkel/fragen/lieferung', '/winkel/kontakt']))
  await page.getByRole('group', { name: 'Delivery date' }).locator('[type=radio]:enabled').first().check()
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await page.waitForURL(/\/winkel\/kasse\/fertig\/\d+$/)
  expect([outside(), failed]).toEqual([[], []])
})

test("G-03 G-08 An ended session leads to that shop's login and back to the same page", async () => {
  const page = await shop.visit(own('/account/orders'), { as: 'customer', hasPostcode: true })
  const { outside, failed } = follow(page)
  const there = `${own('/shop/best-of-local/featured')}?from=menu`
  await page.goto(shop.url + there)
  await mounted(page, 'bol-basket')
  await page.request.post(`${shop.url}/winkel/demo/visitor`, { data: { as: 'guest' } })
  await page.request.post(`${shop.url}/winkel/demo/faults`, { data: { kind: '401', match: 'POST *' } })
  await page.locator('[data-widget="order-dialog"]').first().getByRole('button').first().click()
  await page.waitForURL(/\/winkel\/anmelden\?return=/)
  await page.getByLabel('Email').fill('alison@doorstep.example')
  await page.getByLabel('Password').first().fill('anything')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(shop.url + there)
  expect([outside(), failed]).toEqual([[], []])
})
