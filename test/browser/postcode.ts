import type { Page } from 'playwright-core'
import { focused, journeys, press, tabTo } from './journey'

export const browser = journeys()

export const field = (page: Page) => page.getByRole('textbox', { name: 'Pop in your postcode' })

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

export const visitHome = (path = '/') => browser.visit(path, ['postcode-panel'])

/** Types a postcode with the keyboard alone and presses Enter. */
export async function check(page: Page, postcode: string): Promise<void> {
  await tabTo(page, field(page))
  await page.keyboard.type(postcode)
  await press(page, 'Enter')
}

/** Opens the result of a check and gives its text. */
export async function resultOf(page: Page, postcode: string, title: string): Promise<string | null> {
  await check(page, postcode)
  await dialog(page, title).waitFor()
  // The dialog itself, whose name is its title, so that it is read once.
  expect((await focused(page)).startsWith(`div ${title}`)).toBe(true)
  return dialog(page, title).textContent()
}
