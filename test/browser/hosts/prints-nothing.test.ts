import type { Page } from 'playwright-core'
import { arrive, journeys, shopState } from '../journey'

const browser = journeys()
const featured = '/shop/best-of-local/featured'
const guest = { as: 'guest', hasPostcode: false, printsNothing: true } as const
const cards = (page: Page) => page.locator('[data-widget="order-dialog"]')

/** The page's own script calls the shop and dispatches the event, as a site with its own check does. */
const confirmByPage = (page: Page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({ postcode: 'BS3 4TN' })
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-CSRF-TOKEN': Reflect.get(window, 'csrfToken'),
      'X-Requested-With': 'XMLHttpRequest',
    }
    await fetch('/register/postcode/verify', { method: 'POST', headers, body })
    window.dispatchEvent(
      new CustomEvent('valid-postcode', { detail: { postcode: 'BS3 4TN', quotaReached: false } }),
    )
  })

test('J-90 OD-17 EVT-02 EVT-03 A card asleep while the page confirmed the postcode orders at its first press, up to the checkout', async () => {
  const page = await browser.visit(featured, [], guest)
  await cards(page).first().waitFor()
  await confirmByPage(page)
  expect((await shopState(page)).postcode).toBe('BS3 4TN')
  await cards(page).first().locator('a.button, button').first().click()
  await page.getByText('1 in box').filter({ visible: true }).first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await arrive(page, ['bol-basket'])
  expect(await page.getByText('Please enter a postcode').count()).toBe(0)
  await page.locator('[data-widget="bol-basket"]').getByRole('link', { name: 'Checkout' }).waitFor()
})
