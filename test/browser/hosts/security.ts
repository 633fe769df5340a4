import type { Page } from 'playwright-core'
import { journeys, press } from '../journey'

export const browser = journeys()

export const field = (page: Page) => page.getByRole('textbox', { name: 'Pop in your postcode' })

export const dialog = (page: Page) => page.getByRole('dialog')

export async function checkPostcode(page: Page, postcode: string): Promise<void> {
  if ((await field(page).count()) === 0) await page.getByRole('button', { name: /^Change postcode/ }).click()
  await field(page).fill(postcode)
  await press(page, 'Enter')
  await dialog(page).waitFor()
}
