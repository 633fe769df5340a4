import type { Page } from 'playwright-core'
import { isWhole } from '../../support/rows'
import { blank, journeys } from '../journey'

// This file is about printed state.
const browser = journeys({ isPrinted: true })

/** From here on that page stays as it is now: a cache on the way has kept it. */
async function keepPage(page: Page, path: string): Promise<void> {
  const printed = await (await page.request.get(browser.url + path)).text()
  await page.route(
    url => url.pathname === path,
    route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: printed }),
  )
}

test('G-30 After a confirmed postcode, Continue and Back, an earlier printed page shows it by itself', async () => {
  const page = await browser.visit(blank, [], { as: 'guest', hasPostcode: false })
  await keepPage(page, '/')
  await page.goto(`${browser.url}/`)
  await page.getByRole('textbox', { name: 'Pop in your postcode' }).first().fill('BS3 4TN')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).first().click()
  // L-46: to the step that is lit.
  await page.waitForURL('**/shop/milk#steps')
  await page.goBack()
  await page
    .locator('[data-widget="postcode-panel"]')
    .getByText('We deliver to your area')
    .first()
    .waitFor({ timeout: 8000 })
  expect(await page.locator('[data-widget="postcode-panel"] [data-doorstep-root] :focus').count()).toBe(0)
})

/** The shop's pages that print orders. Only a page knows a customer's name and debts. */
const personal = ['/', '/shop/milk', '/shop/best-of-local/featured', '/account/orders', '/account/payments']

/** The text of each widget. */
const wordsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
      each =>
        `${each.dataset.widget}: ${each.checkVisibility() ? each.innerText.replace(/\s+/g, ' ').trim() : ''}`,
    ),
  )

/** A page that names another customer than its own. */
const naming = (customer: string, text: string) =>
  text.replace(
    /<meta name="doorstep-customer"[^>]*>/,
    `<meta name="doorstep-customer" content="${customer}">`,
  )

describe('a page that a shared cache gives to another customer, on a site that names its customers', () => {
  test.each(isWhole ? personal : ['/shop/best-of-local/featured'])(
    "G-30 %s shows none of another customer's data, even after a page without an active widget",
    async path => {
      const alison = await browser.visit(blank, [], { as: 'customer', hasPostcode: true })
      const { token } = await (await alison.request.get(`${browser.url}/csrf-token`)).json()
      const headers = { 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest' }
      const tell = async (method: string, at: string, data: object) =>
        (await alison.request.fetch(browser.url + at, { method, headers, data })).status()
      expect(await tell('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })).toBe(200)
      const ofAlison = await (await alison.request.get(browser.url + path)).text()
      const joseph = await browser.visit(path, [], { as: 'customer', hasPostcode: true })
      const own = await wordsOn(joseph)
      const give = (at: string, body: string) =>
        joseph.route(
          url => url.pathname === at,
          route => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
        )
      const giveNaming = async (customer: string, at: string) => {
        await give(at, naming(customer, await (await joseph.request.get(browser.url + at)).text()))
        await joseph.goto(browser.url + at, { waitUntil: 'networkidle' })
      }
      // The tab has not seen this customer yet.
      await joseph.goto(browser.url + blank)
      await joseph.evaluate(() => sessionStorage.clear())
      // A page that names no customer stores none, so that a later login does not count as another customer.
      await giveNaming('', '/terms')
      expect(await joseph.evaluate(() => 'doorstep:whose' in sessionStorage)).toBe(false)
      await giveNaming('joseph', '/terms')
      await joseph.waitForFunction(() => 'doorstep:whose' in sessionStorage)
      await give(path, naming('alison', ofAlison))
      await joseph.goto(browser.url + path)
      let now: string[] = []
      for (let look = 0; look < 60; look++) {
        now = await wordsOn(joseph)
        if (JSON.stringify(now) === JSON.stringify(own)) break
        await joseph.waitForTimeout(100)
      }
      expect(now).toEqual(own)
    },
  )
})
