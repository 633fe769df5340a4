import type { Page } from 'playwright-core'
import { addDays, type CalendarDate, formatDate } from '../../shared/domain/rules/dates/dates'
import { today } from '../../shared/platform/values/london'
import { shopNow } from '../support/shop-time'
import { journeys, press, tabTo } from './journey'

export const browser = journeys()

export const visitPauses = (options = {}) =>
  browser.visit('/account/pauses', ['pause-picker'], { as: 'customer', ...options })

export const start = (page: Page) => page.getByRole('textbox', { name: 'First day without a delivery' })

export const end = (page: Page) => page.getByRole('textbox', { name: 'Last day without a delivery' })

export const opener = (page: Page) =>
  page.getByRole('button', { name: 'Choose from a calendar: First day without a delivery' })

export const submit = (page: Page) => page.getByRole('button', { name: 'Pause deliveries' })

export const day = (after: number): CalendarDate => addDays(today(shopNow()), after)

export const typed = (after: number) => formatDate(day(after))

export async function retype(page: Page, target: ReturnType<typeof start>, text: string): Promise<void> {
  await tabTo(page, target)
  await press(page, 'Control+A')
  await page.keyboard.type(text)
}
