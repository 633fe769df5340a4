import type { Page } from 'playwright-core'
import { blank, journeys } from './journey'

const browser = journeys()

/** From here on that page is what it is now, whatever the shop would print: a cache on the way has kept it. */
async function keepPage(page: Page, path: string): Promise<void> {
  const kept = await (await page.request.get(browser.url + path)).text()
  await page.route(
    url => url.pathname === path,
    route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: kept }),
  )
}

test('G-30 a postcode confirmed, then Continue and Back: a page that was printed before knows it without being touched', async () => {
  const page = await browser.visit(blank, [], { as: 'guest', hasPostcode: false })
  await keepPage(page, '/')
  await page.goto(`${browser.url}/`)
  await page.getByRole('textbox', { name: 'Pop in your postcode' }).first().fill('BS3 4TN')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).first().click()
  await page.waitForURL('**/register**')
  await page.goBack()
  await page
    .locator('[data-widget="postcode-panel"]')
    .getByText('We deliver to your area')
    .first()
    .waitFor({ timeout: 8000 })
  expect(await page.locator('[data-widget="postcode-panel"] [data-doorstep-root] :focus').count()).toBe(0)
})
