import type { Page } from 'playwright-core'
import { journeys } from './journey'

export const { visit, shop } = journeysWithShop()

function journeysWithShop() {
  const walk = journeys()
  return { visit: walk.visit, shop: () => walk.shop }
}

export const featured = '/shop/best-of-local/featured'

export const local = ['bol-basket', 'postcode-panel']

export const card = (page: Page, name: string) => page.locator('.product', { hasText: name })

export const basket = (page: Page) => page.getByRole('region', { name: 'Your Best of Local box' })

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

export const dates = (page: Page) =>
  page.getByRole('group', { name: 'Delivery date' }).locator('[type=radio]:enabled')

beforeEach(() => {
  // Only the calls of the coming journey count.
  ;(shop().log as unknown[]).length = 0
})
