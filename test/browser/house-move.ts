import type { Page } from 'playwright-core'
import { arrive, journeys, press } from './journey'

// A Wednesday; the customer lives on a round of every morning, and Bath has deliveries on Tuesdays and
// Fridays.
export const browser = journeys()

export const widgets = ['house-move']

export const label = "Check the postcode for the address you're moving to"

export async function startMove(postcode = 'BA1 5LR'): Promise<Page> {
  const page = await browser.visit('/account/addresses', ['postcode-panel'], { as: 'customer' })
  await page.getByRole('textbox', { name: label }).fill(postcode)
  await press(page, 'Enter')
  await page.waitForURL('**/account/house-moves')
  await arrive(page, widgets)
  await page.locator('.doorstep').getByText('Still to choose').first().waitFor()
  return page
}

export const date = (page: Page) => page.locator('.doorstep').getByRole('textbox', { name: 'Moving on' })
