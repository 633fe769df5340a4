import type { Page } from 'playwright-core'
import { journeys, press } from '../journey'

export const browser = journeys()

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Pop in your postcode' }).fill('EX4 4QJ')
  await press(page, 'Enter')
  await page.getByRole('dialog').waitFor()
}
