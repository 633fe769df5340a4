import { journeys } from './journey'

export const browser = journeys()

export const posts = '[data-widget="social-block"] article'

export async function visitPosts() {
  const page = await browser.visit('/', ['postcode-panel'])
  await page.locator('[data-widget="social-block"]').scrollIntoViewIfNeeded()
  await page.locator(posts).first().waitFor()
  return page
}
